import { createRoute, z } from '@hono/zod-openapi';
import { fingerprintOf } from '../../../base/tokens.ts';
import { countCall } from '../../../db/rate-limit.ts';
import type { App } from '../../../http/base-app.ts';
import { addressOf } from '../../../http/env.ts';
import { success } from '../../../http/envelope.ts';
import type { Services } from '../../../http/services.ts';
import { readerOf } from '../../../http/session/reader.ts';
import { jsonBody, notFound } from '../../common.ts';
import { answers, origin } from '../../schemas.ts';

const perHour = { name: 'faq-vote', limit: 100, windowMs: 3_600_000 };

const vote = createRoute({
  method: 'post',
  path: '/api/site/faq/{id}/vote',
  summary: 'Records whether an answer helped; a second vote replaces the first',
  request: { params: z.object({ id: z.string().max(64) }), body: jsonBody(z.object({ helpful: z.boolean() })) },
  responses: answers(
    z.object({ vote: z.object({ id: z.string(), helpful: z.boolean(), yes: z.number().int(), no: z.number().int() }) }),
    {
      403: 'Origin or XSRF refused',
      404: 'The brand has no such question',
      422: 'A field is invalid',
      429: 'More than 100 votes an hour from one address',
    },
  ),
  ...origin('project', 'account'),
});

/** POST /api/site/faq/{id}/vote, signed in or not. */
export const addFaqVote = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(vote, async (c) => {
    const { id } = c.req.valid('param');
    const { helpful } = c.req.valid('json');
    await countCall(db, perHour, addressOf(c), now(), 'Hai votato molte risposte. Riprova più tardi.');
    const known = await db.query('select from faq where code = $1 and brand_id = $2', [id, c.get('place').brand.id]);
    if (known.length === 0) throw notFound();
    const reader = await readerOf(c, services);
    const voter = fingerprintOf(reader ? `account ${reader.accountId}` : `address ${addressOf(c)}`);
    await db.query(
      `insert into faq_vote (faq_code, voter, account_id, helpful, at) values ($1, $2, $3, $4, $5)
       on conflict (faq_code, voter) do update set helpful = $4, at = $5`,
      [id, voter, reader?.accountId ?? null, helpful, new Date(now())],
    );
    const [counts] = await db.query<{ yes: number; no: number }>(
      `select count(*) filter (where helpful)::int as yes, count(*) filter (where not helpful)::int as no
         from faq_vote where faq_code = $1`,
      [id],
    );
    return c.json(success({ vote: { id, helpful, yes: counts?.yes ?? 0, no: counts?.no ?? 0 } }), 200);
  });
};
