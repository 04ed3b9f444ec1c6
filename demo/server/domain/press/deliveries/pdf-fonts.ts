import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntOfWoff2 } from '../../../print/type/woff2.ts';

const require = createRequire(import.meta.url);

const files = {
  serif: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  sans: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
} as const;

export type Face = keyof typeof files;
export const faces = Object.keys(files) as Face[];

/** A font as plain TrueType: pdfkit cannot embed WOFF2, see print/type/woff2.ts. */
export interface PdfFont {
  readonly data: Buffer;
  readonly font: Font;
}

const loaded = new Map<Face, PdfFont>();

export const pdfFont = (face: Face): PdfFont => {
  let known = loaded.get(face);
  if (!known) {
    const data = sfntOfWoff2(readFileSync(require.resolve(files[face])));
    known = { data, font: create(data) };
    loaded.set(face, known);
  }
  return known;
};

/** Replaces characters missing in the font: an accented letter loses its accent, any other becomes '?'. */
export const printable = (face: Face, text: string): string => {
  const { font } = pdfFont(face);
  const has = (character: string): boolean => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return [...text.normalize('NFC').replace(/\s/gu, (space) => (space === '\u00A0' ? space : ' '))]
    .map((character) => {
      if (has(character)) return character;
      const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
      return bare !== '' && [...bare].every(has) ? bare : '?';
    })
    .join('');
};
