import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Face, fileOf, localSource, madeFaces } from './faces.ts';
import type { Built } from './plugin.ts';
import { sans, serif } from './subset.ts';

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** Finds the path in dist/ of a file in the folder of faces. */
export const builtFaces = async (dist: URL): Promise<Built> => {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;
  return (file) => {
    const [, built] = Object.entries(manifest).find(([key]) => key.endsWith(`/${file}`)) ?? [];
    if (!built) throw new Error(`fonts: the build has no ${file}. Import it in src/platform/browser/fonts.ts.`);
    return built.file;
  };
};

const rule = ({ family, local = [], descriptors }: Face, address: string | undefined): string => {
  const source = address ? `url("${address}") format("woff2")` : localSource(local);
  const lines = Object.entries({ 'font-family': `"${family}"`, src: source, ...descriptors });
  return `@font-face { ${lines.map(([name, value]) => `${name}: ${value};`).join(' ')} }\n`;
};

/**
 * Writes what a page needs to draw the typefaces before any script: resting/fonts.css, and links that preload the first
 * files. `{{folder}}` is the bundle's address.
 */
export const writeFontPages = async (dist: URL): Promise<void> => {
  const built = await builtFaces(dist);
  const addressOf = (file: string): string => `{{folder}}${built(file)}`;
  const { faces } = await madeFaces();
  const rules = faces.map((face) => rule(face, face.file && addressOf(face.file)));
  const links = [sans, serif].map(
    (typeface) =>
      `<link rel="preload" href="${addressOf(fileOf(typeface, 'latin'))}" as="font" type="font/woff2" crossorigin>\n`,
  );
  for (const [path, lines] of [
    ['resting/fonts.css', rules],
    ['embed/fonts.html', links],
  ] as const) {
    await mkdir(new URL('.', new URL(path, dist)), { recursive: true });
    await writeFile(new URL(path, dist), lines.join(''));
  }
};
