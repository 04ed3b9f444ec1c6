import { mkdir, writeFile } from 'node:fs/promises';
import { build, type Plugin, type Rolldown } from 'vite';
import { reactModules } from '../react-modules.ts';
import { minifier, root, target } from '../vite-plugins.ts';

/** The modules of React that the chunks import, by their files beside the chunks. */
const files: Readonly<Record<string, string>> = {
  react: './react/react.js',
  'react/jsx-runtime': './react/jsx-runtime.js',
  'react-dom': './react/react-dom.js',
  'react-dom/client': './react/client.js',
};

/** Names that the chunks import, by module. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>;

const imported = /import\s*\{([^}]*)\}\s*from\s*"(\.\/react\/[\w-]+\.js)"/g;

const usesIn = (output: Rolldown.OutputBundle): Uses => {
  const uses = new Map<string, Set<string>>();
  for (const [module, file] of Object.entries(files))
    for (const chunk of Object.values(output)) {
      if (chunk.type !== 'chunk' || !chunk.imports.includes(file)) continue;
      const lists = [...chunk.code.matchAll(imported)].filter(([, , from]) => from === file);
      if (lists.length === 0)
        throw new Error(`np-react-apart: ${chunk.fileName} imports ${module} as a whole. Import names from it.`);
      const names = uses.get(module) ?? new Set();
      uses.set(module, names);
      for (const [, list = ''] of lists)
        for (const name of list.split(',')) names.add(name.trim().split(' as ')[0] ?? '');
    }
  return uses;
};

/** Keeps React out of the chunks: they import it from files beside them. Hands over what they import. */
export const reactApart = (seen: (uses: Uses) => void): Plugin => ({
  name: 'np-react-apart',
  enforce: 'pre',
  resolveId: (id) => (files[id] === undefined ? null : { id: files[id], external: 'absolute' }),
  transform: {
    filter: { id: /node_modules\/@r2wc\/react-to-web-component\// },
    handler: (code) => ({
      code: code.replace(
        /^import (\w+) from "react";/m,
        'import { createElement } from "react"; const $1 = { createElement };',
      ),
      map: null,
    }),
  },
  generateBundle(_, bundle) {
    seen(usesIn(bundle));
  },
});

const exportsOf = (module: string, uses: Uses): string =>
  `export { ${[...(uses.get(module) ?? [])].sort().join(', ')} } from '${module}';\n`;

const nameOf = (file: string): string => file.slice('./'.length, -'.js'.length);

/** Writes a copy of React that holds what the chunks use. */
export const writeOwnReact = async (folder: URL, uses: Uses): Promise<void> => {
  const facades = new Map([...uses.keys()].map((module) => [`\0own:${module}`, exportsOf(module, uses)]));
  await build({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [
      {
        name: 'np-own-react',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('own:') ? `\0${id}` : null),
        load: (id) => facades.get(id) ?? null,
      },
      reactModules('build'),
    ],
    build: {
      ...minifier,
      target,
      outDir: folder.pathname,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries([...uses.keys()].map((module) => [nameOf(files[module] ?? ''), `own:${module}`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'react/[name]-[hash].js' },
      },
    },
  });
};

/** Writes files that take the same names from the host's React. */
export const writeHostReact = async (folder: URL, uses: Uses): Promise<void> => {
  await mkdir(new URL('react/', folder), { recursive: true });
  for (const module of uses.keys()) await writeFile(new URL(files[module] ?? '', folder), exportsOf(module, uses));
};
