import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { closureOf } from './budgets.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const json = async <T>(file: URL): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

type Manifest = Readonly<Record<string, Chunk>>;

/** The scripts of a chunk and its imports, relative to dist/. */
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

/** A tag whose button may be in the page's own HTML; a script of its own then loads the tag. */
const resting = 'np-assistance-chat';

/** All scripts that a page with this tag may load. */
const scriptsOf = (manifest: Manifest, tag: string): readonly string[] => {
  const entry = Object.entries(manifest).find(([, { name, isEntry }]) => isEntry && name === tag)?.[0] ?? '';
  return filesFrom(manifest, entry, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
};

/**
 * HTML for a page: its scripts with their integrity, after an import map with the integrity of every file, which also
 * covers imported scripts. The chunks `beside` are preloaded in parallel; they repeat their integrity because Chromium's
 * preload scanner does not read the map and would fetch them twice. `{{folder}}` is the bundle's address.
 */
const block = (
  scripts: readonly string[],
  beside: readonly string[],
  files: readonly string[],
  sri: Readonly<Record<string, string>>,
): string => {
  const lines = files.map((file) => `  "{{folder}}${file}": "${sri[file]}"`);
  const checked = (file: string): string => `"{{folder}}${file}" integrity="${sri[file]}" crossorigin="anonymous">`;
  const links = beside.map((file) => `<link rel="modulepreload" href=${checked(file)}\n`);
  const run = scripts.map((file) => `<script type="module" src=${checked(file)}</script>\n`);
  return `<script type="importmap">
{ "integrity": {
${lines.join(',\n')}
} }
</script>
${links.join('')}${run.join('')}`;
};

/** A chunk that makes its element's call: it runs before the rest has loaded, after the bundle's version is known. */
const call = /-call-[^/]*$/;

/**
 * Writes dist/embed/: for each tag a block that loads it alone; one for a chat whose button is in the page's own HTML;
 * and `all.html`, with the autoloader, for pages with many tags.
 */
export const writeEmbeds = async (dist: URL, tags: readonly string[]): Promise<void> => {
  const manifest = await json<Manifest>(new URL('.vite/manifest.json', dist));
  const sri = await json<Readonly<Record<string, string>>>(new URL('sri.json', dist));
  await mkdir(new URL('embed/', dist), { recursive: true });
  const write = (name: string, html: string) => writeFile(new URL(`embed/${name}.html`, dist), html);
  const every = new Set([autoloader, ...scriptsOf(manifest, 'np-observe')]);
  for (const tag of tags) {
    const files = scriptsOf(manifest, tag);
    for (const file of files) every.add(file);
    const beside = ['np-version.js', ...closureOf(dist, tag).map((file) => file.slice('./'.length))];
    const calls = beside.filter((file) => call.test(file));
    const early = calls.length > 0 ? ['np-version.js', ...calls] : [];
    const later = beside.filter((file) => !early.includes(file));
    await write(tag, block([...early, `${tag}.js`], later, files, sri));
    if (tag === resting)
      await write(`${tag}-resting`, block([`${tag}-resting.js`], [], [`${tag}-resting.js`, ...files], sri));
  }
  await write('all', block([autoloader], [], [...every], sri));
};
