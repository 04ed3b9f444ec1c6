import { createRoute, z } from '@hono/zod-openapi';
import { fieldMessages } from '../../../../src/rules/text/fields.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import {
  askedOf,
  type Consent,
  consentHistory,
  consentIds,
  consentsIn,
  recordConsents,
  TEXT_VERSION,
} from '../../domain/account/consents.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { answers, jsonBody, origin, typedText } from '../schemas.ts';

const consent = z.object({
  id: z.enum(consentIds),
  text: z.string(),
  version: z.string(),
  granted: z.boolean(),
  granted_at: z.iso.datetime().nullable(),
  mandatory: z.boolean(),
});

const change = z.object({
  id: z.string(),
  granted: z.boolean(),
  version: z.string(),
  surface: z.string(),
  receipt_id: z.string(),
  at: z.iso.datetime(),
});

const read = createRoute({
  method: 'get',
  path: '/api/user/consents',
  summary: 'The reader’s consents and their history',
  responses: answers(z.object({ consents: z.array(consent), history: z.array(change) }), {
    401: 'Not signed in',
  }),
  ...origin('project', 'account'),
});

const write = createRoute({
  method: 'post',
  path: '/api/user/consents',
  summary: 'Grants or withdraws consents; stores each choice with the text shown',
  request: jsonBody(
    z.object({
      consents: z.partialRecord(z.enum(consentIds), z.boolean()),
      text_version: z.string().openapi({ description: 'Version of the text shown' }),
      surface: typedText.pipe(z.string().min(1).max(100)).openapi({ description: 'Where the text was shown' }),
    }),
  ),
  responses: answers(z.object({ consents: z.array(consent), receipt_id: z.string() }), {
    401: 'Not signed in',
    422: 'A mandatory consent is refused (acceptance), an outdated text version, or an unknown consent',
  }),
  ...origin('project', 'account'),
});

/** Requires the mandatory consents: a company must accept its contract clauses. */
const requireMandatory = (consents: readonly Consent[]): void => {
  const refused = consents.find(({ mandatory, granted }) => mandatory && !granted);
  if (refused) throw new ApiError(422, fieldMessages.acceptance, { errors: { [refused.id]: 'acceptance' } });
};

/** GET and POST /api/user/consents. */
export const addConsents = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(read, async (c) => {
    const { accountId, kind } = await requireReader(c, services);
    const history = await consentHistory(db, accountId);
    return c.json(success({ consents: consentsIn(kind, history), history }), 200);
  });
  app.openapi(write, async (c) => {
    const { accountId, kind } = await requireReader(c, services);
    const { consents: choices, text_version: version, surface } = c.req.valid('json');
    if (version !== TEXT_VERSION) throw new ApiError(422, statusText(422), { errors: { text_version: 'choice' } });
    const unknown = consentIds.find((id) => choices[id] !== undefined && !askedOf(kind).includes(id));
    if (unknown) throw new ApiError(422, statusText(422), { errors: { [unknown]: 'choice' } });
    const answer = await db.tx(async (tx) => {
      const receipt_id = await recordConsents(tx, accountId, choices, { version, surface }, now());
      const consents = consentsIn(kind, await consentHistory(tx, accountId));
      requireMandatory(consents);
      return { consents, receipt_id };
    });
    return c.json(success(answer), 200);
  });
};
