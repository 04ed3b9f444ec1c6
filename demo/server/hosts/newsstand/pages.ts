import { html, raw } from 'hono/html';
import { mayRead, openParagraphs, type ReadingFix } from '../../../../src/rules/article/reading.ts';
import { signInUrl } from '../../../../src/rules/brand/links.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Html } from '../../../pages/html.ts';
import { type NewsstandFrame, newsstandPage } from '../../../pages/newsstand/frame.ts';
import {
  articleView,
  headed,
  homeView,
  type ListedStory,
  linkList,
  noteView,
  searchView,
  storyList,
} from '../../../pages/newsstand/views.ts';
import { brandOrigin, originOf } from '../../base/hosts.ts';
import { recordOf } from '../../base/records.ts';
import { pageUrl, pictureUrl } from '../../base/urls.ts';
import { type ArticleRow, articleById, listArticles } from '../../domain/article/articles.ts';
import { bodyHtml } from '../../domain/article/html.ts';
import { listFavourites } from '../../domain/article/reading.ts';
import { newestEdition } from '../../domain/epaper/editions.ts';
import { searchArticles } from '../../domain/newsstand/search.ts';
import { listShelves, listSignatures, type ShelfKind, shelfOf } from '../../domain/newsstand/shelves.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { entitlementOf, type Reading, readingOf } from '../../routes/newsstand-access.ts';
import { fontLinks } from '../built-fragment.ts';
import { restingHeader } from '../resting-header.ts';

const FIRST = { limit: 30, offset: 0 };
const COVER_WIDTH = 320;

/** Link texts of the fixes. */
const fixNames: Readonly<Record<ReadingFix, string>> = {
  login: 'Accedi',
  pay: 'Aggiorna il pagamento',
  renew: 'Rinnova',
  upgrade: 'Passa a Digital',
  subscribe: 'Abbonati',
};

const listed = (row: ArticleRow): ListedStory => ({
  id: row.id,
  slug: row.slug,
  kicker: row.kicker,
  title: row.title,
  standfirst: row.summary,
  author: row.author,
  date: row.published.toISOString(),
  page: row.page,
});

/** The content of a page. */
export interface View {
  readonly title: string;
  readonly main: Html;
  readonly isBare?: boolean;
}

/** The data of every page, for the brand and the reader of this call. */
const frameOf = async (c: AppContext, services: Services, { reader }: Reading): Promise<NewsstandFrame> => {
  const { brand } = c.get('place');
  const url = c.get('url');
  const account = brandOrigin(brand, 'account', url);
  const credits = await services.db.query<{ credit: string }>(
    `select credit from article where brand_id = $1 and credit is not null and withdrawn_at is null
      group by credit order by min(source) desc, credit`,
    [brand.id],
  );
  return {
    brand: recordOf(brand),
    restingHeader: await restingHeader(c, services.dist, { newsstand: '/', hasSections: true }),
    fontLinks: raw(await fontLinks(c, services.dist)),
    elements: `${originOf('cdn.localhost', url)}/np/np-elements.js`,
    account,
    shop: brandOrigin(brand, 'shop', url),
    site: brandOrigin(brand, 'site', url),
    here: url.pathname,
    // The address of /login carries a one-time code, which must not be passed on.
    signIn: signInUrl(account, url.pathname === '/login' ? `${url.origin}/` : url.href),
    reader: reader?.email,
    year: new Date(services.now()).getUTCFullYear(),
    credits: credits.map(({ credit }) => credit),
  };
};

/** Content inside `<np-newsstand>`, visible until its screen is drawn. */
const inElement = (main: Html): Html => html`<np-newsstand>
${main}
</np-newsstand>`;

/** Draws a view, or the not-found page for null. */
export const drawPage = async (
  c: AppContext,
  services: Services,
  view: View | null,
  status: 200 | 404 = 200,
): Promise<Response> => {
  const frame = await frameOf(c, services, await readingOf(c, services));
  c.header('cache-control', 'no-store');
  if (view) return c.html(newsstandPage(frame, view.title, inElement(view.main), view.isBare), status);
  const text = noteView('Pagina non trovata', 'La pagina che cerchi non c’è più o non c’è mai stata.', {
    name: 'Torna alla home',
    href: '/',
  });
  return c.html(newsstandPage(frame, 'Pagina non trovata', inElement(text)), 404);
};

