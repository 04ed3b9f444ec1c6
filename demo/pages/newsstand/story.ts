import { html, raw } from 'hono/html';
import { articlePath, storyMeta } from '../../../src/rules/newsstand/stories.ts';
import type { Html } from '../html.ts';
import { icon } from '../icon.ts';

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
  readonly id_edizione?: number | null;
  readonly image: string | null;
  /** A story of earlier years: `date` is that of the paper with it. */
  readonly archived: boolean;
  /** HTML of the matching passage of a search; replaces the standfirst. */
  readonly snippet?: string;
}

/** Where a story is shown. */
interface StoryPlace {
  readonly size?: 'large' | 'medium' | 'small';
  readonly level?: 2 | 3;
  /** `picture` omits the kicker, except that of a story of earlier years, the summary and the author; `title` the picture too. */
  readonly parts?: 'all' | 'picture' | 'title';
  /** Asks for the picture at once: the page's largest paint. */
  readonly first?: boolean;
}

/** A decorative picture with its room. */
const picture = (src: string, first = false): Html =>
  html`<img class="picture" src="${src}" alt="" width="600" height="400"${raw(first ? ' fetchpriority="high"' : ' loading="lazy"')}>`;

/** An icon of the given size in pixels. */
export const sizedIcon = (name: string, size: number, weight: 'bold' | 'regular' = 'regular'): Html =>
  html`${raw(String(icon(name, weight)).replace('<svg ', `<svg width="${size}" height="${size}" `))}`;

/** A story as the element draws it: headline, kicker, summary, author, picture. */
export const storyCard = (
  story: ListedStory,
  { size = 'medium', level = 2, parts = 'all', first = false }: StoryPlace = {},
): Html => {
  const link = html`<a href="${articlePath(story)}">${story.title}</a>`;
  const meta = storyMeta(story);
  const isWhole = parts === 'all';
  const image = parts === 'title' ? null : story.image;
  return html`<article class="story ${size}${image ? ' pictured' : ''}"><div class="story-text">${
    story.kicker && (isWhole || story.archived) ? html`<p class="kicker">${story.kicker}</p>` : ''
  }${level === 2 ? html`<h2 class="story-title">${link}</h2>` : html`<h3 class="story-title">${link}</h3>`}${
    isWhole && (story.snippet || story.standfirst)
      ? html`<p class="summary">${story.snippet ? raw(story.snippet) : story.standfirst}</p>`
      : ''
  }${isWhole && meta ? html`<p class="meta">${meta}</p>` : ''}</div>${
    image ? html`<div class="story-image">${picture(image, first)}</div>` : ''
  }</article>`;
};

/** A list of stories, or a sentence when it is empty. `hasLead` draws the first one large. */
export const storyList = (stories: readonly ListedStory[], hasLead = false): Html =>
  stories.length === 0
    ? html`<p class="empty">Nessun dato disponibile.</p>`
    : html`<ul class="stories">${stories.map((story, index) => {
        const isLead = hasLead && index === 0;
        return html`<li${raw(isLead ? ' class="first"' : '')}>${storyCard(story, {
          size: isLead ? 'large' : 'medium',
          first: isLead,
        })}</li>
`;
      })}</ul>`;
