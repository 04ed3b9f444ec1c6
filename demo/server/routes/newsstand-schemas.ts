import { z } from '@hono/zod-openapi';
import type { Base } from '../base/hosts.ts';
import { newsstandOrigin, pageUrl, pictureUrl, siglaOf } from '../base/urls.ts';
import type { ArticleRow } from '../domain/article/articles.ts';
import type { EditionRow } from '../domain/epaper/editions.ts';

const nullableText = z.string().nullable();

/** A day in an answer. */
export const dayText = z.string().openapi({ description: 'yyyy-mm-dd', example: '2025-11-20' });

/** A story in a list. */
export const articleLine = z
  .object({
    id: z.number().int(),
    brand: z.string(),
    slug: z.string(),
    kicker: z.string(),
    title: z.string(),
    standfirst: z.string(),
    author: nullableText,
    author_slug: nullableText.openapi({
      description: 'Of a signature of the paper; null for agencies and the editors',
    }),
    date: z.iso.datetime(),
    id_edizione: z.number().int().nullable(),
    edizione: nullableText,
    section: z.string(),
    section_slug: z.string(),
    page: z.number().int().nullable(),
    image: nullableText,
    access: z.enum(['free', 'subscriber']),
    archived: z
      .boolean()
      .openapi({ description: 'A story of earlier years: `date` is only that of the paper with it' }),
  })
  .openapi('ArticleLine');

/** Kicker of a story of earlier years. */
const ARCHIVED = 'Dall’archivio';

export type ArticleLine = z.infer<typeof articleLine>;

export const lineOf = (row: ArticleRow, base: Base): ArticleLine => ({
  id: row.id,
  brand: siglaOf(row.brandId),
  slug: row.slug,
  kicker: row.isArchived ? ARCHIVED : row.kicker,
  title: row.title,
  standfirst: row.summary,
  author: row.author,
  author_slug: row.authorSlug,
  date: row.published.toISOString(),
  id_edizione: row.editionId,
  edizione: row.edition,
  section: row.section,
  section_slug: row.sectionSlug,
  page: row.page,
  image: pictureUrl(newsstandOrigin(row.brandId, base), row.illustration),
  access: row.access,
  archived: row.isArchived,
});

/** One day's paper in a list. */
export const issue = z
  .object({
    id_edizione: z.number().int(),
    brand: z.string(),
    title: z.string().openapi({ description: 'The local edition' }),
    date: dayText,
    cover: nullableText.openapi({ description: 'Image of the first page, 640 px wide' }),
    pages: z.number().int(),
  })
  .openapi('Issue');

const COVER_WIDTH = 640;

export const issueOf = (row: EditionRow, base: Base): z.infer<typeof issue> => ({
  id_edizione: row.id,
  brand: siglaOf(row.brandId),
  title: row.title,
  date: row.day,
  cover: row.pages > 0 ? pageUrl(newsstandOrigin(row.brandId, base), row, 1, COVER_WIDTH) : null,
  pages: row.pages,
});

/** A section or special in a list. */
export const shelf = z
  .object({
    id: z.number().int(),
    titolo: z.string(),
    slug: z.string(),
    intro: nullableText,
    count: z.number().int(),
    image: nullableText,
    page: z.number().int().nullable().openapi({ description: 'Its own first page in the newest edition' }),
    last_page: z.number().int().nullable().openapi({ description: 'Its own last page there; null without own pages' }),
    pages: z.number().int().openapi({ description: 'Printed pages with its stories' }),
    newest: z.iso.datetime().nullable().openapi({ description: 'When its newest story was published' }),
  })
  .openapi('Shelf');

/** One of the paper's signatures in a list. */
export const signatureLine = z
  .object({
    titolo: z.string().openapi({ description: 'The name' }),
    slug: z.string(),
    role: z.string(),
    count: z.number().int(),
    image: nullableText,
    latest: nullableText.openapi({ description: 'Title of the newest story' }),
  })
  .openapi('SignatureLine');

/** The page of a list in an answer. */
export const paging = z
  .object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int() })
  .openapi('Paging');

const MAX_PER_PAGE = 100;

/** The query of a list. */
export const pagingQuery = (perPage: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(perPage),
});

/** Limit and offset of a page. */
export const runOf = ({ page, per_page }: { page: number; per_page: number }) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});
