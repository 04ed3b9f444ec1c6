import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Features } from 'lightningcss';
import { type CSSOptions, type ESTree, minify, type Plugin, parseAst } from 'vite';
import { fonts } from './fonts/plugin.ts';
import { leanOfetch } from './lean-ofetch.ts';
import { reactModules } from './react-modules.ts';

export const root = new URL('../..', import.meta.url);

export const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

/** The public tags: one file each in elements/. */
export const tags = readdirSync(new URL('elements/', root))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !['np-core', 'np-doctor', 'np-elements', 'np-observe', 'np-version', 'resting-chat'].includes(name))
  .sort();

/**
 * Imports the `d` of a one-path icon, `import { path } from '….svg?icon'`, instead of the whole file. `?icon&own` is a copy
 * for a chunk that must not load another chunk for an icon.
 */
const icons = (): Plugin => ({
  name: 'np-icons',
  enforce: 'pre',
  load(id) {
    const [file = '', query = ''] = id.split('?');
    if (!/^icon(&own)?$/.test(query)) return null;
    const d = /<path d="([^"]+)"\/><\/svg>$/.exec(readFileSync(file, 'utf8').trim())?.[1];
    if (!d) throw new Error(`${file}: an icon has one path. Choose another weight.`);
    return { code: `export const path = ${JSON.stringify(d)};`, moduleType: 'js' };
  },
});

/** Applies to the published build only, not to the build that the element tests use. */
const published: Plugin['apply'] = (_, { command, mode }) => command === 'build' && mode === 'production';

const prose = new Set(['summary', 'loggedOut', 'parts', 'cssProperties', 'slots', 'detail']);

type PropertyNode = ESTree.Node & {
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly value?: unknown;
};

/** Whether a property is an event of which the contract says nothing but prose. */
const isProse = ({ key, value }: PropertyNode): boolean => {
  const { properties } = (value ?? {}) as { readonly properties?: readonly PropertyNode[] };
  return (
    String(key?.value).startsWith('np-') && (properties?.every((inner) => prose.has(inner.key?.name ?? '')) ?? false)
  );
};

/** Removes the prose of the contracts from the build: only the documentation needs it. */
const withoutProse = (): Plugin => ({
  name: 'np-without-prose',
  apply: published,
  transform: {
    order: 'pre',
    filter: { id: /\/(elements\/np-[\w-]+|element-kit\/shell\/define)\.ts$/ },
    handler(code) {
      let text = code;
      const blank = (node: ESTree.Node) => {
        const end = text[node.end] === ',' ? node.end + 1 : node.end;
        text = text.slice(0, node.start) + text.slice(node.start, end).replace(/[^\n]/g, ' ') + text.slice(end);
      };
      const walk = (node: unknown): void => {
        if (Array.isArray(node)) node.forEach(walk);
        if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
        const property = node as PropertyNode;
        if (property.type === 'Property' && (prose.has(property.key?.name ?? '') || isProse(property))) blank(property);
        else Object.values(node).forEach(walk);
      };
      walk(parseAst(code, { lang: 'ts' }));
      return { code: text, map: null };
    },
  },
});

const PRELOAD = '\0vite/preload-helper.js';

/** Whether a chunk or its static imports include a file. */
const includes = (chunks: Chunks, host: string, file: string, seen = new Set<string>()): boolean => {
  if (host === file) return true;
  if (seen.has(host)) return false;
  seen.add(host);
  return chunks[host]?.imports.some((imported) => includes(chunks, imported, file, seen)) ?? false;
};

/** The static imports of a lazy chunk that its host has not loaded, by name and without ending. */
const beside = (chunks: Chunks, host: string, lazy: string): string => {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || isRuntime(file) || includes(chunks, host, file)) return;
    files.add(file);
    chunks[file]?.imports.forEach(visit);
  };
  visit(lazy);
  files.delete(lazy);
  return [...files].map((file) => file.slice('chunks/'.length, -'.js'.length)).join(' ');
};

type Chunks = Readonly<Record<string, { readonly imports: readonly string[] }>>;

/** Starts the imports of the files on a list. */
const start = `const base = import.meta.url;
           if (files && base.includes('/chunks/')) for (const file of files.split(' ')) import(/* @vite-ignore */ new URL(file + '.js', base).href).catch(() => {});`;

const lazyImport = /import\("\.\/([^"]+)"\)((?:(?!import\()[\s\S])*?), __VITE_PRELOAD__, import\.meta\.url\)/g;

