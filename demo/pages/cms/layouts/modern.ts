import { html } from 'hono/html';
import type { Html } from '../../html.ts';
import { bylineOf, documentOf, type Frame, type Layout, logo, openBody, picture, running } from '../page.ts';
import { dayAndHour, dayOf, type StoryLine, storyPath } from '../story.ts';

const header = (frame: Frame): Html => html`
<a class="skip" href="#main">Vai al contenuto</a>
<header class="masthead"><div class="bar">${logo(frame, 'brand')}<p class="today">${dayOf(frame.now)}</p><a class="read" href="${frame.newsstand}">Sfoglia il giornale</a></div>
<nav class="sections" aria-label="Sezioni">${frame.site.menu.map(([title, slug]) => html`<a href="/sezione/${slug}">${title}</a>`)}<a href="/meteo">Meteo</a></nav></header>`;

const footer = ({ brand, site, now }: Frame): Html => html`
<footer class="colophon"><p><strong>${brand.name}</strong><br>${site.motto}</p>
<p><a href="/privacy">Privacy</a> <a href="/cookie">Cookie</a> <a href="/condizioni">Condizioni</a> <a href="/accessibilita">Accessibilità</a> <a href="/informativa-chatbot">Informativa chatbot</a></p>
<p>© ${now.getFullYear()} ${brand.copy}</p></footer>`;

const shell = (frame: Frame, title: string, description: string, main: Html): Html =>
  documentOf(
    frame,
    `${title} | ${frame.brand.name}`,
    description,
    html`${header(frame)}<main id="main">${main}</main>${footer(frame)}`,
  );

const card = (story: StoryLine, index: number): Html => html`
<article class="card${index === 0 ? ' lead' : ''}">
${story.illustration ? (index === 0 ? picture(story.illustration, 760, 507, true) : picture(story.illustration, 360, 240)) : ''}
<div><p class="kicker">${story.kicker}</p><h2><a href="${storyPath(story)}">${story.title}</a></h2>${story.summary === '' ? '' : html`<p class="summary">${story.summary}</p>`}</div></article>`;

const cards = (stories: readonly StoryLine[]): Html =>
  stories.length > 0
    ? html`<div class="cards">${stories.map(card)}</div>`
    : html`<p class="empty">Nessuna notizia in questa sezione.</p>`;

const lock = ({ shop }: Frame): Html => html`
<section class="lock"><h2>Il resto dell’articolo è per gli abbonati</h2><p><a href="${shop}/vetrina">Abbonati</a></p></section>`;

const related = (stories: readonly StoryLine[]): Html => html`
<section class="related" aria-labelledby="related"><h2 id="related">Altre notizie</h2><ul>${stories
  .slice(0, 4)
  .map((story) => html`<li><a href="${storyPath(story)}">${story.title}</a></li>`)}</ul></section>`;

/** Imitates a recent redesign: wordmark at left, a grid of stories, wide margins. */
export const modern: Layout = {
  sheets: ['modern/header.css', 'modern/front.css', 'modern/story.css', 'modern/footer.css', 'modern/small.css'],
  home: (frame, stories) =>
    shell(
      frame,
      frame.site.motto,
      frame.site.motto,
      html`<h1 class="unseen">${frame.brand.name}</h1><p class="flash"><strong>Adesso</strong> ${frame.site.breaking}</p>${cards(stories.slice(0, 13))}`,
    ),
  section: (frame, title, stories) =>
    shell(
      frame,
      title,
      `${title}: le notizie ${frame.brand.ofName}`,
      html`<h1 class="section-title">${title}</h1>${cards(stories)}`,
    ),
  article: (frame, story, others) =>
    shell(
      frame,
      story.title,
      story.summary || story.title,
      html`<article class="story"><header><p class="kicker"><a href="/sezione/${story.sectionSlug}">${story.section}</a> · ${story.kicker}</p>
<h1>${story.title}</h1>${story.summary === '' ? '' : html`<p class="standfirst">${story.summary}</p>`}
<p class="by">${bylineOf(frame, story)} <time datetime="${story.published.toISOString()}">${dayAndHour(story.published)}</time></p></header>
${story.illustration ? html`<figure>${picture(story.illustration, 960, 540, true)}${story.caption ? html`<figcaption>${story.caption}</figcaption>` : ''}</figure>` : ''}
<div class="text">${openBody(story)}${story.credit ? html`<p class="credit">${story.credit}</p>` : ''}${story.access === 'subscriber' ? lock(frame) : ''}</div></article>${related(others)}`,
    ),
  text: (frame, title, paragraphs) =>
    shell(
      frame,
      title,
      title,
      html`<article class="story"><header><h1>${title}</h1></header><div class="text">${running(paragraphs)}</div></article>`,
    ),
};
