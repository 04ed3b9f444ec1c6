import { outlineOf, shape, spaceOf } from '../../demo/server/print/type/fonts.ts';

/** Height of a wordmark, and the room that its letters leave above and below. */
const HEIGHT = 40;
const SIZE = 34;
const BASELINE = 30;

interface Drawn {
  readonly d: string;
  readonly width: number;
}

/** Moves an outline of 1000 units per em, y upwards, to its place in a picture. */
const placed = (outline: string, x: number, size: number, baseline: number): string =>
  outline.replace(/([MLQC])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/\s+/)
      .map((text, at) => (at % 2 === 0 ? x + (Number(text) * size) / 1000 : baseline - (Number(text) * size) / 1000));
    return command + values.map((value) => Math.round(value * 100) / 100).join(' ');
  });

/** A text in the typeface of the headlines, as one path. */
const lettered = (text: string, size: number, baseline: number, start = 0): Drawn => {
  let x = start;
  const parts = text.split(' ').map((word) => {
    const { glyphs, starts, width } = shape('headLarge', word);
    const from = x;
    x += ((width + spaceOf('headLarge')) * size) / 1000;
    return glyphs
      .map((glyph, at) =>
        placed(outlineOf('headLarge', glyph), from + ((starts[at] ?? 0) * size) / 1000, size, baseline),
      )
      .join('');
  });
  return { d: parts.join(''), width: x - start - (spaceOf('headLarge') * size) / 1000 };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A wordmark for a brand that has none: its name in the typeface of the headlines, as paths. */
export const wordmarkOf = (name: string): string => {
  const { d, width } = lettered(name, SIZE, BASELINE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${HEIGHT}" role="img" aria-label="${escaped(name)}" fill="currentColor"><path d="${d}"/></svg>\n`;
};

/** A monogram for a brand that has none: its letters in white on the accent. */
export const monogramOf = (name: string, letters: string, accent: string): string => {
  const size = letters.length > 1 ? 20 : 26;
  const { width } = lettered(letters, size, 0);
  const { d } = lettered(letters, size, 20 + size * 0.34, 20 - width / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" role="img" aria-label="${escaped(name)}"><rect width="40" height="40" rx="6" fill="var(--np-accent, ${accent})"/><path fill="#fff" d="${d}"/></svg>\n`;
};

/** What is wrong with a logo. The pages mask with it, the press draws its paths. */
export const logoFaults = (svg: string): readonly string[] => {
  const faults: readonly (readonly [boolean, string])[] = [
    [/<script|<foreignObject|\son\w+\s*=|javascript:/i.test(svg), 'holds a script. Save it as plain SVG'],
    [!/viewBox="0 0 [\d.]+ [\d.]+"/.test(svg), 'has no viewBox="0 0 width height". Save it as plain SVG'],
    [/<text[\s>]/.test(svg), 'has texts, which the printed page does not draw. Convert them to paths'],
    [!/<path[^>]*\sd="/.test(svg), 'has no path. Convert its texts and shapes to paths'],
    [/\stransform=/.test(svg), 'has the attribute transform, which the printed page ignores. Apply it to the paths'],
  ];
  return faults.filter(([isThere]) => isThere).map(([, fault]) => fault);
};
