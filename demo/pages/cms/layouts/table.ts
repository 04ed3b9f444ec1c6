import { html } from 'hono/html';
import type { Html } from '../../html.ts';
import { bylineOf, documentOf, type Frame, type Layout, logo, openBody, picture, running } from '../page.ts';
import { dayAndHour, dayOf, type Story, type StoryLine, storyPath } from '../story.ts';

const box = (title: string, content: Html | readonly Html[]): Html => html`
<div class="box"><h2>${title}</h2><div class="boxin">${content}</div></div>`;

const links = (list: readonly (readonly [string, string])[]): Html =>
  html`<ul>${list.map(([title, href]) => html`<li><a href="${href}">${title}</a></li>`)}</ul>`;

const side = ({ site, newsstand, shop }: Frame): Html =>
  html`<nav aria-label="Sezioni">${box(
    'Notizie',
    links([
      ['Home page', '/'],
      ...site.menu.map(([title, slug]) => [title, `/sezione/${slug}`] as const),
      ['Meteo', '/meteo'],
    ]),
  )}</nav><nav aria-label="Servizi">${box(
    'Servizi',
    links([
      ['Il giornale in PDF', newsstand],
      ['Abbonamenti', `${shop}/vetrina`],
      ['Accessibilità', '/accessibilita'],
    ]),
  )}</nav>`;

const shell = (frame: Frame, title: string, description: string, main: Html, right: Html | string): Html =>
  documentOf(
    frame,
    `${frame.brand.name} :: ${title}`,
    description,
    html`<table class="pagina" role="presentation" cellspacing="0" cellpadding="0"><tr><td colspan="3" class="top">
<header>${logo(frame, 'logo')}<p>${frame.site.motto} · ${dayOf(frame.now)}</p></header></td></tr>
<tr><td colspan="3" class="striscia"><section aria-label="Ultim’ora"><b>Ultim’ora</b> ${frame.site.breaking}</section></td></tr>
<tr><td class="sx">${side(frame)}</td><td class="cx"${right === '' ? html` colspan="2"` : ''}><main>${main}</main></td>${right === '' ? '' : html`<td class="dx"><aside aria-label="In evidenza">${right}</aside></td>`}</tr>
<tr><td colspan="3" class="fondo"><footer>© 2004-${frame.now.getFullYear()} ${frame.brand.copy} | <a href="/privacy">Privacy</a> | <a href="/cookie">Cookie</a> | <a href="/condizioni">Condizioni</a> | <a href="/accessibilita">Accessibilità</a> | <a href="/informativa-chatbot">Informativa chatbot</a></footer></td></tr></table>`,
  );

const item = (story: StoryLine, index: number): Html => html`
<div class="notizia${index === 0 ? ' prima' : ''}">${
  story.illustration
    ? index === 0
      ? picture(story.illustration, 150, 100, true)
      : picture(story.illustration, 90, 60)
    : ''
}<p class="data">${story.section} - ${dayAndHour(story.published)}</p><h2><a href="${storyPath(story)}">${story.title}</a></h2>
${story.summary === '' ? '' : html`<p>${story.summary}</p>`}</div>`;

const list = (stories: readonly StoryLine[]): Html[] =>
  stories.length > 0 ? stories.map(item) : [html`<p>Nessuna notizia.</p>`];

const latest = (title: string, stories: readonly StoryLine[]): Html =>
  box(title, links(stories.map((story) => [story.title, storyPath(story)] as const)));

const offer = ({ shop }: Frame): Html =>
  box(
    'Abbonati',
    html`<p>Il giornale delle valli ogni mattina sul tuo computer.</p><p><a href="${shop}/vetrina">Vai alle offerte</a></p>`,
  );

const whole = (
  frame: Frame,
  story: Story,
): Html => html`<p class="data"><a href="/">Home page</a> / <a href="/sezione/${story.sectionSlug}">${story.section}</a></p>
<h1>${story.title}</h1>${story.summary === '' ? '' : html`<p class="sommario">${story.summary}</p>`}
<p class="data">di ${bylineOf(frame, story)} - ${dayAndHour(story.published)}</p>
${story.illustration ? html`<div class="foto">${picture(story.illustration, 240, 160, true)}${story.caption ? html`<p>${story.caption}</p>` : ''}</div>` : ''}
<div class="corpo">${openBody(story)}</div>${story.credit ? html`<p class="data">${story.credit}</p>` : ''}
${story.access === 'subscriber' ? html`<p class="avviso"><b>Il testo completo è per gli abbonati.</b> <a href="${frame.shop}/vetrina">Abbonati</a></p>` : ''}`;

/** Imitates an untouched site of 2004: tables, boxes with title bars, small type. */
export const table: Layout = {
  sheets: ['table.css'],
  home: (frame, stories) =>
    shell(
      frame,
      'Home page',
      frame.site.motto,
      html`<h1 class="nascosto">${frame.brand.name}</h1>${list(stories.slice(0, 10))}`,
      html`${latest('Le altre notizie', stories.slice(10, 20))}${offer(frame)}`,
    ),
  section: (frame, title, stories) =>
    shell(
      frame,
      title,
      `${title}: le notizie ${frame.brand.ofName}`,
      html`<h1>${title}</h1>${list(stories)}`,
      offer(frame),
    ),
  article: (frame, story, others) =>
    shell(frame, story.title, story.summary || story.title, whole(frame, story), latest('Le ultime notizie', others)),
  text: (frame, title, paragraphs) =>
    shell(frame, title, title, html`<h1>${title}</h1><div class="corpo">${running(paragraphs)}</div>`, ''),
};
