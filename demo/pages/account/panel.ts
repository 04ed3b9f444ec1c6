import { html } from 'hono/html';
import type { Html } from '../html.ts';
import { type AccountFrame, accountDocument } from './frame.ts';

/** The account area's pages, in the order of its menu. */
const entries: readonly (readonly [string, string])[] = [
  ['/dashboard', 'Panoramica'],
  ['/user/profile', 'Profilo'],
  ['/user/subscriptions', 'Abbonamenti'],
  ['/user/profile/topics/manage', 'Interessi e notifiche'],
  ['/user/newsletter/', 'Newsletter'],
  ['/user-devices', 'Browser e dispositivi'],
  ['/contact', 'Contattaci'],
];

/** A page of the account area: menu, title, content. */
export const panelPage = (frame: AccountFrame, path: string, title: string, content: Html): Html =>
  accountDocument(
    frame,
    title,
    html`<main class="page"><nav aria-label="Area personale">${entries.map(
      ([href, name]) => html`<a href="${href}"${href === path ? html` aria-current="page"` : ''}>${name}</a>`,
    )}<a href="/logout">Esci</a></nav>
<h1>${title}</h1>
${content}</main>`,
  );

/** Names and values, one a line; an empty value says so. */
export const facts = (rows: readonly (readonly [string, string])[]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value === '' ? 'Non indicato' : value}</dd>`)}</dl>`;
