import { type Style, shape, spaceOf, widthOf } from '../type/fonts.ts';
import type { BrokenLine } from '../type/paragraph.ts';
import type { ImageItem, Item, Wordmark } from './types.ts';

export interface Ink {
  readonly style: Style;
  readonly size: number;
  readonly color: string;
  readonly articleId?: string | undefined;
}

/** Collects the items of a page. Positions and sizes in page units; `y` of a text is its baseline. */
export class Canvas {
  readonly items: Item[] = [];

  /** Sets a line at its natural width and returns that width. `align`: the point of the line at `x`. */
  text(ink: Ink, text: string, x: number, y: number, align: 'left' | 'center' | 'right' = 'left'): number {
    const width = widthOf(ink.style, ink.size, text);
    const words = text.split(' ').map((word) => shape(ink.style, word));
    const from = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.#words(ink, text, words, spaceOf(ink.style), 0, from, y, width);
    return width;
  }

  /** Sets a broken line: the spaces share the remaining width; letter spacing takes part of an excess. */
  line(ink: Ink, line: BrokenLine, x: number, y: number): void {
    const natural = line.words.reduce((sum, { width }) => sum + width, 0);
    const gaps = line.words.length - 1;
    let space = spaceOf(ink.style);
    let tracking = 0;
    if (line.fill !== null) {
      const room = ((line.fill - line.indent) * 1000) / ink.size - natural;
      const letters = line.words.reduce((sum, { glyphs }) => sum + glyphs.length, 0) - 1;
      const excess = room - gaps * space * 1.35;
      tracking = Math.max(-12, Math.min(22, (excess * 0.45) / Math.max(1, letters)));
      if (excess < 0) tracking = Math.max(-8, Math.min(0, ((room - gaps * space) * 0.3) / Math.max(1, letters)));
      if (gaps > 0) space = (room - tracking * letters + tracking * gaps) / gaps - tracking;
    }
    const width = line.fill === null ? (natural + gaps * space) * (ink.size / 1000) : line.fill - line.indent;
    this.#words(ink, line.text, line.words, space, tracking, x + line.indent, y, width);
  }

  rect(color: string, x: number, y: number, width: number, height: number, articleId?: string): void {
    this.items.push({ kind: 'rect', color, x, y, width, height, ...(articleId ? { articleId } : {}) });
  }

  image(image: Omit<ImageItem, 'kind'>): void {
    this.items.push({ kind: 'image', ...image });
  }

  mark(mark: Wordmark, color: string, x: number, y: number, scale: number): void {
    this.items.push({ kind: 'mark', mark, color, x, y, scale });
  }

  #words(
    { style, size, color, articleId }: Ink,
    text: string,
    words: BrokenLine['words'],
    space: number,
    tracking: number,
    x: number,
    y: number,
    width: number,
  ): void {
    const glyphs: number[] = [];
    const starts: number[] = [];
    let at = 0;
    for (const word of words) {
      for (const [index, glyph] of word.glyphs.entries()) {
        glyphs.push(glyph);
        starts.push(Math.round(at + (word.starts[index] ?? 0) + tracking * index));
      }
      at += word.width + tracking * word.glyphs.length + space;
    }
    const own = articleId ? { articleId } : {};
    this.items.push({ kind: 'text', style, size, color, x, y, width, text, glyphs, starts, ...own });
  }
}
