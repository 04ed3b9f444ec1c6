import { html, raw } from 'hono/html';
import { noticesShown } from '../../src/rules/notices/notice-area.ts';
import { noticeTarget } from '../../src/rules/notices/notice-link.ts';
import type { Html } from './html.ts';
import { icon } from './icon.ts';

/** A notice for the reader. */
interface ListedNotice {
  readonly type: 'error' | 'warning' | 'info' | 'other';
  readonly message: string;
  readonly link: string | null;
  readonly linkText: string | null;
  /** yyyy-mm-dd */
  readonly date: string;
}

/** What the page shows of them; the element's attributes. */
export type NoticePlace = 'first' | 'all' | 'errors-only';

const attributes: Readonly<Record<NoticePlace, string>> = {
  first: '',
  all: ' all',
  // The newsstand removes it on its next screen.
  'errors-only': ' errors-only data-np-reading',
};

const icons: Readonly<Record<ListedNotice['type'], string>> = {
  error: 'warning-circle',
  warning: 'warning',
  info: 'info',
  other: 'megaphone',
};

const moreButton = (hidden: number): Html =>
  html`<button type="button" class="more" aria-expanded="false" disabled>Altri ${hidden}<span class="hidden"> avvisi</span></button>`;

/** The notice area with the reader's notices, so that they have their place before the element knows them. */
export const noticeArea = (notices: readonly ListedNotice[], place: NoticePlace, account: string): Html => {
  const { shown, hidden } = noticesShown(notices, { all: place === 'all', errorsOnly: place === 'errors-only' });
  const rows = shown.map(
    ({ type, message, link, linkText }) =>
      html`<li class="${type}"><span class="mark">${icon(icons[type], 'fill')}</span><p>${message}</p><div class="actions">${
        link && linkText ? html`<a href="${noticeTarget(link, account)}">${linkText}</a>` : ''
      }${hidden > 0 ? moreButton(hidden) : ''}</div><button type="button" class="close" disabled aria-label="Chiudi l’avviso: ${message}">${icon('x', 'bold')}</button></li>`,
  );
  return html`<np-notices${raw(attributes[place])}>${
    rows.length === 0
      ? ''
      : html`<div class="np-root" lang="it" data-np-scheme="auto"><section aria-label="Avvisi"><ul>${rows}</ul></section></div>`
  }</np-notices>`;
};
