import { readFile } from 'node:fs/promises';
import { brandFile } from '../server/base/own-brands.ts';

const illustrations = new URL('../content/illustrations/', import.meta.url);
const engravings = new URL('../content/pinocchio/', import.meta.url);
const cache = new Map<string, Promise<string>>();

const read = (file: URL): Promise<string> => {
  const known = cache.get(file.href);
  if (known) return known;
  const text = readFile(file, 'utf8');
  cache.set(file.href, text);
  text.catch(() => cache.delete(file.href));
  return text;
};

/** A brand's wordmark as SVG markup in `currentColor`; `sigla` in any case. Rejects when the file is missing. */
export const wordmark = (sigla: string): Promise<string> => read(brandFile(sigla, 'logo'));

/** The wordmark of narrow pages. */
export const shortWordmark = (sigla: string): Promise<string> => read(brandFile(sigla, 'logoShort'));

/** A brand's monogram as SVG markup, for favicons. */
export const monogram = (sigla: string): Promise<string> => read(brandFile(sigla, 'monogram'));

/** An illustration as SVG text; null for an unknown name. */
export const illustration = async (name: string): Promise<string | null> => {
  if (!/^[a-z]{1,30}$/.test(name)) return null;
  try {
    return await read(new URL(`${name}.svg`, illustrations));
  } catch {
    return null;
  }
};

/** An engraving of the serial (JPEG) by its file name; null for an unknown name. */
export const engraving = async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!/^ill[0-9]{1,4}\.jpg$/.test(name)) return null;
  try {
    return new Uint8Array(await readFile(new URL(name, engravings)));
  } catch {
    return null;
  }
};

/** The text of a style sheet or script in demo/pages. */
export const pageFile = (path: string): Promise<string> => read(new URL(path, import.meta.url));
