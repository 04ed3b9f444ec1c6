import { MARK_BEGIN, MARK_END } from './search.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** Paragraphs as HTML; one that begins with '## ' is a sub-heading. Their own signs are escaped: they hold text, no markup. */
export const bodyHtml = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((text) => (text.startsWith('## ') ? `<h2>${escaped(text.slice(3))}</h2>` : `<p>${escaped(text)}</p>`))
    .join('\n');

/** Text with the words that matched as `<mark>`; everything else is escaped. */
export const markedHtml = (text: string): string =>
  escaped(text).replaceAll(MARK_BEGIN, '<mark>').replaceAll(MARK_END, '</mark>');
