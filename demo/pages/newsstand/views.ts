import { html, raw } from 'hono/html';
import { copy as favouritesCopy } from '../../../src/features/favourites/copy.ts';
import { pageRange, partStories } from '../../../src/rules/newsstand/section.ts';
import { readingMinutes, shelfPath } from '../../../src/rules/newsstand/stories.ts';
import { longDate, relativeDay } from '../../../src/rules/text/dates.ts';
import type { Html } from '../html.ts';
import { type ListedStory, sizedIcon, storyCard, storyList } from './story.ts';

/** The screens with sheets of their own: dist/resting/np-newsstand-<name>.css */
export type ScreenName =
  | 'home'
  | 'shelves'
  | 'shelf'
  | 'article'
  | 'search'
  | 'favourites'
  | 'press'
  | 'chatbot'
  | 'plain';

/** A section or special in a list. */
export interface ListedShelf {
  readonly titolo: string;
  readonly slug: string;
  readonly intro: string | null;
  readonly count: number;
  readonly image: string | null;
  readonly page: number | null;
  readonly last_page: number | null;
  readonly pages: number;
  readonly newest: string | null;
}

const stories = (count: number): string => (count === 1 ? '1 articolo' : `${count} articoli`);

/** The stories of an author, for readers without script. */
const authorPath = (slug: string): string => `/ricerca?author=${encodeURIComponent(slug)}`;

/** A heading and its content. */
export const headed = (title: string, content: Html, classes = ''): Html => html`<div class="sheet ${classes}">
<div class="sheet-head"><h1 class="page-title">${title}</h1></div>
${content}</div>`;

/** The list of sections. `pageOf` gives the image of a printed page. */
export const sectionsView = (
  shelves: readonly ListedShelf[],
  headlines: ReadonlyMap<string, string>,
  pageOf: (page: number) => string | null,
): Html =>
  headed(
    'Sezioni',
    html`<ul class="shelf-rows">${shelves.map(({ titolo, slug, count, page, last_page }, index) => {
      const image = page === null ? null : pageOf(page);
      const headline = headlines.get(slug);
      return html`<li class="shelf-row">${
        image
          ? html`<img class="shelf-page" src="${image}" alt="" width="84" height="122"${index === 0 ? raw(' fetchpriority="high"') : raw(' loading="lazy"')}>`
          : html`<span class="shelf-page"></span>`
      }<div><h2 class="shelf-title"><a href="${shelfPath('section', slug)}">${titolo}</a></h2>${
        headline ? html`<p class="summary">${headline}</p>` : ''
      }<p class="meta">${[pageRange(page, last_page), stories(count)].filter(Boolean).join(' · ')}</p></div>${sizedIcon('caret-right', 18)}</li>
`;
    })}</ul>`,
  );

/** `24 pagine · 15 novembre 2025` */
const extent = ({ pages, count, newest }: Pick<ListedShelf, 'pages' | 'count' | 'newest'>): string =>
  [
    pages > 0 ? (pages === 1 ? '1 pagina' : `${pages} pagine`) : stories(count),
    newest === null ? undefined : longDate(new Date(newest)),
  ]
    .filter(Boolean)
    .join(' · ');

/** The list of specials. */
export const specialsView = (shelves: readonly ListedShelf[]): Html =>
  headed(
    'Speciali',
    html`<ul class="special-grid">${shelves.map(
      ({ titolo, slug, intro, image, ...shelf }, index) => html`<li><div class="special-cover">${
        image
          ? html`<img class="picture" src="${image}" alt="" width="600" height="400"${raw(index === 0 ? ' fetchpriority="high"' : '')}>`
          : html`<span class="picture"></span>`
      }<h2 class="special-title"><a href="${shelfPath('special', slug)}">${titolo}</a></h2></div>${
        intro ? html`<p class="summary">${intro.split('. ')[0]}</p>` : ''
      }<p class="meta">${extent(shelf)}</p></li>
`,
    )}</ul>`,
  );

