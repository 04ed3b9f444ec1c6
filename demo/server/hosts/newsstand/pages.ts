import { html, raw } from 'hono/html';
import { mayRead, type ReadingFix } from '../../../../src/rules/article/reading.ts';
import { signInUrl } from '../../../../src/rules/brand/links.ts';
import { isArticleRoute } from '../../../../src/rules/page/routes.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { formatDay, parseDay, relativeDay } from '../../../../src/rules/text/dates.ts';
import type { Html } from '../../../pages/html.ts';
import { type NewsstandFrame, newsstandPage } from '../../../pages/newsstand/frame.ts';
import { homeView } from '../../../pages/newsstand/home-view.ts';
import {
  articleView,
  favouritesView,
  noteView,
  type ScreenName,
  searchView,
  sectionsView,
  shelfView,
  signaturesView,
  specialsView,
} from '../../../pages/newsstand/views.ts';
import { brandOrigin, originOf } from '../../base/hosts.ts';
import { recordOf } from '../../base/records.ts';
import { pageUrl, printVersion } from '../../base/urls.ts';
import { articleById, listArticles } from '../../domain/article/articles.ts';
import { markedHtml } from '../../domain/article/marks.ts';
import { listFavourites } from '../../domain/article/reading.ts';
import { editionsOfDay, newestDay, newestEdition } from '../../domain/epaper/editions.ts';
import { searchArticles } from '../../domain/newsstand/search.ts';
import { listShelves, listSignatures, type ShelfKind, shelfOf } from '../../domain/newsstand/shelves.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { wholeOf } from '../../routes/article/articles.ts';
import { homeData } from '../../routes/newsstand/home.ts';
import { shelfLine } from '../../routes/newsstand/shelves.ts';
import { entitlementOf, type Reading, readingOf } from '../../routes/newsstand-access.ts';
import { lineOf } from '../../routes/newsstand-schemas.ts';
import { fontLinks } from '../built-fragment.ts';
import { restingHeader } from '../resting-header.ts';
import { restingNotices } from '../resting-notices.ts';

const FIRST = { limit: 20, offset: 0 };
const PAGE_WIDTH = 320;

/** Link texts of the fixes. */
const fixNames: Readonly<Record<ReadingFix, string>> = {
  login: 'Accedi',
  pay: 'Aggiorna il pagamento',
  renew: 'Rinnova',
  upgrade: 'Passa a Digital',
  subscribe: 'Abbonati',
};

/** The content of a page. */
export interface View {
  readonly title: string;
  readonly main: Html;
  /** The screen whose sheets the content needs; default: `plain`. */
  readonly screen?: ScreenName;
  /** All parts of the screen are in it: it stays until the panel has them too. */
  readonly isWhole?: boolean;
  readonly isBare?: boolean;
}

