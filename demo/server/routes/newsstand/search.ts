import { createRoute, z } from '@hono/zod-openapi';
import { mayRead } from '../../../../src/rules/article/reading.ts';
import { markedHtml } from '../../domain/article/marks.ts';
import { type FacetRow, searchArticles, searchFacets } from '../../domain/newsstand/search.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { readingOf } from '../newsstand-access.ts';
import { brandIn, brandParam, dayParam } from '../newsstand-params.ts';
import { articleLine, lineOf, paging, pagingQuery, runOf } from '../newsstand-schemas.ts';
import { answers, origin, typedText } from '../schemas.ts';

const PER_PAGE = 20;
const filter = z.string().min(1).max(100).optional();

const facet = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

const route = createRoute({
  method: 'get',
  path: '/api/edicola/ricerca',
  summary:
    'Searches the articles of a brand; all words, "phrases", or, -without. Without the right to locked articles, their open part',
  request: {
    query: z.object({
      q: typedText
        .pipe(z.string().max(200))
        .default('')
        .openapi({ type: 'string', description: 'Empty: no results, or all that the filters match' }),
      from: dayParam.optional(),
      to: dayParam.optional(),
      brand: brandParam,
      section: filter.openapi({ description: 'Slug' }),
      author: filter.openapi({ description: 'Slug of a signature, or a byline of the facets' }),
      sort: z.enum(['rilevanza', 'data']).default('rilevanza'),
      ...pagingQuery(PER_PAGE),
    }),
  },
  responses: answers(
    z.object({
      results: z.array(
        articleLine.extend({
          title_html: z.string().openapi({ description: 'Escaped text with `<mark>` around matches' }),
          snippet_html: z.string().openapi({ description: 'Escaped text with `<mark>` around matches' }),
        }),
      ),
      facets: z.object({
        sections: z.array(facet),
        authors: z.array(facet),
        months: z.array(facet).openapi({ description: 'value: yyyy-mm' }),
      }),
      paging,
    }),
    { 422: 'Unknown brand, not a day, or over 200 characters' },
  ),
  ...origin('project', 'newsstand'),
});

const facetsOf = (rows: readonly FacetRow[], kind: FacetRow['kind']) =>
  rows.filter((row) => row.kind === kind).map(({ value, label, count }) => ({ value, label, count }));

/** GET /api/edicola/ricerca. */
export const addSearch = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(route, async (c) => {
    const {
      q,
      from = null,
      to = null,
      brand: sigla,
      section = null,
      author = null,
      sort,
      page,
      per_page,
    } = c.req.valid('query');
    const brand = brandIn(c, sigla);
    const hasQuery = q !== '' || [from, to, section, author].some((one) => one !== null);
    const inWholeTexts = mayRead('subscriber', (await readingOf(c, services)).rights);
    const filters = { q, from, to, section, author, sort, inWholeTexts };
    const run = runOf({ page, per_page });
    const { rows, total } = hasQuery ? await searchArticles(db, brand.id, filters, run) : { rows: [], total: 0 };
    const facets = hasQuery ? await searchFacets(db, brand.id, filters) : [];
    const data = {
      results: rows.map((row) => ({
        ...lineOf(row, c.get('url')),
        title_html: markedHtml(row.headline),
        snippet_html: markedHtml(row.snippet),
      })),
      facets: {
        sections: facetsOf(facets, 'section'),
        authors: facetsOf(facets, 'author'),
        months: facetsOf(facets, 'month'),
      },
      paging: { page, per_page, total },
    };
    return c.json(success(data), 200);
  });
};
