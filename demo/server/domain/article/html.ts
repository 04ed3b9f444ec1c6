import { escaped } from './marks.ts';

/** A paragraph that is a single quotation; shown as a block quotation. */
const isQuotation = (text: string): boolean => /^«[^«»]+»$/.test(text);

const block = (text: string): string => {
  if (text.startsWith('## ')) return `<h2>${escaped(text.slice(3))}</h2>`;
  const paragraph = `<p>${escaped(text)}</p>`;
  return isQuotation(text) ? `<blockquote>${paragraph}</blockquote>` : paragraph;
};

/** Paragraphs as HTML; '## ' begins a sub-heading. Escapes their text, which contains no markup. */
export const bodyHtml = (paragraphs: readonly string[]): string => paragraphs.map(block).join('\n');
