import { createRoute, z } from '@hono/zod-openapi';
import { brandIdentities } from '../../base/brands.ts';
import { readProfile } from '../../domain/press/profile.ts';
import { lastDay, listRows, type RowFilter, sortKeys } from '../../domain/press/stories/rows.ts';
import { openReview } from '../../domain/press/stories/selection.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { answers, origin, typedText } from '../schemas.ts';
import { requireReviewReader } from './reader.ts';
import { alsoIn, day, paging, readRefusals, story } from './schemas.ts';

const MAX_ROWS = 1000;
const siglas = brandIdentities.map(({ sigla }) => sigla);
const flag = z.enum(['0', '1']).default('0');
const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

const query = z.object({
  date: day.optional().openapi({ description: 'One day; takes precedence over from and to' }),
  from: day.optional(),
  to: day.optional(),
  q: typedText.pipe(z.string().max(200)).default('').openapi({ description: 'In title, author, brand or text' }),
  testata: z
    .string()
    .max(40)
    .transform((text) => text.toUpperCase().split(','))
    .pipe(z.array(z.enum(siglas)))
    .optional()
    .openapi({ description: 'Codes separated by commas; default: all' }),
  autore: typedText.pipe(z.string().max(100)).default(''),
  profilo: flag.openapi({ description: '1: only what matches the profile' }),
  raggruppa: flag.openapi({ description: '1: one row per story, however many editions printed it' }),
  ordine: z
    .string()
    .regex(new RegExp(`^-?(${sortKeys.join('|')})$`))
    .default('-data')
    .openapi({ description: `${sortKeys.join(', ')}; with a minus: descending` }),
  page: count.default(1),
  per_page: count.refine((value) => value <= MAX_ROWS).default(50),
});

const row = story.extend({
  selected: z.boolean(),
  cluster_id: z.number().int().openapi({ description: 'The same for the same story in other editions' }),
  pdf_url: z.string(),
  anche_in: alsoIn,
  motivi: z
    .array(z.object({ parola: z.string(), campo: z.enum(['titolo', 'testo']) }))
    .openapi({ description: 'Keywords of the profile found in the story, and where' }),
});

const rows = createRoute({
  method: 'get',
  path: '/api/user/rassegna',
  summary: 'The stories of all brands, for the press review',
  request: { query },
  responses: answers(z.object({ rassegna: z.array(row), paging }), readRefusals),
  ...origin('project', 'newsstand'),
});

const last = createRoute({
  method: 'get',
  path: '/api/user/rassegna/last-date',
  summary: 'The newest day of the press review; absent without a press review in the subscription',
  responses: answers(z.object({ rassegna_date: z.object({ date: day }).optional() }), { 401: readRefusals[401] }),
  ...origin('specification', 'newsstand'),
});

const filterOf = (request: z.output<typeof query>): RowFilter => {
  const key = request.ordine.replace('-', '');
  return {
    from: request.date ?? request.from,
    to: request.date ?? request.to,
    q: request.q,
    testate: request.testata ?? [],
    autore: request.autore,
    onlyMatches: request.profilo === '1',
    grouped: request.raggruppa === '1',
    sort: sortKeys.find((one) => one === key) ?? 'data',
    descending: request.ordine.startsWith('-'),
    page: request.page,
    perPage: request.per_page,
  };
};

/** GET /api/user/rassegna and GET /api/user/rassegna/last-date. */
export const addReviewRows = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(last, async (c) => {
    const { accountId } = await requireReader(c, services);
    const now = services.now();
    const { abbonatoRassegna } = await rightsOf(db, accountId, now);
    const date = abbonatoRassegna ? await lastDay(db, now) : undefined;
    return c.json(success(date === undefined ? {} : { rassegna_date: { date } }), 200);
  });
  app.openapi(rows, async (c) => {
    const { reader, now, today } = await requireReviewReader(c, services);
    const filter = filterOf(c.req.valid('query'));
    const profile = await readProfile(db, reader.accountId);
    const review = await openReview(db, reader.accountId, today);
    const { rows: found, total } = await listRows(db, filter, profile, review?.id ?? null, now);
    return c.json(
      success({
        rassegna: found.map(({ autori, anche_in, motivi, ...rest }) => ({
          ...rest,
          autori: [...autori],
          anche_in: [...anche_in],
          motivi: [...motivi],
          pdf_url: `/api/user/rassegna/pdf?articolo=${rest.id}`,
        })),
        paging: { page: filter.page, per_page: filter.perPage, total },
      }),
      200,
    );
  });
};
