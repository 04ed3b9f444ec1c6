import { createRoute, z } from '@hono/zod-openapi';
import { editionSlug } from '../../../../src/rules/newsstand/stories.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Base } from '../../base/hosts.ts';
import type { Queryable } from '../../db/db.ts';
import { listArticles } from '../../domain/article/articles.ts';
import { type EditionRow, editionsOfDay, listEditions, newestDay, storyPages } from '../../domain/epaper/editions.ts';
import { storyOrder } from '../../domain/epaper/print.ts';
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

type Line = z.infer<typeof articleLine>;

const HIGHLIGHTS = 4;
const IN_SECTION = 3;
const PER_PAGE = 24;

const home = createRoute({
  method: 'get',
  path: '/api/edicola/home',
  summary: 'The home page: the paper of the day, its first stories, sections, specials, signatures',
  request: {
    query: z.object({
      date: dayParam.optional(),
      edizione: z
        .string()
        .max(80)
        .optional()
        .openapi({ description: 'A local edition of that day, by its title: valle-del-tarso. Default: the main one' }),
    }),
  },
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

/** The lines of an edition's stories, in its order and with its pages; a local edition prints the main one's stories. */
const linesIn = async (db: Queryable, edition: EditionRow, lines: readonly Line[]): Promise<readonly Line[]> => {
  if (edition.id === edition.mainId) return lines;
  const [order, pages] = await Promise.all([storyOrder(db, edition), storyPages(db, edition.id)]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return order.flatMap((id) => {
    const line = byId.get(id);
    return line ? [{ ...line, page: pages.get(id) ?? null }] : [];
  });
};

/** Leaves out a picture that an earlier line of the page has. */
const eachPictureOnce = () => {
  const seen = new Set<string>();
  return <T extends { readonly image: string | null }>(line: T): T => {
    const isSeen = line.image !== null && seen.has(line.image);
    if (line.image !== null) seen.add(line.image);
    return isSeen ? { ...line, image: null } : line;
  };
};

/** A home page: its day (yyyy-mm-dd), or the newest one, and the name of a local edition, or the main one. */
interface HomePlace {
  readonly day?: string | undefined;
  readonly edition?: string | undefined;
}

/** The home page's data. */
export const homeData = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  brandId: number,
  base: Base,
  asked: HomePlace = {},
) => {
  const day = asked.day ?? (await newestDay(db, brandId, dayOf(new Date(now()))));
  const issues = day === null ? [] : await editionsOfDay(db, brandId, day);
  const main = issues[0]?.id ?? null;
  const stories =
    main === null ? [] : (await listArticles(db, brandId, 'a.edition_id = $4', [main], { limit: 100, offset: 0 })).rows;
  const edition = issues.find(({ title }) => editionSlug(title) === asked.edition) ?? issues[0];
  const all = stories.map((row) => lineOf(row, base));
  const lines = edition ? await linesIn(db, edition, all) : all;
  const serial = lines.find(({ id }) => stories.some((row) => row.id === id && row.isSerial)) ?? null;
  const news = lines.filter(({ id }) => id !== serial?.id);
  // Stories of earlier years come last, and say so.
  const ordered = [...news.filter(({ archived }) => !archived), ...news.filter(({ archived }) => archived)];
  const highlights = ordered.slice(0, HIGHLIGHTS);
  const shown = new Set(highlights.map(({ id }) => id));
  const sections = (await listShelves(db, brandId, 'sezione', main)).map((row) => ({
    ...shelfLine(row, brandId, base),
    articles: ordered
      .filter(({ id, section_slug }) => section_slug === row.slug && !shown.has(id))
      .slice(0, IN_SECTION),
  }));
  const specials = await listShelves(db, brandId, 'speciale', main);
  const signatures = await listSignatures(db, brandId);
  const fresh = eachPictureOnce();
  // A section shows the picture of its first story only: the others choose last.
  const first = highlights.map(fresh);
  const heads = sections.map(({ articles }) => articles.slice(0, 1).map(fresh));
  const pictured = specials.map((row) => fresh(shelfLine(row, brandId, base)));
  return {
    issues: issues.map((row) => issueOf(row, base)),
    highlights: first,
    serial: serial && fresh(serial),
    sections: sections.map((section, at) => ({
      ...section,
      articles: [...(heads[at] ?? []), ...section.articles.slice(1).map(fresh)],
    })),
    specials: pictured.toSorted((one, other) => Number(one.image === null) - Number(other.image === null)),
    signatures: signatures.map(signatureLineOf),
  };
};

/** GET /api/edicola/home and GET /api/edicola/edizioni. */
export const addHome = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(home, async (c) => {
    const { date: day, edizione: edition } = c.req.valid('query');
    const data = await homeData(services, c.get('place').brand.id, c.get('url'), { day, edition });
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
