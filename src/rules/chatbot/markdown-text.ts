import type { Inline } from '../text/markdown-inline.ts';
import { createMarkdownStream } from '../text/markdown-stream.ts';

const textOf = (node: Inline): string => {
  if ('inside' in node) return node.inside.map(textOf).join('');
  return node.kind === 'cite' ? '' : node.text;
};

/** The words of a Markdown text on one line, as they are read: without marks and numbers of sources. HTML is text. */
export const markdownText = (markdown: string): string => {
  const stream = createMarkdownStream();
  return [...stream.push(markdown), ...stream.end()]
    .map((step) => ('add' in step ? step.add.map(textOf).join('') : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?: |$))/g, '')
    .trim();
};

/** Characters of Markdown that hold a character of its words, links included. */
const perCharacter = 5;

/**
 * The first `length` characters of a text's words, with `…` where more follow. Reads no more of a long text than these
 * need.
 */
export const markdownStart = (markdown: string, length: number): string => {
  const start = markdown.slice(0, length * perCharacter);
  const words = markdownText(start);
  return words.length <= length && start.length === markdown.length ? words : `${words.slice(0, length)}…`;
};