/**
 * Starts the imports of a lazy chunk together with it. Vite's helper needs half a kilobyte and `link` elements, which a
 * strict CSP reports; parallel imports are enough. Vite writes its lists after names are hashed; these are part of what
 * is hashed. The kit's own imports are rare and may wait. The package has no lists: an integrator's bundler names the
 * chunks.
 */
export const leanPreload = (isListed = true): Plugin => {
  let isPublished = false;
  return {
    name: 'np-lean-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === PRELOAD
        ? `export const __vitePreload = (load, files) => {
           ${isListed ? start : ''}
           return load();
         };`
        : null,
    configResolved({ mode }) {
      isPublished = isListed && mode === 'production';
    },
    renderChunk(code, { fileName, name }, _, { chunks }) {
      if (!code.includes('__VITE_PRELOAD__')) return null;
      // A build for tests contains other people's lazy imports, and has no need of lists, nor has the package.
      if (!isPublished) return { code: code.replaceAll(', __VITE_PRELOAD__, import.meta.url)', ')'), map: null };
      const text = code.replace(lazyImport, (_, file: string, rest: string) => {
        const names = name === 'kit' ? '' : beside(chunks, fileName, `chunks/${file}`);
        return `import("./${file}")${rest}${names && `, "${names}"`})`;
      });
      if (text.includes('__VITE_PRELOAD__'))
        throw new Error(
          'np-lean-preload: Vite marks lazy imports differently. Update the pattern in scripts/build/vite-plugins.ts.',
        );
      return { code: text, map: null };
    },
  };
};

/** What the autoloader loads has no further imports to start. */
export const noPreload = (): Plugin => ({
  name: 'np-no-preload',
  enforce: 'pre',
  renderChunk: (code) => ({
    code: code.replace(/__vitePreload\(\(\) => (import\([\s\S]*?\)), __VITE_PRELOAD__, import\.meta\.url\)/g, '$1'),
    map: null,
  }),
  load: (id) => (id === PRELOAD ? 'export const __vitePreload = (load) => load();' : null),
});

/** Name of the bundler's runtime chunk. */
const RUNTIME = 'rolldown-runtime';

/**
 * rolldown's runtime walks a module's exports with `for … in`, which also finds what a page added to Object.prototype;
 * then no panel loads. Replaces it with own keys.
 */
const ownExports = (): Plugin => ({
  name: 'np-own-exports',
  renderChunk(code, { name }) {
    if (name !== RUNTIME) return null;
    const walk = /for \(var name in all\)/;
    if (!walk.test(code))
      throw new Error(
        `np-own-exports: rolldown's runtime changed. Update the pattern in scripts/build/vite-plugins.ts.`,
      );
    return { code: code.replace(walk, 'for (var name of Object.keys(all))'), map: null };
  },
});

const runtimeImport = new RegExp(`import \\{ t as (\\w+) \\} from "\\./${RUNTIME}-[^"]+";`);

/**
 * Gives a chunk its own copy of the one function that the published bundle needs from rolldown's runtime: it makes the
 * namespace object of a lazy module that shares its chunk with others. The runtime would be a request on every page. No
 * `reduce`: Prototype 1.6 replaces it.
 */
const withoutRuntime = (): Plugin => ({
  name: 'np-without-runtime',
  apply: published,
  renderChunk(code, { name }) {
    if (name === RUNTIME || !code.includes(RUNTIME)) return null;
    if (!runtimeImport.test(code))
      throw new Error(
        `np-without-runtime: rolldown's runtime changed. Update the pattern in scripts/build/vite-plugins.ts.`,
      );
    const own = `const $1 = (all) => { const own = {}; for (const name of Object.keys(all)) Object.defineProperty(own, name, { get: all[name], enumerable: true }); return own; };`;
    return { code: code.replace(runtimeImport, own), map: null };
  },
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (isRuntime(file)) delete bundle[file];
        else if (chunk.imports.some(isRuntime)) chunk.imports = chunk.imports.filter((name) => !isRuntime(name));
      }
    },
  },
});

const isRuntime = (file: string): boolean => basename(file).startsWith(`${RUNTIME}-`);

/** The supported engines, for scripts and styles. */
export const target = ['es2022', 'chrome111', 'firefox115', 'safari16.4'];

/**
 * Feature flags for Lightning CSS, Vite's CSS minifier. No sheet uses light-dark(); the fallback would add two
 * properties to each color-scheme.
 */
export const css: CSSOptions = { lightningcss: { exclude: Features.LightDark } };

