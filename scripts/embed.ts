import { mkdir, readFile, writeFile } from 'node:fs/promises';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const json = async <T>(file: URL): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

type Manifest = Readonly<Record<string, Chunk>>;

/** The scripts of a chunk and of what it brings along, relative to dist/. */
const filesFrom = (manifest: Manifest, start: string, next: (chunk: Chunk) => readonly string[]): readonly string[] => {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    next(chunk).forEach(visit);
  };
  visit(start);
  return [...files];
};

const autoloader = 'np-elements.js';

/** What a page with this tag may ever load, at once or later, and what the tag's first view consists of. */
const scriptsOf = (manifest: Manifest, tag: string) => {
  const entry = Object.entries(manifest).find(([, { name, isEntry }]) => isEntry && name === tag)?.[0] ?? '';
  const all = filesFrom(manifest, entry, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const atOnce = filesFrom(manifest, entry, ({ imports = [] }) => imports);
  return { all: [autoloader, ...all], atOnce: atOnce.filter((file) => file.startsWith('chunks/')) };
};

/**
 * HTML to copy into a page: the script tag with its integrity, and before it an import map with that of every chunk;
 * what a map says of a script also counts where another script imports it. The tag's own chunks are named, so that they
 * come along with the autoloader and not after it; with their integrity once more, else Chromium's preload scanner, which
 * does not read the map, would fetch them a second time. `{{folder}}` is the bundle's address.
 */
const block = (files: readonly string[], atOnce: readonly string[], sri: Readonly<Record<string, string>>): string => {
  const lines = files.map((file) => `  "{{folder}}${file}": "${sri[file]}"`);
  const links = atOnce.map(
    (file) => `<link rel="modulepreload" href="{{folder}}${file}" integrity="${sri[file]}" crossorigin="anonymous">\n`,
  );
  return `<script type="importmap">
{ "integrity": {
${lines.join(',\n')}
} }
</script>
${links.join('')}<script type="module" src="{{folder}}${autoloader}" integrity="${sri[autoloader]}" crossorigin="anonymous"></script>
`;
};

/** Writes dist/embed/: one block for each tag, and `all.html` for pages with many. */
export const writeEmbeds = async (dist: URL, tags: readonly string[]): Promise<void> => {
  const manifest = await json<Manifest>(new URL('.vite/manifest.json', dist));
  const sri = await json<Readonly<Record<string, string>>>(new URL('sri.json', dist));
  const scripts = tags.map((tag) => ({ name: tag, ...scriptsOf(manifest, tag) }));
  const every = { name: 'all', all: [...new Set(scripts.flatMap(({ all }) => all))], atOnce: [] };
  await mkdir(new URL('embed/', dist), { recursive: true });
  for (const { name, all, atOnce } of [...scripts, every])
    await writeFile(new URL(`embed/${name}.html`, dist), block(all, atOnce, sri));
};
