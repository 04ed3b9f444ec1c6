import { html } from 'hono/html';
import type { Html } from '../../html.ts';
import { bylineOf, documentOf, type Frame, type Layout, logo, openBody, picture, running } from '../page.ts';
import { dayAndHour, dayOf, type Story, type StoryLine, storyPath } from '../story.ts';

const header = (frame: Frame): Html => html`<a class="to-main" href="#main">Vai al contenuto</a>
<header class="bar"><div>${logo(frame, 'home')}<a class="pill on" href="${frame.newsstand}">Sfoglia</a></div>
<nav aria-label="Sezioni"><a class="pill" href="/">Per te</a>${frame.site.menu.map(
  ([title, slug]) => html`<a class="pill" href="/sezione/${slug}">${title}</a>`,
)}<a class="pill" href="/meteo">Meteo</a></nav></header>`;

const footer = ({ brand, now }: Frame): Html => html`<footer class="foot"><p>${brand.copy} · ${now.getFullYear()}</p>
<p><a href="/privacy">Privacy</a><a href="/cookie">Cookie</a><a href="/condizioni">Condizioni</a><a href="/accessibilita">Accessibilità</a><a href="/informativa-chatbot">Informativa chatbot</a></p></footer>`;

const shell = (frame: Frame, title: string, description: string, main: Html): Html =>
  documentOf(
    frame,
    `${title} · ${frame.brand.name}`,
    description,
    html`${header(frame)}<main id="main">${main}</main>${footer(frame)}`,
  );

const card = (story: StoryLine, index: number): Html => html`
<article class="card${index === 0 ? ' big' : ''}">${story.illustration ? picture(story.illustration, 720, 480, index === 0) : ''}
<div><p class="chip">${story.section}</p><h2><a href="${storyPath(story)}">${story.title}</a></h2>${story.summary === '' ? '' : html`<p class="line">${story.summary}</p>`}</div></article>`;

const cards = (stories: readonly StoryLine[]): Html =>
  stories.length > 0 ? html`<div class="deck">${stories.map(card)}</div>` : html`<p class="greet">Nessuna notizia.</p>`;

const strip = (stories: readonly StoryLine[]): Html => html`
<section aria-labelledby="strip"><h2 id="strip" class="label">In dieci secondi</h2><ul class="strip">${stories.map(
  (story) => html`<li><a href="${storyPath(story)}"><b>${story.kicker}</b>${story.title}</a></li>`,
)}</ul></section>`;

const whole = (frame: Frame, story: Story): Html => html`<article class="read">
${story.illustration ? picture(story.illustration, 800, 450, true) : ''}
<div class="inside"><p class="chip"><a href="/sezione/${story.sectionSlug}">${story.section}</a></p><h1>${story.title}</h1>${story.summary === '' ? '' : html`<p class="intro">${story.summary}</p>`}
<p class="by">${bylineOf(frame, story)} · <time datetime="${story.published.toISOString()}">${dayAndHour(story.published)}</time></p>
${openBody(story)}${story.caption ? html`<p class="by">Nell’immagine: ${story.caption}</p>` : ''}${story.credit ? html`<p class="by">${story.credit}</p>` : ''}${
  story.access === 'subscriber'
    ? html`<p class="more"><b>Continua con l’abbonamento</b><a class="pill on" href="${frame.shop}/vetrina">Scopri come</a></p>`
    : ''
}</div></article>`;

/** Imitates a mobile-first site: cards, pills, a strip to swipe, light and dark. */
export const cardsLayout: Layout = {
  sheets: ['cards.css'],
  home: (frame, stories) =>
    shell(
      frame,
      frame.site.motto,
      frame.site.motto,
      html`<h1 class="greet">Buongiorno, ${frame.site.town} <small>${dayOf(frame.now)}</small></h1><p class="alert">${frame.site.breaking}</p>${strip(stories.slice(9, 17))}${cards(stories.slice(0, 9))}`,
    ),
  section: (frame, title, stories) =>
    shell(
      frame,
      title,
      `${title}: le notizie ${frame.brand.ofName}`,
      html`<h1 class="greet">${title}</h1>${cards(stories)}`,
    ),
  article: (frame, story, others) =>
    shell(frame, story.title, story.summary || story.title, html`${whole(frame, story)}${strip(others)}`),
  text: (frame, title, paragraphs) =>
    shell(
      frame,
      title,
      title,
      html`<article class="read"><div class="inside"><h1>${title}</h1>${running(paragraphs)}</div></article>`,
    ),
};
