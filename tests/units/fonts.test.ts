import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../../scripts/build/fonts/faces.ts';
import { fallbacks } from '../../scripts/build/fonts/fallback.ts';
import { letters } from '../../scripts/build/fonts/letters.ts';
import { instance, sans, serif, textOf } from '../../scripts/build/fonts/subset.ts';

/** The characters of these files that `known` lacks; comments and ASCII, which the lists have, aside. */
const missing = (patterns: readonly string[], known: string): string => {
  const texts = globSync(patterns).map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\/\/.*$/gms, ''));
  const found = new Set(texts.flatMap((text) => [...text]));
  return [...found].filter((character) => character > '~' && !known.includes(character)).join('');
};

const typefaces = [sans, serif].map((typeface) => ({ name: typeface.family, typeface }));

describe.each(typefaces)('$name', ({ typeface }) => {
  test('the first file has every letter of the list but the arrows', async () => {
    const known = await textOf(typeface, 'latin');
    expect([...letters].filter((letter) => !known.includes(letter)).join('')).toBe(typeface === serif ? '↑↓' : '');
  });

  test('the first file has every character of the screens and the brands', async () => {
    const files = ['src/**/copy.ts', 'src/**/*-copy.ts', 'src/rules/brand/brands/??.ts'];
    expect(missing(files, await textOf(typeface, 'latin'))).toBe('');
  });

  test('the two files have every character of the demo’s content', async () => {
    const known = (await textOf(typeface, 'latin')) + (await textOf(typeface, 'latin-ext'));
    // One story spells an Arabic name with a sign that neither package has.
    expect(missing(['demo/content/**/*.json'], known)).toBe('ʿ');
  });

  test('a style sheet asks for no other weight than the files have', () => {
    const [lightest, heaviest] = typeface.weights;
    const weights = globSync(['src/**/*.css', 'demo/pages/{account,newsstand}/*.css']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/font(?:-weight)?:\s*(\d{3})\b/g)].map(([, weight]) => Number(weight)),
    );
    expect(weights.length).toBeGreaterThan(100);
    expect(weights.filter((weight) => weight < lightest || weight > heaviest)).toEqual([]);
  });

  test('one weight has the letters of the file and their kerning', async () => {
    const font = create(await instance(typeface, 550));
    const width = (text: string): number =>
      font.layout(text, { kern: true }).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
  });
});

test('the range of the second file leaves out every letter of the first', () => {
  expect(rangeOf('ĀĂőŔſẀ')).toBe('U+100-151,U+154-17F,U+1E80');
});

test('each fallback is within a tenth of its local font’s size and covers its typeface’s weights', async () => {
  const found = await fallbacks();
  for (const { sizeAdjust } of found) expect(Math.abs(sizeAdjust - 100)).toBeLessThan(10);
  for (const family of ['np-sans', 'np-serif']) {
    const [first, second] = found.filter((one) => one.family === family).map(({ weights }) => weights);
    expect([first?.[0], second?.[0], second?.[1]]).toEqual([400, (first?.[1] ?? 0) + 1, 700]);
  }
});
