import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fallbacks } from './fallback.ts';
import { letters } from './letters.ts';
import { type Part, parts, sans, serif, subset, type Typeface, textOf } from './subset.ts';

/** One `@font-face`: a file of the build or a local font. */
export interface Face {
  readonly family: string;
  /** Path in the folder of faces. */
  readonly file?: string;
  readonly local?: readonly string[];
  /** By their names in a style sheet. */
  readonly descriptors: Readonly<Record<string, string>>;
}

/** The `src` of a local font. */
export const localSource = (names: readonly string[]): string => names.map((name) => `local("${name}")`).join();

const root = new URL('../../../', import.meta.url);

/** Path in the folder of faces. It names the package: licences are made from the paths in source maps. */
export const fileOf = (typeface: Typeface, part: Part): string =>
  `node_modules/${typeface.package}/${typeface.package.split('/')[1]}-${part}.woff2`;

/** Gaps up to this size become part of a range: shorter ranges, and no letter in them is in the first file. */
const GAP = 128;

/** The `unicode-range` of these characters, which the first file does not have. */
export const rangeOf = (text: string): string => {
  const isFree = (from: number, to: number): boolean =>
    ![...letters].some((letter) => (letter.codePointAt(0) ?? 0) > from && (letter.codePointAt(0) ?? 0) < to);
  const ranges: [number, number][] = [];
  for (const code of [...text].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code - last[1] < GAP && isFree(last[1], code)) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
};

const weightOf = ([from, to]: readonly [number, number]): string => `${from} ${to}`;

/** First files without a range: any text needs them. Second files on demand. Then the local fonts. */
const describe = async (): Promise<readonly Face[]> => {
  const second = rangeOf((await Promise.all([sans, serif].map((one) => textOf(one, 'latin-ext')))).join(''));
  const files = parts.flatMap((part) =>
    [sans, serif].map((typeface): Face => {
      const range = part === 'latin' ? {} : { 'unicode-range': second };
      return {
        family: typeface.family,
        file: fileOf(typeface, part),
        descriptors: { 'font-weight': weightOf(typeface.weights), 'font-display': 'swap', ...range },
      };
    }),
  );
  const locals = (await fallbacks()).map(({ family, local, weights, sizeAdjust, ascent, descent }) => ({
    family,
    local,
    descriptors: {
      'font-weight': weightOf(weights),
      'size-adjust': `${sizeAdjust}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'line-gap-override': '0%',
    },
  }));
  return [...files, ...locals];
};

/** Changes with the code of this folder and the packages. */
const key = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of [...globSync('scripts/build/fonts/*.ts', { cwd: root.pathname }).sort(), 'package-lock.json'])
    hash.update(await readFile(new URL(file, root)));
  return hash.digest('hex').slice(0, 16);
};

/** The faces of the elements, and the folder of their files. */
export interface MadeFaces {
  readonly folder: URL;
  readonly faces: readonly Face[];
}

/** Makes the files and their description, once for each state of the code: it takes seconds. */
const make = async (): Promise<MadeFaces> => {
  const folder = new URL(`.cache/fonts/${await key()}/`, root);
  const list = new URL('faces.json', folder);
  if (!existsSync(list)) {
    for (const typeface of [sans, serif])
      for (const part of parts) await writeWhole(new URL(fileOf(typeface, part), folder), await subset(typeface, part));
    await writeWhole(list, JSON.stringify(await describe()));
  }
  return { folder, faces: JSON.parse(await readFile(list, 'utf8')) as readonly Face[] };
};

/** Another build may read the file meanwhile. */
const writeWhole = async (file: URL, content: Buffer | string): Promise<void> => {
  await mkdir(new URL('.', file), { recursive: true });
  const part = new URL(`${file.href}.${process.pid}`);
  await writeFile(part, content);
  await rename(part, file);
};

let made: Promise<MadeFaces> | undefined;

export const madeFaces = (): Promise<MadeFaces> => {
  made ??= make();
  return made;
};
