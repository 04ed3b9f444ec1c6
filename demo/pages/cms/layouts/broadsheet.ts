import { html } from 'hono/html';
import type { Html } from '../../html.ts';
import { bylineOf, documentOf, type Frame, type Layout, logo, openBody, picture, running } from '../page.ts';
import { dayAndHour, dayOf, type Story, type StoryLine, storyPath } from '../story.ts';

const header = (frame: Frame): Html => html`
<a class="salta" href="#testo">Vai al testo</a>
<header class="testata"><p class="righello"><span>${frame.site.motto}</span><span>${dayOf(frame.now)}</span></p>
${logo(frame, 'nome')}
<nav aria-label="Sezioni"><ul><li><a href="/">Prima pagina</a></li>${frame.site.menu.map(
  ([title, slug]) => html`<li><a href="/sezione/${slug}">${title}</a></li>`,
)}<li><a href="/meteo">Meteo</a></li></ul></nav></header>`;

const footer = ({ brand, newsstand, now }: Frame): Html => html`
<footer class="colofone"><p>${brand.name}, ${now.getFullYear()}. ${brand.copy}.</p>
<ul><li><a href="${newsstand}">Edicola digitale</a></li><li><a href="/privacy">Privacy</a></li><li><a href="/cookie">Cookie</a></li><li><a href="/condizioni">Condizioni</a></li><li><a href="/accessibilita">Accessibilità</a></li><li><a href="/informativa-chatbot">Informativa chatbot</a></li></ul></footer>`;

const shell = (frame: Frame, title: string, description: string, main: Html): Html =>
  documentOf(
    frame,
    `${title} — ${frame.brand.name}`,
    description,
    html`<div class="foglio">${header(frame)}<main id="testo">${main}</main>${footer(frame)}</div>`,
  );

const piece = (story: StoryLine, level: 'grande' | 'medio' | 'breve'): Html => html`
<article class="pezzo ${level}">${
  story.illustration && level !== 'breve'
    ? picture(story.illustration, level === 'grande' ? 660 : 300, level === 'grande' ? 440 : 200, level === 'grande')
    : ''
}<h2><a href="${storyPath(story)}">${story.title}</a></h2>
<p class="luogo">${story.kicker}</p>${level === 'breve' || story.summary === '' ? '' : html`<p class="attacco">${story.summary}</p>`}</article>`;

const columns = (stories: readonly StoryLine[]): Html => {
  const [lead, ...rest] = stories;
  if (!lead) return html`<p>Nessuna notizia.</p>`;
  return html`<div class="prima"><div class="centro">${piece(lead, 'grande')}</div>
<div class="sinistra">${rest.slice(0, 3).map((story) => piece(story, 'medio'))}</div>
<div class="destra"><h2 class="voce">In breve</h2>${rest.slice(3, 11).map((story) => piece(story, 'breve'))}</div></div>
<div class="taglio">${rest.slice(11, 15).map((story) => piece(story, 'medio'))}</div>`;
};

const lock = ({ shop }: Frame): Html => html`
<aside class="riservato"><p>Il seguito è riservato agli abbonati. <a href="${shop}/vetrina">Scegli il tuo abbonamento</a></p></aside>`;

const whole = (frame: Frame, story: Story): Html => html`<article class="articolo">
<p class="luogo"><a href="/sezione/${story.sectionSlug}">${story.section}</a> · ${story.kicker}</p>
<h1>${story.title}</h1>${story.summary === '' ? '' : html`<p class="sommario">${story.summary}</p>`}
<p class="firma">${bylineOf(frame, story)}, <time datetime="${story.published.toISOString()}">${dayAndHour(story.published)}</time></p>
${story.illustration ? html`<figure>${picture(story.illustration, 900, 600, true)}${story.caption ? html`<figcaption>${story.caption}</figcaption>` : ''}</figure>` : ''}
<div class="colonne">${openBody(story)}</div>${story.credit ? html`<p class="fonte">${story.credit}</p>` : ''}${story.access === 'subscriber' ? lock(frame) : ''}</article>`;

/** Imitates a printed broadsheet: a nameplate between rules, columns divided by lines. */
export const broadsheet: Layout = {
  sheets: [
    'broadsheet/header.css',
    'broadsheet/front.css',
    'broadsheet/story.css',
    'broadsheet/footer.css',
    'broadsheet/small.css',
  ],
  home: (frame, stories) =>
    shell(
      frame,
      frame.site.motto,
      frame.site.motto,
      html`<h1 class="nascosto">${frame.brand.name}</h1>${columns(stories)}`,
    ),
  section: (frame, title, stories) =>
    shell(
      frame,
      title,
      `${title}: le notizie ${frame.brand.ofName}`,
      html`<h1 class="titolo">${title}</h1><div class="taglio">${stories.map((story) => piece(story, 'medio'))}</div>`,
    ),
  article: (frame, story, others) =>
    shell(
      frame,
      story.title,
      story.summary || story.title,
      html`${whole(frame, story)}<section class="altri" aria-labelledby="altri"><h2 id="altri" class="voce">Leggi anche</h2><div class="taglio">${others
        .slice(0, 4)
        .map((one) => piece(one, 'breve'))}</div></section>`,
    ),
  text: (frame, title, paragraphs) =>
    shell(
      frame,
      title,
      title,
      html`<article class="articolo"><h1>${title}</h1><div class="testo">${running(paragraphs)}</div></article>`,
    ),
};
