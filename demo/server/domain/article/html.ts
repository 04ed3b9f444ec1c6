import { escaped } from './marks.ts';

/** A paragraph that is one quotation and nothing else: it stands out of the text. */
const isQuotation = (text: string): boolean => /^«[^«»]+»$/.test(text);

const block = (text: string): string => {
  if (text.startsWith('## ')) return `<h2>${escaped(text.slice(3))}</h2>`;
  const paragraph = `<p>${escaped(text)}</p>`;
  return isQuotation(text) ? `<blockquote>${paragraph}</blockquote>` : paragraph;
};

/** Paragraphs as HTML; one that begins with '## ' is a sub-heading. Their own signs are escaped: they hold text, no markup. */
export const bodyHtml = (paragraphs: readonly string[]): string => paragraphs.map(block).join('\n');