/** An author of the paper. */
export interface ListedSignature {
  readonly name: string;
  readonly slug: string;
  readonly role: string;
  readonly count: number;
  readonly latest: string | null;
}

/** The list of signatures. */
export const signaturesView = (signatures: readonly ListedSignature[]): Html =>
  headed(
    'Firme',
    html`<ul class="shelf-rows">${signatures.map(
      ({
        name,
        slug,
        role,
        count,
        latest,
      }) => html`<li class="shelf-row person"><span class="avatar" aria-hidden="true">${name.slice(0, 1)}</span><div><h2 class="shelf-title"><a href="${authorPath(slug)}">${name}</a></h2>${latest === null ? '' : html`<p class="summary">${latest}</p>`}<p class="meta">${role} · ${stories(count)}</p></div></li>
`,
    )}</ul>`,
  );

/** A section or special with its stories. `day` (a date) shows the steps between days. */
export const shelfView = (
  kind: 'section' | 'special',
  shelf: Pick<ListedShelf, 'titolo' | 'intro'>,
  found: readonly ListedStory[],
  day: string | undefined,
): Html => {
  const [path, name] = kind === 'section' ? ['/sezioni', 'Sezioni'] : ['/speciali', 'Speciali'];
  return html`<div class="sheet"><div class="sheet-head"><div>
<p class="crumbs"><a href="${path}">${name}</a></p>
<h1 class="page-title">${shelf.titolo}</h1>${kind === 'special' && shelf.intro ? html`<p class="summary">${shelf.intro}</p>` : ''}</div>
${day && kind === 'section' ? html`<div class="days"><p class="stepper"><span>${sizedIcon('caret-left', 18, 'bold')}</span><span class="stepper-day">${sizedIcon('calendar-blank', 20)}${day}</span><span>${sizedIcon('caret-right', 18, 'bold')}</span></p></div>` : ''}</div>
<div class="shelf-grid"><div>${storyList(kind === 'section' ? partStories(found).full : found, true)}</div></div></div>`;
};

/** A story with its text. `body_html` is already escaped. */
export interface WholeStory extends ListedStory {
  readonly section: string;
  readonly section_slug: string;
  readonly edizione: string | null;
  readonly author_slug: string | null;
  readonly position: { readonly n: number; readonly total: number };
  readonly prev_id: number | null;
  readonly next_id: number | null;
  readonly body_html: string;
  readonly caption: string | null;
  readonly credit: string | null;
  readonly locked: boolean;
}

const step = (side: 'left' | 'right', id: number | null, name: string): Html =>
  id === null
    ? html`<span class="step"></span>`
    : html`<a class="step" href="/articolo/${id}" aria-label="${name}">${sizedIcon(`caret-${side}`, 18, 'bold')}</a>`;

const articleBar = (story: WholeStory, day: string | undefined): Html => {
  const { section, section_slug, edizione, page, position, prev_id, next_id } = story;
  const where = [day, edizione, page === null ? undefined : `pagina ${page}`].filter(Boolean).join(' · ');
  return html`<div class="article-bar"><div class="article-bar-row"><a class="action" href="${shelfPath('section', section_slug)}">${sizedIcon('caret-left', 16, 'bold')}${section}</a>
<span class="where">${where}</span>
<nav class="steps" aria-label="Altri articoli dell’edizione">${step('left', prev_id, 'Articolo precedente')}<span>${position.n} di ${position.total}</span>${step('right', next_id, 'Articolo successivo')}</nav></div></div>`;
};

const minutes = (text: string): string => {
  const count = readingMinutes(text.replace(/<[^>]*>/g, ' '));
  return count === 1 ? '1 minuto di lettura' : `${count} minuti di lettura`;
};

