import { createRoute, z } from '@hono/zod-openapi';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Base } from '../../base/hosts.ts';
import { listArticles } from '../../domain/article/articles.ts';
import { editionsOfDay, listEditions, newestDay } from '../../domain/epaper/editions.ts';
import { listShelves, listSignatures } from '../../domain/newsstand/shelves.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { brandIn, brandParam, dayParam } from '../newsstand-params.ts';
import {
  articleLine,
  issue,
  issueOf,
  lineOf,
  paging,
  pagingQuery,
  runOf,
  shelf,
  signatureLine,
} from '../newsstand-schemas.ts';
import { answers, origin } from '../schemas.ts';
import { shelfLine, signatureLineOf } from './shelves.ts';

const HIGHLIGHTS = 4;
const IN_SECTION = 3;
const PER_PAGE = 24;

const home = createRoute({
  method: 'get',
  path: '/api/edicola/home',
  summary: 'The home page: the paper of the day, its first stories, sections, specials, signatures',
  request: { query: z.object({ date: dayParam.optional() }) },
  responses: answers(
    z.object({
      issues: z.array(issue).openapi({ description: 'The editions of that day; empty when there was no paper' }),
      highlights: z.array(articleLine),
      sections: z.array(shelf.extend({ articles: z.array(articleLine) })),
      serial: articleLine.nullable().openapi({ description: 'The instalment of the day' }),
      specials: z.array(shelf),
      signatures: z.array(signatureLine),
    }),
    { 422: 'Not a day' },
  ),
  ...origin('project', 'newsstand'),
});

const list = createRoute({
  method: 'get',
  path: '/api/edicola/edizioni',
  summary: 'The papers of a span of days, newest first',
  request: {
    query: z.object({
      brand: brandParam,
      from: dayParam.optional(),
      to: dayParam.optional(),
      ...pagingQuery(PER_PAGE),
    }),
  },
  responses: answers(z.object({ edizioni: z.array(issue), paging }), { 422: 'Unknown brand, or not a day' }),
  ...origin('project', 'newsstand'),
});

/** The home page's data, on `asked` (yyyy-mm-dd) or the newest day. */
export const homeData = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  brandId: number,
  base: Base,
  asked?: string | null,
) => {
  const day = asked ?? (await newestDay(db, brandId, dayOf(new Date(now()))));
  const issues = day === null ? [] : await editionsOfDay(db, brandId, day);
  const main = issues[0]?.id ?? null;
  const stories =
    main === null ? [] : (await listArticles(db, brandId, 'a.edition_id = $4', [main], { limit: 100, offset: 0 })).rows;
  const lines = stories.map((row) => lineOf(row, base));
  const serial = lines.find(({ id }) => stories.some((row) => row.id === id && row.isSerial)) ?? null;
  const news = lines.filter(({ id }) => id !== serial?.id);
  const highlights = news.slice(0, HIGHLIGHTS);
  const shown = new Set(highlights.map(({ id }) => id));
  const sections = (await listShelves(db, brandId, 'sezione', main)).map((row) => ({
    ...shelfLine(row, brandId, base),
    articles: news.filter(({ id, section_slug }) => section_slug === row.slug && !shown.has(id)).slice(0, IN_SECTION),
  }));
  const specials = await listShelves(db, brandId, 'speciale', main);
  const signatures = await listSignatures(db, brandId);
  return {
    issues: issues.map((row) => issueOf(row, base)),
    highlights,
    sections,
    serial,
    specials: specials.map((row) => shelfLine(row, brandId, base)),
    signatures: signatures.map(signatureLineOf),
  };
};

/** GET /api/edicola/home and GET /api/edicola/edizioni. */
export const addHome = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(home, async (c) => {
    const data = await homeData(services, c.get('place').brand.id, c.get('url'), c.req.valid('query').date);
    return c.json(success(data), 200);
  });
  app.openapi(list, async (c) => {
    const { brand: sigla, from = null, to = null, page, per_page } = c.req.valid('query');
    const brand = brandIn(c, sigla);
    const { rows, total } = await listEditions(db, brand.id, { from, to }, runOf({ page, per_page }));
    const edizioni = rows.map((row) => issueOf(row, c.get('url')));
    return c.json(success({ edizioni, paging: { page, per_page, total } }), 200);
  });
};