/** The data of every page, for the brand and the reader of this call. */
const frameOf = async (c: AppContext, services: Services, { reader }: Reading): Promise<NewsstandFrame> => {
  const isArticle = isArticleRoute(c.req.path);
  const { brand } = c.get('place');
  const url = c.get('url');
  const account = brandOrigin(brand, 'account', url);
  const credits = await services.db.query<{ credit: string }>(
    `select credit from article where brand_id = $1 and credit is not null and withdrawn_at is null
      group by credit order by min(source) desc, credit`,
    [brand.id],
  );
  const day = await newestDay(services.db, brand.id, dayOf(new Date(services.now())));
  const editions = day === null ? [] : await editionsOfDay(services.db, brand.id, day);
  return {
    brand: recordOf(brand),
    restingHeader: await restingHeader(c, services.dist, { newsstand: '/', hasSections: !isArticle }),
    notices: await restingNotices(c, services.db, reader, isArticle ? 'errors-only' : 'first'),
    isArticle,
    fontLinks: raw(await fontLinks(c, services.dist)),
    versions: Object.fromEntries(editions.map((edition) => [edition.id, printVersion(edition)])),
    elements: `${originOf('cdn.localhost', url)}/np/np-elements.js`,
    nonce: c.get('nonce'),
    observes: services.world.settings.observes,
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

/** Content inside `<np-newsstand>`, visible until its screen is drawn, in the screen's own layout. */
const inElement = (main: Html, isWhole = false): Html => html`<np-newsstand>
<div class="np-root" lang="it" data-np-scheme="auto"${raw(isWhole ? ' data-np-first' : '')}><div class="stage">
${main}
</div></div>
</np-newsstand>`;

/** Draws a view, or the not-found page for null. */
export const drawPage = async (
  c: AppContext,
  services: Services,
  view: View | null,
  status: 200 | 404 = 200,
): Promise<Response> => {
  const reading = await readingOf(c, services);
  const frame = await frameOf(c, services, reading);
  // `no-store` keeps a page out of the back/forward cache: only for what a reader or a one-time code is in.
  const isPersonal = reading.reader !== undefined || c.req.query('id_code') !== undefined;
  c.header('cache-control', isPersonal ? 'no-store' : 'private, no-cache');
  if (view) return c.html(newsstandPage(frame, { ...view, main: inElement(view.main, view.isWhole) }), status);
  const text = noteView('Pagina non trovata', 'La pagina che cerchi non c’è più o non c’è mai stata.', {
    name: 'Torna alla home',
    href: '/',
  });
  return c.html(newsstandPage(frame, { title: 'Pagina non trovata', main: inElement(text) }), 404);
};

export const homePage = async (c: AppContext, services: Services): Promise<View> => {
  const date = parseDay(c.req.query('date') ?? '');
  const edition = c.req.query('edizione');
  const day = date && dayOf(date);
  const data = await homeData(services, c.get('place').brand.id, c.get('url'), { day, edition });
  const place = { date: date && formatDay(date), edition };
  return { title: 'Edicola digitale', main: homeView(data, place, new Date(services.now())), screen: 'home' };
};

export const shelvesPage = async (c: AppContext, services: Services, kind: ShelfKind): Promise<View> => {
  const { db } = services;
  const { id: brandId } = c.get('place').brand;
  const base = c.get('url');
  const data = await homeData(services, brandId, base);
  const edition = await newestEdition(db, brandId, dayOf(new Date(services.now())));
  const shelves = (await listShelves(db, brandId, kind, edition?.id ?? null)).map((row) =>
    shelfLine(row, brandId, base),
  );
  if (kind === 'speciale') return { title: 'Speciali', main: specialsView(shelves), screen: 'shelves' };
  const headlines = data.sections.flatMap(({ slug, articles: [first] }): [string, string][] =>
    first ? [[slug, first.title]] : [],
  );
  const pageOf = (page: number) => edition && pageUrl('', edition, page, PAGE_WIDTH);
  return { title: 'Sezioni', main: sectionsView(shelves, new Map(headlines), pageOf), screen: 'shelves' };
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
  { db, now }: Services,
  kind: ShelfKind,
  query: ShelfQuery,
): Promise<View | null> => {
  const { brand } = c.get('place');
  const base = c.get('url');
  const { titolo, id = 0, id_edizione, date } = query;
  const row = await shelfOf(db, brand.id, kind, titolo === undefined ? { id } : { slug: titolo });
  if (!row) return null;
  const where = `${kind === 'sezione' ? 's' : 'p'}.id = $4 and ($5::bigint is null or e.slot = (select slot from edition where id = $5))
    and ($6::date is null or e.day = $6::date)`;
  const { rows } = await listArticles(db, brand.id, where, [row.id, id_edizione, date], FIRST);
  const day = date === null ? rows[0]?.published : new Date(`${date}T12:00:00Z`);
  const main = shelfView(
    kind === 'sezione' ? 'section' : 'special',
    shelfLine(row, brand.id, base),
    rows.map((line) => lineOf(line, base)),
    day && relativeDay(day, new Date(now())),
  );
  return { title: row.title, main, screen: 'shelf' };
};

export const signaturesPage = async (c: AppContext, { db }: Services): Promise<View> => {
  const rows = await listSignatures(db, c.get('place').brand.id);
  return { title: 'Firme', main: signaturesView(rows), screen: 'shelves' };
};

export const articlePage = async (c: AppContext, services: Services, id: number): Promise<View | null> => {
  const row = await articleById(services.db, c.get('place').brand.id, id);
  if (!row) return null;
  const reading = await readingOf(c, services);
  const whole = wholeOf(row, reading.rights, c.get('url'));
  const { fix } = entitlementOf(c, row.access, reading, c.get('url').href);
  const way = fix && { name: fixNames[fix.action], href: fix.href };
  return { title: row.title, main: articleView(whole, way, new Date(services.now())), screen: 'article' };
};

export const searchPage = async (
  c: AppContext,
  services: Services,
  q: string,
  author: string | null,
): Promise<View> => {
  const { brand } = c.get('place');
  const inWholeTexts = mayRead('subscriber', (await readingOf(c, services)).rights);
  const filter = { q, from: null, to: null, section: null, author, sort: 'rilevanza' as const, inWholeTexts };
  // The archive is another provider's: only the element asks it.
  if (c.req.query('dove') === 'archivio')
    return { title: 'Cerca', main: searchView(q, undefined, 0), screen: 'search' };
  const { rows, total } =
    q === '' && author === null ? { rows: [], total: 0 } : await searchArticles(services.db, brand.id, filter, FIRST);
  const words = q || (author && rows[0]?.author) || '';
  const lines = rows.map((row) => ({ ...lineOf(row, c.get('url')), snippet: markedHtml(row.snippet) }));
  return { title: 'Cerca', main: searchView(words, lines, total), screen: 'search' };
};

export const favouritesPage = async (c: AppContext, services: Services): Promise<View> => {
  const { reader } = await readingOf(c, services);
  if (!reader) return signInPage(c, 'Articoli preferiti');
  const { rows } = await listFavourites(services.db, reader.accountId, FIRST);
  const main = favouritesView(rows.map((row) => lineOf(row, c.get('url'))));
  return { title: 'Articoli preferiti', main, screen: 'favourites' };
};

/** Asks the visitor to sign in. */
export const signInPage = (c: AppContext, title: string): View => {
  const href = signInUrl(brandOrigin(c.get('place').brand, 'account', c.get('url')), c.get('url').href);
  return { title, main: noteView(title, 'Accedi per continuare.', { name: 'Accedi', href }) };
};
