import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
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
  .filter((name) => !['np-core', 'np-doctor', 'np-elements', 'resting-chat'].includes(name))
  .sort();

/** Imports the `d` of a one-path icon, `import { path } from '….svg?icon'`, instead of the whole file. */
const icons = (): Plugin => ({
  name: 'np-icons',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg?icon')) return null;
    const file = id.slice(0, -'?icon'.length);
    const d = /<path d="([^"]+)"\/><\/svg>$/.exec(readFileSync(file, 'utf8').trim())?.[1];
    if (!d) throw new Error(`${file}: an icon has one path. Choose another weight.`);
    return { code: `export const path = ${JSON.stringify(d)};`, moduleType: 'js' };
  },
});

/** Applies to the published build only, not to the build that the element tests use. */
const published: Plugin['apply'] = (_, { command, mode }) => command === 'build' && mode === 'production';

const prose = new Set(['summary', 'loggedOut', 'parts', 'cssProperties', 'slots', 'detail']);

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
        const property = node as ESTree.Node & { key?: { name?: string } };
        if (property.type === 'Property' && prose.has(property.key?.name ?? '')) blank(property);
        else Object.values(node).forEach(walk);
      };
      walk(parseAst(code, { lang: 'ts' }));
      return { code: text, map: null };
    },
  },
});

const PRELOAD = '\0vite/preload-helper.js';

/**
 * Starts the imports of a lazy chunk together with it. Vite's helper needs half a kilobyte and `link` elements, which a
 * strict CSP reports; parallel imports are enough. Inside an integrator's bundle the chunks have other names, so
 * nothing is preloaded.
 */
const leanPreload = (): Plugin => ({
  name: 'np-lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === PRELOAD
      ? `export const __vitePreload = (load, files, base) => {
           if (base.includes('/chunks/')) for (const file of files ?? []) import(/* @vite-ignore */ new URL(file, base).href).catch(() => {});
           return load();
         };`
      : null,
});

/** What the autoloader loads has no further imports to start. */
export const noPreload = (): Plugin => ({
  name: 'np-no-preload',
  enforce: 'pre',
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

/**
 * All of the kit runs on every page during load. The hint makes Chromium compile it on another thread
 * (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  name === 'kit' ? '//# allFunctionsCalledOnLoad' : '';

export const bundlePlugins = (preload = leanPreload()): Plugin[] => [
  leanOfetch(),
  reactModules(published),
  icons(),
  fonts(),
  withoutProse(),
  preload,
  ownExports(),
  foldedTwice(),
  entryFacades(),
];

const FACADE = 'virtual:np-facade/';

/** Stable entry names over hashed chunks: `np-header.js` re-exports the chunk that the autoloader imports. */
const entryFacades = (): Plugin => ({
  name: 'np-facades',
  resolveId: (id) => (id.startsWith(FACADE) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${FACADE}`) ? `export * from '/elements/${id.slice(FACADE.length + 1)}.ts';` : null),
});

export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  ['np-core', 'np-doctor', ...tags].map((name) => [name, FACADE + name]),
);

/** Imports that any bundler understands: element files in development, entries in the package. */
const literalLoaders = (fileOf: (name: string) => string): string =>
  `export const doctor = () => import('${fileOf('np-doctor')}');
    export const loaders = {${tags.map((tag) => `${JSON.stringify(tag)}: () => import('${fileOf(tag)}')`)}};`;

/** Length of a chunk's hash, including the dash. */
const HASH = '-1234567'.length;

/** Hash in the names of our chunks; changes with any source file. */
const release = (): string => {
  const hash = createHash('sha256');
  const files = globSync(['{src,elements,scripts}/**/*', 'package-lock.json', 'vite.config.ts'], {
    cwd: root.pathname,
    withFileTypes: true,
  });
  for (const file of files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort())
    hash.update(file.slice(root.pathname.length)).update(readFileSync(file));
  return hash
    .digest('base64url')
    .replace(/[_-]/g, 'x')
    .slice(0, HASH - 1);
};

/**
 * Chunk names. Libraries keep their names across releases and stay cached. Our own chunks share one hash per release:
 * the chunk lists in launcher and autoloader are smaller with one hash than with many.
 */
export const chunkNames = (): ((chunk: { readonly name: string; readonly moduleIds: readonly string[] }) => string) => {
  const ending = release();
  const isLibrary = (id: string) => /node_modules\/(?!@phosphor-icons)|rolldown\/runtime/.test(id);
  return ({ name, moduleIds }) =>
    `chunks/${name === RUNTIME ? 'run' : '[name]'}-${moduleIds.some(isLibrary) ? '[hash:7]' : ending}.js`;
};

/**
 * The chunk lists of the build, compressed: a list of files (`*` is the tag's own chunk), and tags with the indices of
 * their files. Tags omit `np-`; a name that ends in a dash continues with the release's hash.
 */
const builtLoaders = (built: Closures): string => {
  const ending = release();
  const needs = Object.entries(built).map(([tag, files]) => {
    const own = tag.slice('np-'.length);
    const names = files.map((file) => file.slice('./chunks/'.length, -'.js'.length));
    const short = names.map((name) => name.replace(new RegExp(`-${ending}$`), '-').replace(`-${own}-`, '-*-'));
    return [own, short] as const;
  });
  const files = [...new Set(needs.flatMap(([, names]) => names))].sort();
  if (files.length > 36)
    throw new Error(
      'np-loaders: more than 36 shared chunks, one character each. Merge chunks in scripts/build/chunks.ts.',
    );
  const groups = new Map<string, string[]>();
  for (const [tag, names] of needs) {
    const places = names.map((name) => files.indexOf(name).toString(36)).sort();
    groups.set(places.join(''), [...(groups.get(places.join('')) ?? []), tag]);
  }
  const list = [...groups].map(([places, tags]) => `${tags}:${places}`).join(' ');
  return `const files = '${files.join(' ')}'.split(' ');
    const load = (tag, at) => Promise.all([...at].map((n) =>
      import(/* @vite-ignore */ \`./chunks/\${files[parseInt(n, 36)].replace('*', tag).replace(/-$/, '-${ending}')}.js\`)));
    export const doctor = () => import(/* @vite-ignore */ './np-doctor.js');
    export const loaders = Object.fromEntries('${list}'.split(' ').flatMap((group) => {
      const [tags, at] = group.split(':');
      return tags.split(',').map((tag) => [\`np-\${tag}\`, () => load(tag, at)]);
    }));`;
};

type Closures = Readonly<Record<string, readonly string[]>>;

const loadersOf = (built: Closures | 'entries' | undefined): string => {
  if (built === undefined) return literalLoaders((name) => `/elements/${name}.ts`);
  return built === 'entries' ? literalLoaders((name) => `./${name}.js`) : builtLoaders(built);
};

/**
 * `virtual:np-loaders`: the loaders of all tags, and the doctor. `built` names the chunks of each tag's shell, which
 * load in parallel, or the entries for integrators' bundlers.
 */
export const loaders = (built?: Closures | 'entries'): Plugin => ({
  name: 'np-loaders',
  resolveId: (id) => {
    if (built === 'entries' && id.startsWith('./np-')) return { id, external: 'absolute' };
    return id === 'virtual:np-loaders' ? `\0${id}` : null;
  },
  load: (id) => (id === '\0virtual:np-loaders' ? loadersOf(built) : null),
});
