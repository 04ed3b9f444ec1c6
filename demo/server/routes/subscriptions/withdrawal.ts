import { createRoute, z } from '@hono/zod-openapi';
import { confirmWithdrawal, declareWithdrawal, type Withdrawal } from '../../domain/subscriptions/withdrawal.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { catchUp, idParams, jsonBody, ownRefusals } from '../common.ts';
import { answers, origin, typedText } from '../schemas.ts';

const body = z.object({
  step: z.enum(['declare', 'confirm']),
  name: typedText.pipe(z.string().min(1).max(120)),
  email: typedText.pipe(z.email().max(254)),
});

const data = z.object({
  withdrawal: z.object({
    id: z.uuid(),
    declared_at: z.iso.datetime().nullable().openapi({ description: 'null until it is confirmed' }),
    content: z.string(),
    receipt_url: z.string().nullable(),
  }),
});

const route = createRoute({
  method: 'post',
  path: '/api/user/subscriptions/{id}/withdrawal',
  summary: 'Withdrawal in two steps: the statement, then its confirmation (Codice del consumo, art. 54-bis)',
  request: { params: idParams, body: jsonBody(body) },
  responses: answers(data, {
    ...ownRefusals,
    403: 'ERR_WITHDRAWAL_PERIOD_OVER; origin or XSRF refused',
    409: 'ERR_NOT_DECLARED: confirmed before it was declared',
  }),
  ...origin('project', 'account'),
});

const wire = (c: AppContext, { id, declaredAt, content, documentId }: Withdrawal): z.infer<typeof data> => ({
  withdrawal: {
    id,
    declared_at: declaredAt?.toISOString() ?? null,
    content,
    receipt_url: documentId === null ? null : `${c.get('url').origin}/api/user/documents/${documentId}`,
  },
});

/** POST /api/user/subscriptions/{id}/withdrawal. */
export const addWithdrawal = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(route, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const { id } = c.req.valid('param');
    const { step, name, email } = c.req.valid('json');
    const withdrawal =
      step === 'declare'
        ? await declareWithdrawal(db, accountId, id, { name, email }, now())
        : await confirmWithdrawal(db, accountId, id, now());
    return c.json(success(wire(c, withdrawal)), 200);
  });
};
