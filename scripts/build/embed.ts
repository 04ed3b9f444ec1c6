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

/** The tag whose button may be in the page's own HTML: then a script of its own asks for the tag's. */
const resting = 'np-assistance-chat';

/** What a page with this tag may ever load, at once or later. */
const scriptsOf = (manifest: Manifest, tag: string): readonly string[] => {
  const entry = Object.entries(manifest).find(([, { name, isEntry }]) => isEntry && name === tag)?.[0] ?? '';
  return filesFrom(manifest, entry, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
};

/**
 * HTML to copy into a page: the script `first` with its integrity, and before it an import map with that of every file; what
 * a map says of a script also counts where another script imports it. The chunks `beside` are named, so that they come along
 * with the script and not after it; with their integrity once more, else Chromium's preload scanner, which does not read
 * the map, would fetch them a second time. `{{folder}}` is the bundle's address.
 */
const block = (
  first: string,
  beside: readonly string[],
  files: readonly string[],
  sri: Readonly<Record<string, string>>,
): string => {
  const lines = files.map((file) => `  "{{folder}}${file}": "${sri[file]}"`);
  const links = beside.map(
    (file) => `<link rel="modulepreload" href="{{folder}}${file}" integrity="${sri[file]}" crossorigin="anonymous">\n`,
  );
  return `<script type="importmap">
{ "integrity": {
${lines.join(',\n')}
} }
</script>
${links.join('')}<script type="module" src="{{folder}}${first}" integrity="${sri[first]}" crossorigin="anonymous"></script>
`;
};

/**
 * Writes dist/embed/: for each tag a block that loads it alone, by the very chunk that its entry points to; one for the chat
 * whose button is in the page's own HTML; and `all.html` for pages with many, by the autoloader.
 */
export const writeEmbeds = async (dist: URL, tags: readonly string[]): Promise<void> => {
  const manifest = await json<Manifest>(new URL('.vite/manifest.json', dist));
  const sri = await json<Readonly<Record<string, string>>>(new URL('sri.json', dist));
  await mkdir(new URL('embed/', dist), { recursive: true });
  const write = (name: string, html: string) => writeFile(new URL(`embed/${name}.html`, dist), html);
  const every = new Set([autoloader]);
  for (const tag of tags) {
    const files = scriptsOf(manifest, tag);
    for (const file of files) every.add(file);
    const [own, ...beside] = closureOf(dist, tag).map((file) => file.slice('./'.length));
    if (!own) throw new Error(`embed: the build has no chunk of ${tag}. Correct its entry.`);
    await write(tag, block(own, beside, [own, ...files.filter((file) => file !== own)], sri));
    if (tag === resting)
      await write(`${tag}-resting`, block(`${tag}-resting.js`, [], [`${tag}-resting.js`, ...files], sri));
  }
  await write('all', block(autoloader, [], [...every], sri));
};
