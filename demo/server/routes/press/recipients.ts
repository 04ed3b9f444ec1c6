import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../base/api-error.ts';
import {
  addRecipient,
  changeRecipient,
  hasAddress,
  MAX_RECIPIENTS,
  type RecipientData,
  recipientsOf,
  removeRecipient,
} from '../../domain/press/recipients.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin, typedText } from '../schemas.ts';
import { requireReviewReader } from './reader.ts';
import { idText, json, readRefusals, recipient, writeRefusals } from './schemas.ts';

const body = z.object({
  email: typedText.pipe(z.email().max(254)),
  name: typedText.pipe(z.string().max(50)).optional(),
  group: typedText.pipe(z.string().max(50)).nullish(),
  active: z.boolean().optional(),
});

const data = z.object({ destinatari: z.array(recipient) });
const path = z.object({ id: idText });
const missing = { 404: 'No such recipient of this reader: ERR_RECIPIENT_NOT_FOUND' };
const taken = { 409: 'The address is on the list already, or the list is full: ERR_RECIPIENT_EXISTS, ERR_TOO_MANY' };

const list = createRoute({
  method: 'get',
  path: '/api/user/rassegna/destinatari',
  summary: 'The recipients of the press review',
  responses: answers(data, { 401: readRefusals[401], 403: readRefusals[403] }),
  ...origin('specification', 'newsstand'),
});

const add = createRoute({
  method: 'post',
  path: '/api/user/rassegna/destinatari',
  summary: 'Adds a recipient',
  request: json(body),
  responses: answers(data, { ...writeRefusals, ...taken }),
  ...origin('project', 'newsstand'),
});

const change = createRoute({
  method: 'post',
  path: '/api/user/rassegna/destinatari/{id}',
  summary: 'Changes a recipient; fields left out stay',
  request: { params: path, ...json(body.partial()) },
  responses: answers(data, { ...writeRefusals, ...missing, ...taken }),
  ...origin('project', 'newsstand'),
});

const remove = createRoute({
  method: 'post',
  path: '/api/user/rassegna/destinatari/{id}/delete',
  summary: 'Removes a recipient',
  request: { params: path },
  responses: answers(data, { ...readRefusals, ...missing }),
  ...origin('project', 'newsstand'),
});

const exists = (): ApiError =>
  new ApiError(409, 'Questo indirizzo è già tra i destinatari.', {
    code: 'ERR_RECIPIENT_EXISTS',
    errors: { email: 'exists' },
  });
const unknown = (): ApiError =>
  new ApiError(404, 'Questo destinatario non c’è più.', { code: 'ERR_RECIPIENT_NOT_FOUND' });

const recipientData = ({ email, name = '', group, active = true }: z.output<typeof body>): RecipientData => ({
  email,
  name,
  group: group || null,
  active,
});

/** The calls under /api/user/rassegna/destinatari. */
export const addReviewRecipients = (app: App, services: Services): void => {
  const { db } = services;
  const listed = async (accountId: string) => success({ destinatari: await recipientsOf(db, accountId) });
  app.openapi(list, async (c) => {
    const { reader } = await requireReviewReader(c, services);
    return c.json(await listed(reader.accountId), 200);
  });
  app.openapi(add, async (c) => {
    const { reader, now } = await requireReviewReader(c, services);
    const { accountId } = reader;
    if ((await recipientsOf(db, accountId)).length >= MAX_RECIPIENTS) {
      throw new ApiError(409, `Massimo ${MAX_RECIPIENTS} destinatari.`, { code: 'ERR_TOO_MANY' });
    }
    if (!(await addRecipient(db, accountId, recipientData(c.req.valid('json')), now))) throw exists();
    return c.json(await listed(accountId), 200);
  });
  app.openapi(change, async (c) => {
    const { accountId } = (await requireReviewReader(c, services)).reader;
    const { id } = c.req.valid('param');
    const known = (await recipientsOf(db, accountId)).find((one) => one.id === id);
    if (!known) throw unknown();
    const { email = known.email, name = known.name, active = known.active, group } = c.req.valid('json');
    if (await hasAddress(db, accountId, email, id)) throw exists();
    const changed = { id, email, name, active, group: group === undefined ? known.group : group || null };
    if (!(await changeRecipient(db, accountId, changed))) throw unknown();
    return c.json(await listed(accountId), 200);
  });
  app.openapi(remove, async (c) => {
    const { accountId } = (await requireReviewReader(c, services)).reader;
    if (!(await removeRecipient(db, accountId, c.req.valid('param').id))) throw unknown();
    return c.json(await listed(accountId), 200);
  });
};
