import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url';
import groteskExt from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2?url';
import grotesk from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const LATIN_EXT =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0';

const faces = [
  ['Schibsted Grotesk Variable', grotesk, LATIN, '400 700'],
  ['Schibsted Grotesk Variable', groteskExt, LATIN_EXT, '400 700'],
  ['Newsreader Variable', newsreader, LATIN, '200 800'],
  ['Newsreader Variable', newsreaderExt, LATIN_EXT, '200 800'],
] as const;

/**
 * Registers the two families on the document: browsers ignore a face declared inside a shadow root. The browser fetches
 * a file when it draws text in its range.
 */
export const registerFonts = (): void => {
  for (const [family, url, unicodeRange, weight] of faces) {
    document.fonts.add(
      new FontFace(family, `url("${url}") format("woff2")`, { unicodeRange, weight, display: 'swap' }),
    );
  }
};
