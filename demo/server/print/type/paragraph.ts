import { type Shaped, type Style, shape, spaceOf } from './fonts.ts';
import { hyphenBreaks } from './italian.ts';

/** A line of a paragraph, whose text runs from `from` to `to`. */
export interface BrokenLine {
  readonly from: number;
  readonly to: number;
  readonly words: readonly Shaped[];
  /** Indent in page units. */
  readonly indent: number;
  /** Width of a justified line; null: natural width. */
  readonly fill: number | null;
  readonly text: string;
  readonly hyphenated: boolean;
}

interface Break {
  /** Offset in the text of the first character after the break. */
  readonly next: number;
  readonly word: number;
  /** Offset of the cut in the word; its length for a break after the word. */
  readonly cut: number;
  readonly hyphen: boolean;
}

/** Share by which word spaces may grow or shrink; a line with more stretch is loose. */
const STRETCH = 0.75;
const SHRINK = 0.28;
const HYPHEN_COST = 0.55;
const HYPHEN_PAIR_COST = 2.2;

/** A very short last line looks like a hole. */
const lastLineCost = (share: number): number => (share < 0.12 ? 4 : share < 0.22 ? 1.2 : 0);

const prefixWidths = (style: Style, word: string): number[] => {
  const { starts, width } = shape(style, word);
  return [...starts.slice(0, word.length), ...Array(Math.max(0, word.length - starts.length)).fill(width), width];
};

/** Breaks without a hyphen in a word too long for any column, such as an address. */
const addressBreaks = (word: string): number[] => {
  if (word.length < 24) return [];
  const cuts: number[] = [];
  let last = 0;
  for (let at = 1; at < word.length - 1; at++) {
    const sign = /[/.@?&=_-]/.test(word.charAt(at - 1)) && at - last >= 4;
    if (!sign && at - last < 14) continue;
    cuts.push(at);
    last = at;
  }
  return cuts;
};

interface Source {
  readonly words: readonly string[];
  readonly offsets: readonly number[];
  readonly breaks: readonly Break[];
  /** Width of all words before each word, and of each word up to each character; in thousandths of the type size. */
  readonly before: readonly number[];
  readonly prefixes: readonly number[][];
}

const analyse = (style: Style, text: string): Source => {
  const words: string[] = [];
  const offsets: number[] = [];
  const before: number[] = [0];
  const prefixes: number[][] = [];
  const breaks: Break[] = [{ next: 0, word: 0, cut: 0, hyphen: false }];
  for (const match of text.matchAll(/[^ ]+/g)) {
    const word = match[0];
    const index = words.push(word) - 1;
    offsets.push(match.index);
    const widths = prefixWidths(style, word);
    prefixes.push(widths);
    before.push((before[index] ?? 0) + (widths.at(-1) ?? 0));
    for (const cut of hyphenBreaks(word)) breaks.push({ next: match.index + cut, word: index, cut, hyphen: true });
    for (const dash of word.matchAll(/\p{L}-(?=\p{L})/gu)) {
      const cut = dash.index + dash[0].length;
      breaks.push({ next: match.index + cut, word: index, cut, hyphen: false });
    }
    for (const cut of addressBreaks(word)) breaks.push({ next: match.index + cut, word: index, cut, hyphen: false });
    breaks.push({ next: match.index + word.length + 1, word: index, cut: word.length, hyphen: false });
  }
  breaks.sort((a, b) => a.next - b.next);
  return { words, offsets, breaks, before, prefixes };
};

/**
 * Breaks a paragraph into justified lines with the most even spaces over the whole paragraph (Knuth and Plass,
 * Breaking paragraphs into lines, 1981, with cubic badness and costs for hyphens).
 * `size`, `width`, `indent` in page units.
 */
export const breakParagraph = (
  style: Style,
  size: number,
  text: string,
  width: number,
  indent: number,
): BrokenLine[] => {
  const { words, offsets, breaks, before, prefixes } = analyse(style, text);
  if (!words.length) return [];
  const measure = (width * 1000) / size;
  const space = spaceOf(style);
  const hyphen = shape(style, '-').width;
  const at = (point: Break): number => (before[point.word] ?? 0) + (prefixes[point.word]?.[point.cut] ?? 0);
  const cost = new Float64Array(breaks.length).fill(Infinity);
  const from = new Int32Array(breaks.length).fill(-1);
  cost[0] = 0;
  for (let end = 1; end < breaks.length; end++) {
    const stop = breaks[end] as Break;
    const last = end === breaks.length - 1;
    for (let start = end - 1; start >= 0; start--) {
      const begin = breaks[start] as Break;
      const own = at(stop) - at(begin) + (stop.hyphen ? hyphen : 0);
      const firstWord = begin.cut === (words[begin.word]?.length ?? 0) && start > 0 ? begin.word + 1 : begin.word;
      const gaps = stop.word - firstWord;
      const room = measure - (start === 0 ? (indent * 1000) / size : 0) - own;
      const ratio = gaps > 0 ? room / gaps / space - 1 : room >= 0 ? 1 : -1;
      if (room < gaps * space * (1 - SHRINK)) break;
      if (cost[start] === Infinity) continue;
      let bad = ratio > 0 ? (ratio / STRETCH) ** 3 : (-ratio / SHRINK) ** 3;
      if (last) bad = ratio >= 0 ? lastLineCost(own / measure) : bad;
      else if (gaps === 0 && room > measure * 0.06) bad = 300 + (700 * room) / measure;
      if (stop.hyphen) bad += HYPHEN_COST + (begin.hyphen && start > 0 ? HYPHEN_PAIR_COST : 0);
      if (last && begin.hyphen && start > 0) bad += own < measure * 0.3 ? 9 : 1;
      const total = (cost[start] ?? Infinity) + Math.min(bad, 2000) + 0.05;
      if (total < (cost[end] ?? Infinity)) {
        cost[end] = total;
        from[end] = start;
      }
    }
    // A word wider than the line gets its own line; in practice every column is wide enough.
    if (cost[end] === Infinity && !stop.hyphen) {
      let start = end - 1;
      while (start > 0 && cost[start] === Infinity) start--;
      cost[end] = (cost[start] ?? 0) + 5000;
      from[end] = start;
    }
  }
  const chain: number[] = [];
  for (let end = breaks.length - 1; end > 0; end = from[end] as number) chain.unshift(end);
  let start = 0;
  return chain.map((end) => {
    const begin = breaks[start] as Break;
    const stop = breaks[end] as Break;
    const whole = start > 0 && begin.cut === (words[begin.word]?.length ?? 0);
    const parts: string[] = [];
    for (let index = whole ? begin.word + 1 : begin.word; index <= stop.word; index++) {
      const word = words[index] ?? '';
      const head = index === begin.word && !whole ? begin.cut : 0;
      const tail = index === stop.word ? stop.cut : word.length;
      parts.push(word.slice(head, tail) + (index === stop.word && stop.hyphen ? '-' : ''));
    }
    const shapes = parts.map((part) => shape(style, part));
    const lineIndent = start === 0 ? indent : 0;
    const natural = shapes.reduce((sum, { width: own }) => sum + own, (parts.length - 1) * space) * (size / 1000);
    const last = end === breaks.length - 1;
    const line: BrokenLine = {
      from: whole ? (offsets[begin.word + 1] ?? begin.next) : begin.next,
      to: stop.next,
      words: shapes,
      indent: lineIndent,
      fill: last && natural + lineIndent <= width ? null : width,
      text: parts.join(' '),
      hyphenated: stop.hyphen,
    };
    start = end;
    return line;
  });
};
