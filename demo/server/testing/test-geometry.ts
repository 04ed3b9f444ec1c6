import type { Region, SetPage, TextItem } from '../print/sheet/types.ts';
import { outlineOf } from '../print/type/fonts.ts';

/** Left, top, right, bottom, in page units. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const regionBox = ({ polygon }: Region): Box => {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const outlineBoxes = new Map<string, Box | null>();

/** The bounds of a glyph's outline in thousandths of the type size, y upwards; null for a blank. */
const outlineBox = (style: TextItem['style'], glyph: number): Box | null => {
  const key = `${style} ${glyph}`;
  const known = outlineBoxes.get(key);
  if (known !== undefined) return known;
  const numbers = (outlineOf(style, glyph).match(/-?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const box: Box | null = xs.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : null;
  outlineBoxes.set(key, box);
  return box;
};

/** The boxes of a line's glyphs on the page. */
export const glyphBoxes = (item: TextItem): Box[] =>
  item.glyphs.flatMap((glyph, index) => {
    const box = outlineBox(item.style, glyph);
    if (!box) return [];
    const [left, low, right, high] = box;
    const scale = item.size / 1000;
    const x = item.x + (item.starts[index] ?? 0) * scale;
    return [[x + left * scale, item.y - high * scale, x + right * scale, item.y - low * scale] as const];
  });

export const within = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

export const meets = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export const texts = ({ items }: SetPage): TextItem[] => items.filter((item) => item.kind === 'text');

/** Letters and figures of a text: line ends may add or remove hyphens and spaces. */
export const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