const authorOf = ({ author, author_slug }: WholeStory): Html => {
  if (author === null) return html``;
  const name = `di ${author}`;
  return html`<p class="author">${author_slug === null ? name : html`<a href="${authorPath(author_slug)}">${name}</a>`}</p>`;
};

/** An article as the element draws it, without its tools. */
export const articleView = (
  story: WholeStory,
  fix: { readonly name: string; readonly href: string } | null,
  now: Date,
): Html => {
  const day = story.archived ? undefined : relativeDay(new Date(story.date), now);
  const meta = [day, story.locked ? undefined : minutes(story.body_html)].filter(Boolean).join(' · ');
  return html`<article class="article size-1 leading-1">
${articleBar(story, day)}
<div class="article-grid"><header class="article-head">
${story.kicker === '' ? '' : html`<p class="kicker">${story.kicker}</p>`}
<h1 class="article-title">${story.title}</h1>
${story.standfirst === '' ? '' : html`<p class="standfirst">${story.standfirst}</p>`}
<div class="byline">${authorOf(story)}<p class="meta">${meta}</p></div></header>
<div class="article-tools"></div>
<div class="article-main">${
    story.image === null
      ? ''
      : html`<figure class="article-figure"><img class="picture" src="${story.image}" alt="" width="1200" height="800" fetchpriority="high">${story.caption === null ? '' : html`<figcaption class="meta">${story.caption}</figcaption>`}</figure>`
  }
<div class="article-text${story.locked ? ' locked' : ''}"><div class="prose">${raw(story.body_html)}</div></div>
${
  story.locked && fix
    ? html`<aside class="locked-block"><h2 class="locked-title">Per continuare a leggere serve un abbonamento</h2><p><a class="button primary" href="${fix.href}">${fix.name}</a></p></aside>`
    : ''
}
${story.credit === null ? '' : html`<p class="meta credit">${story.credit}</p>`}</div></div>
</article>`;
};

/** The search form with its results; undefined when only the element can know them. */
export const searchView = (
  query: string,
  found: readonly ListedStory[] | undefined,
  total: number,
): Html => html`<div class="sheet search">
<h1 class="search-title">Cerca</h1>
<form class="search-form" role="search" action="/ricerca"><label class="unseen" for="q">Parole da cercare</label>
<div class="search-field">${sizedIcon('magnifying-glass', 20)}<input id="q" name="q" type="search" value="${query}" maxlength="200"></div> <button class="button primary large">Cerca</button></form>
<div class="search-grid"><div class="search-main">${
  found === undefined || query === ''
    ? ''
    : found.length === 0
      ? html`<div class="none" role="status"><p class="none-title">Nessun risultato trovato</p></div>`
      : html`<div class="results-head"><p role="status"><strong>${total === 1 ? '1 risultato' : `${total} risultati`}</strong> per «${query}»</p></div>${storyList(found)}`
}</div></div></div>`;

const { title: favouritesTitle, all, removeNone, select, none, noneHint, home } = favouritesCopy;

/** The reader's favourites. */
export const favouritesView = (stories: readonly ListedStory[]): Html =>
  headed(
    favouritesTitle,
    stories.length === 0
      ? html`<div class="empty"><p>${none}</p><p>${noneHint}</p><a class="button primary" href="/">${home}</a></div>`
      : html`<div class="favourites-bar"><label class="check"><input type="checkbox" disabled>${all}</label><button class="button" type="button" disabled>${removeNone}</button></div>
<ul class="stories">${stories.map(
          (story) =>
            html`<li class="favourite"><label class="check"><input type="checkbox" disabled aria-label="${select(story.title)}"></label>${storyCard(story)}</li>
`,
        )}</ul>`,
    'favourites',
  );

/** A title, a sentence and one link. */
export const noteView = (title: string, text: string, link: { readonly name: string; readonly href: string }): Html =>
  headed(
    title,
    html`<p>${text}</p>
<p><a href="${link.href}">${link.name}</a></p>`,
  );
