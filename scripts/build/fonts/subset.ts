import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { letters } from './letters.ts';

/** A typeface of the elements. */
export interface Typeface {
  readonly family: string;
  readonly package: string;
  /** Addresses of the package's files. */
  readonly sources: Readonly<Record<Part, string>>;
  /** Lightest and heaviest weight in a style sheet. */
  readonly weights: readonly [number, number];
  /** Axes with one value. */
  readonly pinned: Readonly<Record<string, number>>;
}

/** `latin` comes with the first text; `latin-ext` when a text needs it. */
export type Part = 'latin' | 'latin-ext';
export const parts: readonly Part[] = ['latin', 'latin-ext'];

export const sans: Typeface = {
  family: 'Schibsted Grotesk Variable',
  package: '@fontsource-variable/schibsted-grotesk',
  sources: {
    latin: import.meta.resolve(
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    ),
    'latin-ext': import.meta.resolve(
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2',
    ),
  },
  weights: [400, 700],
  pinned: {},
};

export const serif: Typeface = {
  family: 'Newsreader Variable',
  package: '@fontsource-variable/newsreader',
  sources: {
    latin: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
    'latin-ext': import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2'),
  },
  weights: [400, 700],
  // The size of running text. The whole axis would add 85 kB.
  pinned: { opsz: 18 },
};

const read = ({ sources }: Typeface, part: Part): Promise<Buffer> => readFile(fileURLToPath(sources[part]));

// No sheet asks for others, such as tabular figures. Browsers do not use STAT, and MVAR is about underlines.
const reduced = { keepFeatures: ['kern', 'liga'], noHinting: true, dropTables: ['STAT', 'MVAR'] } as const;

/** The characters of a file; control characters and the mark at the end of a table are none. */
export const textOf = async (typeface: Typeface, part: Part): Promise<string> => {
  const known = create(await read(typeface, part)).characterSet.map((code) => String.fromCodePoint(code));
  return known
    .filter((character) => (part === 'latin' ? letters.includes(character) : /[\u0100-\uFFFD]/.test(character)))
    .join('');
};

/** The typeface at one weight, as TrueType. */
export const instance = async (typeface: Typeface, wght: number, part: Part = 'latin'): Promise<Buffer> =>
  subsetFont(await read(typeface, part), await textOf(typeface, part), {
    ...reduced,
    targetFormat: 'truetype',
    variationAxes: { ...typeface.pinned, wght },
  });

/** Where the directory of a TrueType file describes a table: checksum, offset, length. */
const entryOf = (font: Buffer, tag: string): number => {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (entry === undefined)
    throw new Error(`fonts: a typeface has no table ${tag}. Update scripts/build/fonts/subset.ts.`);
  return entry;
};

/** Puts a table of another file into the place of a longer one. */
const withTable = (font: Buffer, other: Buffer, tag: string): Buffer => {
  const [to, from] = [entryOf(font, tag), entryOf(other, tag)];
  const [offset, length] = [other.readUInt32BE(from + 8), other.readUInt32BE(from + 12)];
  if (length > font.readUInt32BE(to + 12)) throw new Error(`fonts: the new table ${tag} is longer than the old one.`);
  const result = Buffer.from(font);
  other.copy(result, font.readUInt32BE(to + 8), offset, offset + length);
  result.writeUInt32BE(length, to + 12);
  return result;
};

/**
 * A file of the elements: the part's letters, the weights in use, and the kerning of the middle weight for all of them.
 * Kerning that follows the weight would add a third, for differences of a tenth of a pixel.
 */
export const subset = async (typeface: Typeface, part: Part): Promise<Buffer> => {
  const [min, max] = typeface.weights;
  const text = await textOf(typeface, part);
  const variable = await subsetFont(await read(typeface, part), text, {
    ...reduced,
    targetFormat: 'truetype',
    variationAxes: { ...typeface.pinned, wght: { min, max } },
  });
  const middle = await instance(typeface, (min + max) / 2, part);
  return subsetFont(withTable(variable, middle, 'GPOS'), text, { ...reduced, targetFormat: 'woff2' });
};
