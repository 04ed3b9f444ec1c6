import { escaped } from './marks.ts';

/** Paragraphs as HTML; one that begins with '## ' is a sub-heading. Their own signs are escaped: they hold text, no markup. */
export const bodyHtml = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((text) => (text.startsWith('## ') ? `<h2>${escaped(text.slice(3))}</h2>` : `<p>${escaped(text)}</p>`))
    .join('\n');
