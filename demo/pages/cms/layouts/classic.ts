import { html } from 'hono/html';
import type { Html } from '../../html.ts';
import { bylineOf, documentOf, type Frame, type Layout, logo, openBody, picture, running } from '../page.ts';
import { dayAndHour, type StoryLine, storyPath } from '../story.ts';

const header = (frame: Frame): Html => html`
<aside id="ultimora" aria-label="Ultim’ora"><div class="inner"><strong>Ultim’ora</strong> <span>${frame.site.breaking}</span></div></aside>
<header id="testata">${logo(frame, 'logo')}</header>
<nav id="menu" aria-label="Sezioni"><ul class="clearfix">
<li><a href="/">Home</a></li>
${frame.site.menu.map(([title, slug]) => html`<li><a href="/sezione/${slug}">${title}</a></li>`)}
<li><a href="/meteo">Meteo</a></li>
</ul></nav>`;

const footer = ({ brand, newsstand, now }: Frame): Html => html`
<footer id="piede"><p>${brand.name} · ${brand.copy} · ${now.getFullYear()}</p>
<ul><li><a href="${newsstand}">Edicola digitale</a></li><li><a href="/privacy">Privacy</a></li><li><a href="/cookie">Cookie</a></li><li><a href="/condizioni">Condizioni</a></li><li><a href="/accessibilita">Accessibilità</a></li><li><a href="/informativa-chatbot">Informativa chatbot</a></li></ul></footer>`;

const shell = (frame: Frame, title: string, description: string, main: Html, side: Html | string): Html =>
  documentOf(
    frame,
    `${title} - ${frame.brand.name}`,
    description,
    html`<div id="wrapper">${header(frame)}
<div id="contenuto" class="clearfix"><main class="col-sx">${main}</main>${side}</div>
${footer(frame)}</div>`,
  );

const latest = (stories: readonly StoryLine[]): Html => html`
<aside class="col-dx" aria-labelledby="box-ultime"><div class="box"><h2 id="box-ultime">Le ultime notizie</h2><ul>
${stories.map((story) => html`<li><a href="${storyPath(story)}">${story.title}</a></li>`)}
</ul></div></aside>`;

const item = (story: StoryLine, index: number): Html => html`
<article class="notizia${index === 0 ? ' apertura' : ''} clearfix">
${story.illustration ? html`<div class="foto">${index === 0 ? picture(story.illustration, 720, 405, true) : picture(story.illustration, 240, 135)}</div>` : ''}
<div class="testo"><p class="occhiello">${story.kicker}</p>
<h2><a href="${storyPath(story)}">${story.title}</a></h2>
${story.summary === '' ? '' : html`<p class="sommario">${story.summary}</p>`}
<p class="data">${dayAndHour(story.published)}</p></div></article>`;

const list = (stories: readonly StoryLine[]): Html[] =>
  stories.length > 0 ? stories.map(item) : [html`<p class="vuoto">Nessuna notizia in questa sezione.</p>`];

const lock = ({ shop }: Frame): Html => html`
<div class="box-abbonati"><h2>Per leggere tutto l’articolo serve un abbonamento</h2>
<p><a class="bottone" href="${shop}/vetrina">Scopri le offerte</a></p></div>`;

/** Imitates a site of the jQuery years: a centred wordmark, floats, ids, capitals in the menu. */
export const classic: Layout = {
  sheets: ['classic/header.css', 'classic/story.css', 'classic/front.css', 'classic/footer.css', 'classic/small.css'],
  home: (frame, stories) =>
    shell(
      frame,
      frame.site.motto,
      frame.site.motto,
      html`<h1 class="nascosto">${frame.brand.name}</h1>${list(stories.slice(0, 12))}`,
      latest(stories.slice(12, 20)),
    ),
  section: (frame, title, stories) =>
    shell(
      frame,
      title,
      `${title}: le notizie ${frame.brand.ofName}`,
      html`<h1 class="titolo-sezione">${title}</h1>${list(stories)}`,
      '',
    ),
  article: (frame, story, others) =>
    shell(
      frame,
      story.title,
      story.summary || story.title,
      html`<nav class="briciole" aria-label="Percorso"><a href="/">Home</a> &gt; <a href="/sezione/${story.sectionSlug}">${story.section}</a> &gt; ${frame.site.town}</nav>
<article class="articolo"><h1>${story.title}</h1>
<p class="firma">di ${bylineOf(frame, story)} | <time datetime="${story.published.toISOString()}">${dayAndHour(story.published)}</time></p>
${story.illustration ? html`<figure>${picture(story.illustration, 720, 405, true)}${story.caption ? html`<figcaption>${story.caption}</figcaption>` : ''}</figure>` : ''}
<div class="corpo">${openBody(story)}${story.credit ? html`<p class="data">${story.credit}</p>` : ''}</div>${story.access === 'subscriber' ? lock(frame) : ''}</article>`,
      latest(others),
    ),
  text: (frame, title, paragraphs) =>
    shell(
      frame,
      title,
      title,
      html`<article class="articolo"><h1>${title}</h1><div class="corpo">${running(paragraphs)}</div></article>`,
      '',
    ),
};
