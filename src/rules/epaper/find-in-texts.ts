import type { MarkedPart } from '../text/marked.ts';

/** A text to search. */
export interface Searched {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

/** A text that contains all words: its title, and a snippet around the first hit. */
export interface FoundText {
  readonly id: number;
  readonly title: readonly MarkedPart[];
  readonly snippet: readonly MarkedPart[];
}

/** Lower-case text without accents, of the same length, so that positions in both match. */
const plain = (text: string): string =>
  [...text.normalize('NFC')].map((char) => char.normalize('NFD')[0]?.toLowerCase() ?? char).join('');

/** The words of a query, each once; single characters are dropped. */
const wordsOf = (query: string): readonly string[] => [
  ...new Set(
    plain(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  ),
];

const escapeWord = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches words that begin with one of these. */
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escapeWord).join('|')})[\\p{L}\\p{N}]*`, 'gu');

const marked = (text: string, pattern: RegExp): readonly MarkedPart[] => {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { index, 0: hit } of plain(text).matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    end = index + hit.length;
    parts.push({ text: text.slice(index, end), isMarked: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
};

const before = 60;
const length = 160;

/** The whole words around a position. */
const around = (text: string, place: number): string => {
  const from = place <= before ? 0 : text.indexOf(' ', place - before) + 1;
  const piece = text.slice(from, from + length);
  const whole = from + length < text.length ? piece.slice(0, Math.max(piece.lastIndexOf(' '), 1)) : piece;
  return `${from > 0 ? '…' : ''}${whole}${from + whole.length < text.length ? '…' : ''}`;
};

/** The texts with words that begin with each word of a query, ignoring accents and case; in the given order. */
export const findInTexts = (query: string, texts: readonly Searched[]): readonly FoundText[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const pattern = patternOf(words);
  const each = words.map((word) => patternOf([word]));
  return texts.flatMap(({ id, title, text }) => {
    const composed = text.normalize('NFC');
    const whole = plain(`${title} ${composed}`);
    if (!each.every((one) => whole.search(one) >= 0)) return [];
    const place = Math.max(0, plain(composed).search(pattern));
    return [{ id, title: marked(title.normalize('NFC'), pattern), snippet: marked(around(composed, place), pattern) }];
  });
};
