import { articleOf } from '../../src/api/article/article.ts';
import {
  addFavourite,
  entitlementOf,
  favouritesOf,
  keepPosition,
  positionOf,
  removeFavourites,
} from '../../src/api/article/reading.ts';
import { articlesOf } from '../../src/api/chatbot/subscriber-chat.ts';
import { editionOf, textsOf } from '../../src/api/epaper/edition.ts';
import { editionsOf, homeOf } from '../../src/api/newsstand/home.ts';
import { archivedBody, searchArchive, searchNewsstand } from '../../src/api/newsstand/search.ts';
import { shelfOf, shelvesOf, signatureOf, signaturesOf } from '../../src/api/newsstand/shelves.ts';
import { logout } from '../../src/api/session/session.ts';
import { type ContractCall, callsOf } from './call.ts';

const call = callsOf('newsstand');
const archive = callsOf('archive');
const at = '2026-01-01T00:00:00.000Z';

/** The calls of the newsstand and of the archive. */
export const newsstandCalls: readonly ContractCall[] = [
  call('home', {
    readers: false,
    make: (client) => homeOf(client, {}),
    learn: ({ issues, highlights, sections, specials, signatures }) => {
      const articles = [...highlights, ...sections.flatMap((section) => section.articles)].map(({ id }) => id);
      return {
        edition: issues[0]?.id_edizione,
        article: articles[0],
        articles: articles.join(' '),
        section: sections[0]?.titolo,
        special: specials[0]?.titolo,
        signature: signatures[0]?.slug,
      };
    },
  }),
  call('editions', { readers: false, make: (client) => editionsOf(client, {}) }),
  call('sections', {
    readers: false,
    make: (client) => shelvesOf(client, 'sections'),
    learn: ({ items }) => ({ section: items[0]?.titolo }),
  }),
  call('specials', {
    readers: false,
    make: (client) => shelvesOf(client, 'specials'),
    learn: ({ items }) => ({ special: items[0]?.titolo }),
  }),
  call('signatures', {
    readers: false,
    make: (client) => signaturesOf(client),
    learn: ({ items }) => ({ signature: items[0]?.slug }),
  }),
  call('section', {
    readers: false,
    needs: ['section'],
    make: (client, { section }) => shelfOf(client, 'section', { titolo: section }),
  }),
  call('special', {
    readers: false,
    needs: ['special'],
    make: (client, { special }) => shelfOf(client, 'special', { titolo: special }),
  }),
  call('signature', {
    readers: false,
    needs: ['signature'],
    make: (client, { signature }) => signatureOf(client, signature, 1),
  }),
  call('article', { readers: false, needs: ['article'], make: (client, { article }) => articleOf(client, article) }),
  call('articles', {
    readers: false,
    needs: ['article'],
    make: (client, { article }) => articlesOf(client, [Number(article)]),
  }),
  call('edition', {
    readers: false,
    guarded: true,
    needs: ['edition'],
    make: (client, { edition }) => editionOf(client, edition),
  }),
  call('editionTexts', {
    readers: false,
    guarded: true,
    needs: ['edition'],
    make: (client, { edition }) => textsOf(client, edition),
  }),
  call('search', { readers: false, make: (client) => searchNewsstand(client, { q: 'comune' }) }),
  call('entitlement', {
    readers: false,
    needs: ['article'],
    make: (client, { article }) => entitlementOf(client, Number(article)),
  }),
  call('favourites', {
    make: (client) => favouritesOf(client),
    // With a second page, what it lists is not known.
    learn: ({ preferiti, paging }, { articles = '' }) => {
      const kept = new Set(preferiti.map(({ article_id }) => String(article_id)));
      const isWhole = paging.total <= paging.per_page;
      return { newFavourite: isWhole ? articles.split(' ').find((id) => id && !kept.has(id)) : undefined };
    },
  }),
  call('favourites', {
    kind: 'write',
    needs: ['newFavourite'],
    make: (client, { newFavourite }) => addFavourite(client, Number(newFavourite)),
  }),
  call('favouritesDelete', {
    kind: 'write',
    needs: ['newFavourite'],
    make: (client, { newFavourite }) => removeFavourites(client, [Number(newFavourite)]),
  }),
  call('reading', { needs: ['article'], make: (client, { article }) => positionOf(client, Number(article)) }),
  call('reading', {
    kind: 'write',
    needs: ['article'],
    // The furthest position counts: the beginning changes nothing.
    make: (client, { article }) =>
      keepPosition(client, { article_id: Number(article), edizione_id: null, position: 0, at, device: 'conform' }),
  }),
  call('newsstandLogout', { kind: 'never', make: (client) => logout(client, 'newsstand') }),
  archive('archiveSearch', { make: (client) => searchArchive(client, { q: 'comune' }) }),
  archive('archiveArticles', {
    needs: ['article'],
    make: (client, { article }) => archivedBody(client, Number(article)),
  }),
];
