import { html } from 'hono/html';
import { editionHash } from '../../../src/rules/epaper/edition-link.ts';
import { editionSlug, homePath, shelfPath } from '../../../src/rules/newsstand/stories.ts';
import { relativeDay } from '../../../src/rules/text/dates.ts';
import type { Html } from '../html.ts';
import { type ListedStory, sizedIcon, storyCard } from './story.ts';

/** One local edition of a day. */
export interface Issue {
  readonly id_edizione: number;
  readonly title: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly cover: string | null;
  readonly pages: number;
}

interface Section {
  readonly titolo: string;
  readonly slug: string;
  readonly page: number | null;
  readonly articles: readonly ListedStory[];
}

/** The data of the home page. */
export interface HomeData {
  readonly issues: readonly Issue[];
  readonly highlights: readonly ListedStory[];
  readonly sections: readonly Section[];
}

const mostSections = 8;

const coverAt = (cover: string, width: number): string => cover.replace(/([?&])w=\d+/, `$1w=${width}`);

/** The button's address opens the viewer, also when it is pressed before the script is there. */
const coverView = ({ id_edizione, cover, title, pages }: Issue): Html => html`<div class="cover">${
  cover
    ? html`<a href="${coverAt(cover, 1400)}"><img src="${cover}" srcset="${coverAt(cover, 320)} 320w, ${cover} 640w" sizes="(max-width: 640px) 120px, (max-width: 820px) 200px, (max-width: 1140px) 240px, 304px" width="640" height="928" fetchpriority="high" alt="Prima pagina, ${title}"></a>`
    : html`<div class="no-cover"></div>`
}
<div class="cover-note">${
  cover
    ? html`<a class="button primary large" href="${editionHash({ edition: String(id_edizione), page: 1 })}">${sizedIcon('book-open', 20)}Sfoglia il giornale</a>`
    : ''
}<p class="meta">${pages > 0 ? `${pages === 1 ? '1 pagina' : `${pages} pagine`} · ` : ''}${title}</p></div></div>`;

/** Links to the local editions of the day. */
const editionSwitch = (issues: readonly Issue[], shown: Issue | undefined, date: string | undefined): Html =>
  html`${
    issues.length < 2
      ? ''
      : html`<nav class="segments" aria-label="Edizione">${issues.map(
          (issue, index) =>
            html`<a href="${homePath(date, index === 0 ? undefined : editionSlug(issue.title))}"${issue === shown ? html` aria-current="page"` : ''}><span>${issue.title}</span></a>`,
        )}</nav>`
  }`;

const sectionView = ({
  titolo,
  slug,
  page,
  articles: [first, ...others],
}: Section): Html => html`<section class="block">
<div class="block-head"><h2 class="block-title"><a href="${shelfPath('section', slug)}">${titolo}</a></h2>${page ? html`<span class="of-page">p.\u00a0${page}</span>` : ''}</div>
${first ? storyCard(first, { level: 3, parts: 'picture' }) : ''}
${others.map((story) => storyCard(story, { level: 3, size: 'small', parts: 'title' }))}</section>`;

/** The home page: the cover of the day, its first stories, the sections; as the element draws them. */
export const homeView = (
  { issues, highlights, sections }: HomeData,
  { date, edition }: { readonly date: string | undefined; readonly edition: string | undefined },
  now: Date,
): Html => {
  const issue = issues.find(({ title }) => editionSlug(title) === edition) ?? issues[0];
  const [lead, ...others] = highlights;
  const filled = sections.filter(({ articles }) => articles.length > 0).slice(0, mostSections);
  const heading = issue ? relativeDay(new Date(`${issue.date}T12:00:00Z`), now) : 'Edicola digitale';
  return html`<div class="home"><div class="hero"><div class="hero-grid${issue ? '' : ' alone'}">
${issue ? coverView(issue) : ''}
<div class="front"><div class="front-head"><h1 class="front-title">${heading}</h1>${editionSwitch(issues, issue, date)}</div>
${lead ? html`<div class="lead">${storyCard(lead, { size: 'large', first: true })}</div>` : html`<p class="empty">Nessun dato disponibile.</p>`}
${others.length > 0 ? html`<ul class="trio">${others.slice(0, 3).map((story) => html`<li>${storyCard(story)}</li>`)}</ul>` : ''}
</div></div></div>
<div class="sheet"><div class="sections">${filled.map(sectionView)}</div>
<p class="all"><a class="action" href="/sezioni">Tutte le sezioni</a></p></div></div>`;
};