export const homePage = async (c: AppContext, { db, now }: Services): Promise<View> => {
  const { brand } = c.get('place');
  const issue = await newestEdition(db, brand.id, dayOf(new Date(now())));
  const stories = issue ? (await listArticles(db, brand.id, 'a.edition_id = $4', [issue.id], FIRST)).rows : [];
  const sections = await listShelves(db, brand.id, 'sezione', issue?.id ?? null);
  const cover = issue && issue.pages > 0 ? pageUrl('', issue, 1, COVER_WIDTH) : null;
  const links = sections.map(({ slug, title, count }) => ({ href: `/sezione/${slug}`, name: title, text: `${count}` }));
  const paper = issue ? { title: issue.title, date: issue.day, pages: issue.pages, cover } : undefined;
  return { title: 'Edicola digitale', main: homeView(paper, stories.map(listed), links) };
};

export const shelvesPage = async (c: AppContext, { db }: Services, kind: ShelfKind): Promise<View> => {
  const rows = await listShelves(db, c.get('place').brand.id, kind, null);
  const links = rows.map(({ slug, title, intro, count }) => ({
    href: `/${kind}/${slug}`,
    name: title,
    text: intro ?? `${count} articoli`,
  }));
  const title = kind === 'sezione' ? 'Sezioni' : 'Speciali';
  return { title, main: headed(title, linkList(links)) };
};

/** The query of a section or a special. */
export interface ShelfQuery {
  readonly titolo: string | undefined;
  readonly id: number | undefined;
  readonly id_edizione: number | null;
  readonly date: string | null;
}

export const shelfPage = async (
  c: AppContext,
  { db }: Services,
  kind: ShelfKind,
  query: ShelfQuery,
): Promise<View | null> => {
  const { brand } = c.get('place');
  const { titolo, id = 0, id_edizione, date } = query;
  const row = await shelfOf(db, brand.id, kind, titolo === undefined ? { id } : { slug: titolo });
  if (!row) return null;
  const where = `${kind === 'sezione' ? 's' : 'p'}.id = $4 and ($5::bigint is null or e.slot = (select slot from edition where id = $5))
    and ($6::date is null or e.day = $6::date)`;
  const { rows } = await listArticles(db, brand.id, where, [row.id, id_edizione, date], FIRST);
  return { title: row.title, main: headed(row.title, storyList(rows.map(listed))) };
};

export const signaturesPage = async (c: AppContext, { db }: Services): Promise<View> => {
  const rows = await listSignatures(db, c.get('place').brand.id);
  const links = rows.map(({ name, role, count, slug }) => ({
    href: `/ricerca?author=${slug}`,
    name,
    text: `${role} · ${count} articoli`,
  }));
  return { title: 'Firme', main: headed('Firme', linkList(links)) };
};

export const articlePage = async (c: AppContext, services: Services, id: number): Promise<View | null> => {
  const row = await articleById(services.db, c.get('place').brand.id, id);
  if (!row) return null;
  const reading = await readingOf(c, services);
  const paragraphs = row.text.split('\n\n');
  const locked = !mayRead(row.access, reading.rights);
  const { fix } = entitlementOf(c, row.access, reading, c.get('url').href);
  const story = {
    ...listed(row),
    body: bodyHtml(locked ? openParagraphs(paragraphs) : paragraphs),
    image: pictureUrl('', row.illustration),
    caption: row.caption,
    credit: row.credit,
    locked,
  };
  return { title: row.title, main: articleView(story, fix && { name: fixNames[fix.action], href: fix.href }) };
};

export const searchPage = async (c: AppContext, { db }: Services, q: string, author: string | null): Promise<View> => {
  const { brand } = c.get('place');
  const filter = { q, from: null, to: null, section: null, author, sort: 'rilevanza' as const };
  const { rows } = q === '' && author === null ? { rows: [] } : await searchArticles(db, brand.id, filter, FIRST);
  const [first] = rows;
  return { title: 'Cerca', main: searchView(q || (author && first?.author) || '', rows.map(listed)) };
};

export const favouritesPage = async (c: AppContext, services: Services): Promise<View> => {
  const { reader } = await readingOf(c, services);
  if (!reader) return signInPage(c, 'Articoli preferiti');
  const { rows } = await listFavourites(services.db, reader.accountId, FIRST);
  return { title: 'Articoli preferiti', main: headed('Articoli preferiti', storyList(rows.map(listed))) };
};

/** Asks the visitor to sign in. */
const signInPage = (c: AppContext, title: string): View => {
  const href = signInUrl(brandOrigin(c.get('place').brand, 'account', c.get('url')), c.get('url').href);
  return { title, main: noteView(title, 'Accedi per continuare.', { name: 'Accedi', href }) };
};

/** A page whose screen the element draws: a sentence and a link until then. */
export const membersPage = async (c: AppContext, services: Services, title: string, text: string): Promise<View> => {
  const { reader } = await readingOf(c, services);
  const view = reader
    ? { title, main: noteView(title, text, { name: 'Torna alla home', href: '/' }) }
    : signInPage(c, title);
  return { ...view, isBare: true };
};
