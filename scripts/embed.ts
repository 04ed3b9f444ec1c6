import { mkdir, readFile, writeFile } from 'node:fs/promises';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const json = async <T>(file: URL): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** Every script that a page with this tag may ever load, at once or later, relative to dist/. */
const scriptsOf = (manifest: Readonly<Record<string, Chunk>>, tag: string): readonly string[] => {
  const files = new Set<string>(['np-elements.js']);
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.forEach(visit);
  };
  for (const [key, { name }] of Object.entries(manifest)) if (name === tag) visit(key);
  return [...files];
};

/**
 * HTML to copy into a page: the script tag with its integrity, and before it an import map with that of every chunk;
 * what a map says of a script also counts where another script imports it. `{{folder}}` is the bundle's address.
 */
const block = (files: readonly string[], sri: Readonly<Record<string, string>>): string => {
  const lines = files.map((file) => `  "{{folder}}${file}": "${sri[file]}"`);
  return `<script type="importmap">
{ "integrity": {
${lines.join(',\n')}
} }
</script>
<script type="module" src="{{folder}}np-elements.js" integrity="${sri['np-elements.js']}" crossorigin="anonymous"></script>
`;
};

/** Writes dist/embed/: one block for each tag, and `all.html` for pages with many. */
export const writeEmbeds = async (dist: URL, tags: readonly string[]): Promise<void> => {
  const manifest = await json<Readonly<Record<string, Chunk>>>(new URL('.vite/manifest.json', dist));
  const sri = await json<Readonly<Record<string, string>>>(new URL('sri.json', dist));
  const files = new Map(tags.map((tag) => [tag, scriptsOf(manifest, tag)]));
  files.set('all', [...new Set([...files.values()].flat())]);
  await mkdir(new URL('embed/', dist), { recursive: true });
  for (const [name, scripts] of files) await writeFile(new URL(`embed/${name}.html`, dist), block(scripts, sri));
};
