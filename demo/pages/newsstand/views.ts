import { html, raw } from 'hono/html';
import { longDate } from '../../../src/rules/text/dates.ts';
import type { Html } from '../html.ts';

/** A story in a list. */
export interface ListedStory {
  readonly id: number;
  readonly slug: string;
  readonly kicker: string;
  readonly title: string;
  readonly standfirst: string;
  readonly author: string | null;
  readonly date: string;
  readonly page: number | null;
}

/** A link in a list, with a line of text. */
export interface ListedLink {
  readonly href: string;
  readonly name: string;
  readonly text: string;
}

const storyHref = ({ id, slug }: Pick<ListedStory, 'id' | 'slug'>): string => `/articolo/${id}/${slug}`;

/** 'di Laura Bressani · 20 novembre 2025 · p. 8' */
const byline = ({ author, date, page }: Pick<ListedStory, 'author' | 'date' | 'page'>): string =>
  [author, longDate(new Date(date)), page === null ? null : `p.\u00a0${page}`]
    .filter((part) => part !== null)
    .join(' · ');

const storyItem = (story: ListedStory): Html => html`<li>
<p class="kicker">${story.kicker}</p>
<h2><a href="${storyHref(story)}">${story.title}</a></h2>
${story.standfirst === '' ? '' : html`<p>${story.standfirst}</p>`}
<p class="meta">${byline(story)}</p>
</li>`;

/** A list of stories, or a sentence when it is empty. */
export const storyList = (stories: readonly ListedStory[]): Html =>
  stories.length === 0
    ? html`<p>Nessun dato disponibile.</p>`
    : html`<ul class="stories">${stories.map(storyItem)}</ul>`;

/** A heading and its content. */
export const headed = (title: string, content: Html): Html => html`<h1>${title}</h1>
${content}`;

/** A list of sections, specials or signatures. */
export const linkList = (links: readonly ListedLink[]): Html =>
  html`<ul class="links">${links.map(
    ({ href, name, text }) => html`<li><a href="${href}">${name}</a> <span class="meta">${text}</span></li>`,
  )}</ul>`;

/** The home page: the cover of the day, its first stories, the sections. */
export const homeView = (
  issue:
    | { readonly title: string; readonly date: string; readonly cover: string | null; readonly pages: number }
    | undefined,
  stories: readonly ListedStory[],
  sections: readonly ListedLink[],
): Html => html`<h1>${issue ? longDate(new Date(`${issue.date}T12:00:00Z`)) : 'Edicola'}</h1>
${
  issue?.cover
    ? html`<p class="cover"><img src="${issue.cover}" width="320" height="464" alt="Prima pagina, ${issue.title}"><br>
<span class="meta">${issue.title} · ${issue.pages} pagine</span></p>`
    : ''
}
${storyList(stories)}
<h2>Sezioni</h2>
${linkList(sections)}`;

/** A story with its text. `body` is HTML, already escaped. */
export interface WholeStory extends ListedStory {
  readonly body: string;
  readonly image: string | null;
  readonly caption: string | null;
  readonly credit: string | null;
  readonly locked: boolean;
}

export const articleView = (
  story: WholeStory,
  fix: { readonly name: string; readonly href: string } | null,
): Html => html`<article>
<p class="kicker">${story.kicker}</p>
<h1>${story.title}</h1>
${story.standfirst === '' ? '' : html`<p class="standfirst">${story.standfirst}</p>`}
<p class="meta">${byline(story)}</p>
${
  story.image === null
    ? ''
    : html`<figure><img src="${story.image}" alt="">${story.caption === null ? '' : html`<figcaption>${story.caption}</figcaption>`}</figure>`
}
<div class="body">${raw(story.body)}</div>
${
  story.locked && fix
    ? html`<aside><h2>Per continuare a leggere serve un abbonamento</h2><p><a href="${fix.href}">${fix.name}</a></p></aside>`
    : ''
}
${story.credit === null ? '' : html`<p class="meta">${story.credit}</p>`}
</article>`;

/** The search form with its results. */
export const searchView = (query: string, found: readonly ListedStory[]): Html => html`<h1>Cerca</h1>
<form role="search" action="/ricerca"><label for="q">Parole da cercare</label>
<input id="q" name="q" type="search" value="${query}" maxlength="200"> <button>Cerca</button></form>
${query === '' ? '' : found.length === 0 ? html`<p role="status">Nessun risultato trovato</p>` : storyList(found)}`;

/** A title, a sentence and one link. */
export const noteView = (
  title: string,
  text: string,
  link: { readonly name: string; readonly href: string },
): Html => html`<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.name}</a></p>`;
