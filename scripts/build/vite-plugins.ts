import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Features } from 'lightningcss';
import { type CSSOptions, type ESTree, minify, type Plugin, parseAst } from 'vite';

export const root = new URL('../..', import.meta.url);

export const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

/** The public tags: one file each in elements/. */
export const tags = readdirSync(new URL('elements/', root))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !['np-core', 'np-doctor', 'np-elements', 'resting-chat'].includes(name))
  .sort();

/** `import { path } from '….svg?icon'`: the `d` of a one-path icon, instead of the whole file. */
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

/** What makes the bundle smaller is left out of the build that the element tests are over. */
const published: Plugin['apply'] = (_, { command, mode }) => command === 'build' && mode === 'production';

const prose = new Set(['summary', 'loggedOut', 'parts', 'cssProperties', 'slots', 'detail']);

/** Readers do not download what only the documentation reads: the prose of the contracts is blanked in the build. */
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
 * A lazy chunk's own imports start with it, not after it. Vite's helper does that with half a kilobyte and `link`
 * elements that a strict CSP reports; importing them side by side is enough. Where an integrator's bundler has taken the
 * chunks into its own, their names are others: nothing is there to start.
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

/** What the autoloader asks for has no imports left to start. */
export const noPreload = (): Plugin => ({
  name: 'np-no-preload',
  enforce: 'pre',
  load: (id) => (id === PRELOAD ? 'export const __vitePreload = (load) => load();' : null),
});

/** The chunk with what the bundler itself brings along. */
const RUNTIME = 'rolldown-runtime';

/**
 * The bundler's runtime walks a module's exports with `for … in`, which finds what a page has put on Object.prototype
 * too, and then no panel loads: it walks what is a module's own.
 */
const ownExports = (): Plugin => ({
  name: 'np-own-exports',
  renderChunk(code, { name }) {
    if (name !== RUNTIME) return null;
    const walk = /for \(var name in all\)/;
    if (!walk.test(code))
      throw new Error('np-own-exports: the runtime of rolldown is another one. Correct the pattern.');
    return { code: code.replace(walk, 'for (var name of Object.keys(all))'), map: null };
  },
});

/** The engines that the product promises; styles that meet in one page are written for the same. */
export const target = ['es2022', 'chrome111', 'firefox115', 'safari16.4'];

/** No sheet uses light-dark(): without this each color-scheme would carry two properties that stand in for it. */
export const css: CSSOptions = { lightningcss: { exclude: Features.LightDark } };

/** Vite's own minifier before terser: each folds what the other leaves, and all chunks together lose one per cent more. */
const foldedTwice = (): Plugin => ({
  name: 'np-folded-twice',
  apply: published,
  renderChunk: (code, { fileName }) => minify(fileName, code, { module: true, sourcemap: true }),
});

/** Characters: a module that only hands on another one is shorter. */
const aLine = 100;

/**
 * React's packages are functions that run as soon as their chunk is there, and an engine leaves the inside of a function for
 * later: it would read React once beside the page and once more in its way. In parentheses a function is compiled while its
 * file comes, on another thread (https://v8.dev/blog/preparser#pife). The minifier takes them away; those of React's
 * chunk that hold more than a line get theirs back.
 */
const compiledAhead = (): Plugin => ({
  name: 'np-compiled-ahead',
  apply: published,
  renderChunk: {
    order: 'post',
    handler(code, { name }) {
      if (name !== 'react') return null;
      const calls = parseAst(code).body.flatMap((node) =>
        node.type === 'VariableDeclaration' ? node.declarations.map(({ init }) => init) : [],
      );
      const wrapped = calls.flatMap((call) => {
        const [first] = call?.type === 'CallExpression' ? call.arguments : [];
        return first?.type === 'ArrowFunctionExpression' && first.end - first.start > aLine ? [first] : [];
      });
      if (wrapped.length === 0)
        throw new Error('np-compiled-ahead: React is wrapped in another way. Correct the pattern.');
      let text = code;
      for (const { start, end } of wrapped.reverse())
        text = `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`;
      return { code: text, map: null };
    },
  },
});

/**
 * The kit runs whole on every page, and while the page comes up: Chromium compiles all of it on another thread, and not
 * function by function in the page's way (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  name === 'kit' ? '//# allFunctionsCalledOnLoad' : '';

export const bundlePlugins = (preload = leanPreload()): Plugin[] => [
  icons(),
  withoutProse(),
  preload,
  ownExports(),
  foldedTwice(),
  compiledAhead(),
  entryFacades(),
];

const FACADE = 'virtual:np-facade/';

/** Stable entry names over hashed chunks: `np-header.js` only points to the chunk that the autoloader imports as well. */
const entryFacades = (): Plugin => ({
  name: 'np-facades',
  resolveId: (id) => (id.startsWith(FACADE) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${FACADE}`) ? `export * from '/elements/${id.slice(FACADE.length + 1)}.ts';` : null),
});

export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  ['np-core', 'np-doctor', ...tags].map((name) => [name, FACADE + name]),
);

/** Imports that any bundler understands: while developing the element files, in the package the entries. */
const literalLoaders = (fileOf: (name: string) => string): string =>
  `export const doctor = () => import('${fileOf('np-doctor')}');
    export const loaders = {${tags.map((tag) => `${JSON.stringify(tag)}: () => import('${fileOf(tag)}')`)}};`;

/** Letters that a chunk's name ends in, with the dash before them. */
const HASH = '-1234567'.length;

/** What the names of our own chunks end in: it changes with any of their sources. */
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
 * Names of chunks. Libraries keep theirs from release to release, and stay in the caches; what we write changes with every
 * release, and one ending for all of it costs the lists of chunks in launchers and autoloader fewer bytes than one each.
 */
export const chunkNames = (): ((chunk: { readonly name: string; readonly moduleIds: readonly string[] }) => string) => {
  const ending = release();
  const isLibrary = (id: string) => /node_modules\/(?!@phosphor-icons)|rolldown\/runtime/.test(id);
  return ({ name, moduleIds }) =>
    `chunks/${name === RUNTIME ? 'run' : '[name]'}-${moduleIds.some(isLibrary) ? '[hash:7]' : ending}.js`;
};

/**
 * In the build: a list of chunks, the tag's own (`*`) among them, and tags that need the same ones with their places in it,
 * so that the page that has few pays for few words. Tags go without their `np-`; what ends in a dash goes on with the release.
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
  if (files.length > 36) throw new Error('np-loaders: more shared chunks than places of one character.');
  const groups = new Map<string, string[]>();
  for (const [tag, names] of needs) {
    const places = names.map((name) => files.indexOf(name).toString(36)).join('');
    groups.set(places, [...(groups.get(places) ?? []), tag]);
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
 * `virtual:np-loaders`, what the autoloader can load, and the doctor: `built` are the chunks that each tag's shell needs, fetched side by
 * side, or the entry files for the bundlers of others.
 */
export const loaders = (built?: Closures | 'entries'): Plugin => ({
  name: 'np-loaders',
  resolveId: (id) => {
    if (built === 'entries' && id.startsWith('./np-')) return { id, external: 'absolute' };
    return id === 'virtual:np-loaders' ? `\0${id}` : null;
  },
  load: (id) => (id === '\0virtual:np-loaders' ? loadersOf(built) : null),
});