/** Runs Vite's own minifier before terser: together they save one per cent more. */
const foldedTwice = (): Plugin => ({
  name: 'np-folded-twice',
  apply: published,
  renderChunk: (code, { fileName }) => minify(fileName, code, { module: true, sourcemap: true }),
});

/** For the bundle and what loads it. */
export const minifier = {
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
} as const;

/**
 * All of the kit runs on every page during load. The hint makes Chromium compile it on another thread
 * (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  name === 'kit' ? '//# allFunctionsCalledOnLoad' : '';

/** Elements load the texts of other languages from above their floor. */
const languages = (): Plugin => ({
  name: 'np-languages',
  resolveId: (id) =>
    id === 'virtual:np-languages' ? fileURLToPath(new URL('src/languages/languages.ts', root)) : null,
});

export const bundlePlugins = (preload = leanPreload(), typefaces = fonts()): Plugin[] => [
  leanOfetch(),
  reactModules(published),
  icons(),
  typefaces,
  languages(),
  withoutProse(),
  preload,
  ownExports(),
  withoutRuntime(),
  foldedTwice(),
  entryFacades(),
];

const FACADE = 'virtual:np-facade/';

const VERSION = '/elements/np-version.ts';

/**
 * Stable entry names over hashed chunks: `np-header.js` re-exports the chunk that the autoloader imports, after the
 * bundle's version.
 */
const entryFacades = (): Plugin => ({
  name: 'np-facades',
  resolveId: (id) => (id.startsWith(FACADE) ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(`\0${FACADE}`)
      ? `import '${VERSION}'; export * from '/elements/${id.slice(FACADE.length + 1)}.ts';`
      : null,
});

export const entries: Readonly<Record<string, string>> = {
  'np-version': VERSION,
  ...Object.fromEntries(['np-core', 'np-doctor', 'np-observe', ...tags].map((name) => [name, FACADE + name])),
};

/** Imports that any bundler understands. */
const literalLoaders = `export const doctor = () => import('/elements/np-doctor.ts');
    export const observer = () => import('/elements/np-observe.ts');
    export const loaders = {${tags.map((tag) => `${JSON.stringify(tag)}: () => import('/elements/${tag}.ts')`)}};`;

/** Characters of a chunk's hash, the fewest that rolldown accepts for as many chunks. */
const HASH = 7;

/**
 * Chunk names: a chunk that a release does not change keeps its name and stays cached. What imports a changed chunk
 * contains its name and changes too, so nothing shared may import a screen or an element.
 */
export const chunkFileNames = `chunks/[name]-[hash:${HASH}].js`;

/** The chunk lists of the build, compressed: a list of files, and tags with the indices of theirs. Tags omit `np-`. */
const builtLoaders = (built: Closures): string => {
  const files = [...new Set(Object.values(built).flat())].sort();
  if (files.length > 36)
    throw new Error('np-loaders: more than 36 chunks, one character each. Merge chunks in scripts/build/chunks.ts.');
  const groups = new Map<string, string[]>();
  for (const [tag, names] of Object.entries(built)) {
    const places = names.map((name) => files.indexOf(name).toString(36)).join('');
    groups.set(places, [...(groups.get(places) ?? []), tag.slice('np-'.length)]);
  }
  const names = files.map((file) => file.slice('./chunks/'.length, -'.js'.length));
  const list = [...groups].map(([places, tags]) => `${tags}:${places}`).join(' ');
  return `const files = '${names.join(' ')}'.split(' ');
    const load = (at) => Promise.all([...at].map((n) => import(/* @vite-ignore */ \`./chunks/\${files[parseInt(n, 36)]}.js\`)));
    export const doctor = () => import(/* @vite-ignore */ './np-doctor.js');
    export const observer = () => import(/* @vite-ignore */ './np-observe.js');
    export const loaders = {};
    for (const group of '${list}'.split(' ')) {
      const [tags, at] = group.split(':');
      for (const tag of tags.split(',')) loaders['np-' + tag] = () => load(at);
    }`;
};

type Closures = Readonly<Record<string, readonly string[]>>;

/**
 * `virtual:np-loaders`: the loaders of all tags, the doctor and the observer. `built` names the chunks of each tag's
 * shell, which load in parallel.
 */
export const loaders = (built?: Closures): Plugin => ({
  name: 'np-loaders',
  resolveId: (id) => (id === 'virtual:np-loaders' ? `\0${id}` : null),
  load: (id) => (id === '\0virtual:np-loaders' ? (built ? builtLoaders(built) : literalLoaders) : null),
});
