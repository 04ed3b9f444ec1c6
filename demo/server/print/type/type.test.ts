import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { localStories, madeUpStory } from '../../testing/test-edition.ts';
import { letters } from '../../testing/test-geometry.ts';
import { cellWidth } from '../sheet/geometry.ts';
import { bodyRows, fillColumns } from '../story/body.ts';
import { outlineOf, shape, styleNames, widthOf } from './fonts.ts';
import { breakHeadline } from './headline.ts';
import { hyphenBreaks, italianDate, italianText } from './italian.ts';
import { breakParagraph } from './paragraph.ts';
import { sfntOfWoff2 } from './woff2.ts';

describe('hyphenation', () => {
  test.each([
    ['amministrazione', 'am-mi-ni-stra-zio-ne'],
    ['dell’istruzione', 'dell’istru-zio-ne'],
    ['acqua', 'ac-qua'],
    ['magnifico', 'ma-gni-fi-co'],
    ['bottiglia', 'bot-ti-glia'],
    ['maschera', 'ma-sche-ra'],
    ['psicologia', 'psi-co-lo-gia'],
    ['atletica', 'atle-ti-ca'],
    ['«consiglio»,', '«con-si-glio»,'],
    ['aiuola', 'aiuo-la'],
    ['UNESCO', 'UNESCO'],
    ['5.42', '5.42'],
    ['casa', 'casa'],
  ])('%s', (word, expected) => {
    const parts: string[] = [];
    const breaks = [0, ...hyphenBreaks(word), word.length];
    for (let index = 1; index < breaks.length; index++) parts.push(word.slice(breaks[index - 1], breaks[index]));
    expect(parts.join('-')).toBe(expected);
  });
});

test.each([
  ['L\'altro disse "ciao"', 'L’altro disse «ciao»'],
  ['«Era "mio"»', '«Era “mio”»'],
  ['Roma - Milano...', 'Roma – Milano…'],
  ['— Un re!', '–\u00a0Un re!'],
  ['Costa 5 € in più', 'Costa 5\u00a0€ in più'],
])('%s is set as %s', (typed, printed) => expect(italianText(typed)).toBe(printed));

test.each([
  ['2025-11-20', 'giovedì 20 novembre 2025'],
  ['2026-02-01', 'domenica 1º febbraio 2026'],
])('%s is written %s', (date, written) => expect(italianDate(date)).toBe(written));

test('the decoded font has the outlines of the WOFF2 font', () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  );
  const woff2 = create(readFileSync(file));
  const sfnt = create(sfntOfWoff2(readFileSync(file)));
  for (const letter of 'aBgè&8') {
    const [id] = sfnt.layout(letter, {}).glyphs.map((glyph) => glyph.id);
    expect(sfnt.getGlyph(id ?? 0).path.commands).toEqual(woff2.getGlyph(id ?? 0).path.commands);
  }
});

test('weight and optical size change the outlines', () => {
  const widths = new Set(styleNames.map((style) => Math.round(shape(style, 'Nel mezzo').width)));
  expect(widths.size).toBe(styleNames.length);
  expect(outlineOf('text', shape('text', 'o').glyphs[0] ?? 0)).not.toBe(
    outlineOf('headLarge', shape('headLarge', 'o').glyphs[0] ?? 0),
  );
});

test('every line of a paragraph fits, and the lines together hold its whole text', () => {
  for (const story of localStories('MG').slice(0, 12)) {
    for (const source of story.body) {
      const text = italianText(source);
      const lines = breakParagraph('text', 9, text, cellWidth(1), 8);
      expect(letters(lines.map((line) => line.text).join(''))).toBe(letters(text));
      for (const line of lines) {
        const natural = widthOf('text', 9, line.text);
        expect(natural + line.indent).toBeLessThan(cellWidth(1) * 1.06);
        if (line.fill !== null) expect(natural + line.indent).toBeGreaterThan(cellWidth(1) * 0.6);
      }
    }
  }
});

test('a headline takes the fewest lines that fit, and none ends with an article', () => {
  const title = 'Sottopasso allagato, riapre domani: pompe nuove entro l’anno per la città';
  const lines = breakHeadline('headMedium', 28, title, cellWidth(3));
  expect(lines?.join(' ')).toBe(title);
  expect(lines?.length).toBe(Math.ceil(widthOf('headMedium', 28, title) / cellWidth(3)));
  for (const line of lines ?? []) expect(line).not.toMatch(/ (il|la|per|di)$/);
  expect(breakHeadline('headLarge', 42, 'Precipitevolissimevolmente', cellWidth(1))).toBeNull();
});

test('no column begins with a paragraph’s last line or ends with a row kept with the next', () => {
  const rows = bodyRows(
    madeUpStory('x', 500, { body: [...madeUpStory('y', 300).body, '## Titolino', ...madeUpStory('z', 200).body] }),
    cellWidth(1),
  );
  for (let height = 11; height < 40; height++) {
    const { columns } = fillColumns(rows, [height, height, height, height]);
    for (const [from, to] of columns) {
      if (from > 0 && from < rows.length) expect(rows[from]?.widow).toBe(false);
      if (to < rows.length) expect(rows[to - 1]?.keepNext).toBe(false);
    }
  }
});
