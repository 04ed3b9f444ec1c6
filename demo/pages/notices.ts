import { html } from 'hono/html';
import type { Html } from './html.ts';
import { icon } from './icon.ts';

/** A notice for the reader. */
interface ListedNotice {
  readonly type: 'error' | 'warning' | 'info' | 'other';
  readonly message: string;
  readonly link: string | null;
  readonly linkText: string | null;
}

const icons: Readonly<Record<ListedNotice['type'], string>> = {
  error: 'warning-circle',
  warning: 'warning',
  info: 'info',
  other: 'megaphone',
};

/** The notice area with the reader's notices, so that they have their place before the element knows them. */
export const noticeArea = (notices: readonly ListedNotice[]): Html =>
  html`<np-notices>${
    notices.length === 0
      ? ''
      : html`<div class="np-root" lang="it" data-np-scheme="auto"><section aria-label="Avvisi"><ul>${notices.map(
          ({ type, message, link, linkText }) =>
            html`<li class="${type}"><span class="mark">${icon(icons[type], 'fill')}</span><p>${message}</p>${
              link && linkText ? html`<a href="${link}">${linkText}</a>` : ''
            }<button type="button" disabled aria-label="Chiudi l’avviso: ${message}">${icon('x', 'bold')}</button></li>`,
        )}</ul></section></div>`
  }</np-notices>`;
