import { html } from 'hono/html';
import type { Html } from '../../html.ts';
import { bylineOf, documentOf, type Frame, type Layout, logo, openBody, picture, running } from '../page.ts';
import { dayAndHour, type Story, type StoryLine, storyPath } from '../story.ts';

const header = (frame: Frame): Html => html`<a class="jump" href="#contenuto">Vai al contenuto</a>
<header class="cover-bar"><div>${logo(frame, 'name')}<a class="sub" href="${frame.shop}/vetrina">Abbonati</a></div>
<nav aria-label="Sezioni">${frame.site.menu.map(([title, slug]) => html`<a href="/sezione/${slug}">${title}</a>`)}<a href="/meteo">Meteo</a></nav></header>`;

const footer = ({
  brand,
  site,
  newsstand,
  now,
}: Frame): Html => html`<footer class="end"><p class="motto">${site.motto}</p>
<nav aria-label="Il sito"><a href="${newsstand}">Il giornale di oggi</a><a href="/privacy">Privacy</a><a href="/cookie">Cookie</a><a href="/condizioni">Condizioni</a><a href="/accessibilita">Accessibilità</a><a href="/informativa-chatbot">Informativa chatbot</a></nav>
<p>© ${now.getFullYear()} ${brand.copy}</p></footer>`;

const shell = (frame: Frame, title: string, description: string, main: Html): Html =>
  documentOf(
    frame,
    `${title} | ${frame.brand.name}`,
    description,
    html`${header(frame)}<main id="contenuto">${main}</main>${footer(frame)}`,
  );

const cover = (story: StoryLine): Html => html`
<article class="cover${story.illustration ? '' : ' bare'}">${story.illustration ? picture(story.illustration, 1280, 640, true) : ''}
<div class="plate"><p class="rubric">${story.kicker}</p><h2><a href="${storyPath(story)}">${story.title}</a></h2>${story.summary === '' ? '' : html`<p>${story.summary}</p>`}</div></article>`;

const tile = (story: StoryLine): Html => html`
<article class="tile${story.illustration ? '' : ' bare'}">${story.illustration ? picture(story.illustration, 400, 300) : ''}
<p class="rubric">${story.section}</p><h2><a href="${storyPath(story)}">${story.title}</a></h2></article>`;

const numbered = (stories: readonly StoryLine[]): Html => html`
<section class="numbers" aria-labelledby="numbers"><h2 id="numbers">I fatti, in fila</h2><ol>${stories.map(
  (story) => html`<li><a href="${storyPath(story)}">${story.title}</a></li>`,
)}</ol></section>`;

const home = (stories: readonly StoryLine[]): Html => {
  const [lead, ...rest] = stories;
  return lead
    ? html`${cover(lead)}<div class="tiles">${rest.slice(0, 6).map(tile)}</div>${numbered(rest.slice(6, 11))}<div class="tiles">${rest.slice(11, 17).map(tile)}</div>`
    : html`<p class="tiles">Nessuna notizia.</p>`;
};

const whole = (frame: Frame, story: Story): Html => html`<article class="feature">
<header><p class="rubric"><a href="/sezione/${story.sectionSlug}">${story.section}</a></p><h1>${story.title}</h1>${story.summary === '' ? '' : html`<p class="deck">${story.summary}</p>`}
<p class="who">Testo di <b>${bylineOf(frame, story)}</b><br><time datetime="${story.published.toISOString()}">${dayAndHour(story.published)}</time></p></header>
${story.illustration ? html`<figure>${picture(story.illustration, 1280, 640, true)}${story.caption ? html`<figcaption>${story.caption}</figcaption>` : ''}</figure>` : ''}
<div class="column">${openBody(story)}${story.credit ? html`<p class="credit">${story.credit}</p>` : ''}${
  story.access === 'subscriber'
    ? html`<p class="gate"><b>Il resto è per chi ha un abbonamento.</b> <a href="${frame.shop}/vetrina">Guarda le offerte</a></p>`
    : ''
}</div></article>`;

/** Imitates a weekly magazine: a cover, blocks of colour, slab serifs. */
export const magazine: Layout = {
  sheets: [
    'magazine/header.css',
    'magazine/front.css',
    'magazine/story.css',
    'magazine/footer.css',
    'magazine/small.css',
  ],
  home: (frame, stories) =>
    shell(frame, frame.site.motto, frame.site.motto, html`<h1 class="unseen">${frame.brand.name}</h1>${home(stories)}`),
  section: (frame, title, stories) =>
    shell(
      frame,
      title,
      `${title}: le notizie ${frame.brand.ofName}`,
      html`<h1 class="banner">${title}</h1><div class="tiles">${stories.map(tile)}</div>`,
    ),
  article: (frame, story, others) =>
    shell(
      frame,
      story.title,
      story.summary || story.title,
      html`${whole(frame, story)}${numbered(others.slice(0, 5))}`,
    ),
  text: (frame, title, paragraphs) =>
    shell(
      frame,
      title,
      title,
      html`<article class="feature"><header><h1>${title}</h1></header><div class="column">${running(paragraphs)}</div></article>`,
    ),
};
