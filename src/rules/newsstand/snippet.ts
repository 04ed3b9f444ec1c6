import type { MarkedPart } from '../text/marked.ts';
import { sentencesOf } from '../text/sentences.ts';

/** Most characters of a snippet, and of what a cut sentence keeps before its first match. */
const longest = 200;
const before = 70;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The sentences of a text as spans; each line is a text of its own. */
const sentenceSpans = (text: string): Span[] => {
  const spans: Span[] = [];
  let at = 0;
  for (const sentence of text.split('\n').flatMap(sentencesOf)) {
    const from = text.indexOf(sentence, at);
    at = from + sentence.length;
    spans.push({ from, to: at });
  }
  return spans;
};

/** A part of a sentence around a match, between words. */
const cut = (text: string, { from, to }: Span, match: number): Span => {
  const near = match - before;
  const start = near <= from ? from : text.indexOf(' ', near) + 1;
  const end = Math.min(to, start + longest);
  return { from: start, to: end === to ? to : text.lastIndexOf(' ', end) };
};

/** The sentence with the first match and those after it that fit; a part of it when it is too long. */
const spanOf = (text: string, match: number): Span => {
  const spans = sentenceSpans(text);
  const first = spans.findIndex(({ to }) => to > match);
  const sentence = spans[first] ?? { from: 0, to: text.length };
  if (sentence.to - sentence.from > longest) return cut(text, sentence, match);
  const last = spans.findLast(({ to }) => to - sentence.from <= longest) ?? sentence;
  return { from: sentence.from, to: last.to };
};

const beginsSentence = /^[«“"‘'(–—]*[\p{Lu}\p{N}]/u;
const endsSentence = /[.!?…][»”"’')]*$/u;

/**
 * The part of a marked text that a search shows: from its first match on, whole sentences, or a piece of one between `…`.
 * The text has single spaces, and a line break after each paragraph.
 */
export const snippetOf = (parts: readonly MarkedPart[]): MarkedPart[] => {
  const text = parts.map((part) => part.text).join('');
  let at = 0;
  const placed = parts.map((part) => {
    at += part.text.length;
    return { ...part, from: at - part.text.length, to: at };
  });
  const { from, to } = spanOf(text, placed.find(({ isMarked }) => isMarked)?.from ?? 0);
  const shown = text.slice(from, to);
  if (shown === '') return [];
  const kept = placed
    .filter((part) => part.to > from && part.from < to)
    .map((part) => ({
      text: text.slice(Math.max(from, part.from), Math.min(to, part.to)).replaceAll('\n', ' '),
      isMarked: part.isMarked,
    }));
  const dots = { text: '…', isMarked: false };
  return [...(beginsSentence.test(shown) ? [] : [dots]), ...kept, ...(endsSentence.test(shown) ? [] : [dots])];
};
