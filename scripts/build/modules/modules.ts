import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { build, type Plugin } from 'vite';
import { chunkGroups } from '../chunks.ts';
import { builtFaces } from '../fonts/pages.ts';
import { fonts } from '../fonts/plugin.ts';
import { bundlePlugins, css, entries, leanPreload, loaders, root, target, version } from '../vite-plugins.ts';
import { ownCopies } from './own-copies.ts';
import { reactApart, type Uses, writeHostReact, writeOwnReact } from './react-copies.ts';

const FILES = './np-files.js';

/** Modules that find files beside the script. In the package, packaged.ts takes their place. */
const placed = /\/src\/core\/page\/(assets|place\/folder)\.ts$/;

/** Finds logos and typefaces where an integrator's bundler puts them. */
const packagedAssets = (): Plugin => ({
  name: 'np-packaged-assets',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id === 'virtual:np-files') return { id: FILES, external: 'absolute' };
    if (!/\/(assets|folder)\.ts$/.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && placed.test(found.id) ? new URL('src/core/page/place/packaged.ts', root).pathname : found;
  },
});

/**
 * The addresses of logos and typefaces in the form that bundlers look for. `no-inline` keeps Vite from turning small
 * logos into `data:` addresses, which would be code of every page and need `img-src data:`.
 */
const filesModule = async (dist: URL): Promise<string> => {
  const paths = async (folder: string, ending: string): Promise<readonly string[]> =>
    (await readdir(new URL(folder, dist))).filter((name) => name.endsWith(ending)).map((name) => folder + name);
  const all = [...(await paths('assets/', '.woff2')), ...(await paths('brands/', '.svg'))].sort();
  const lines = all.map((path) => `  '${path}': new URL('../${path}?no-inline', import.meta.url).href,\n`);
  return `export const files = {\n${lines.join('')}};\n`;
};

/**
 * Writes the package's code for bundlers: modules/, which contains React, and peer/, the same code over the React of its
 * host. Unlike the files that pages load, it finds its assets through the bundler and preloads nothing.
 */
export const writeModules = async (dist: URL): Promise<void> => {
  const modules = new URL('modules/', dist);
  const peer = new URL('peer/', dist);
  let uses: Uses = new Map();
  const seen = (found: Uses) => {
    uses = found;
  };
  await build({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    envPrefix: 'NP_BUILD_',
    publicDir: false,
    define: { __NP_VERSION__: JSON.stringify(version) },
    plugins: [
      packagedAssets(),
      reactApart(seen),
      ...bundlePlugins(leanPreload(false), fonts(await builtFaces(dist))),
      ownCopies(),
      loaders(),
    ],
    css,
    build: {
      target,
      outDir: modules.pathname,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { 'np-elements': '/elements/np-elements.ts', ...entries },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [
              ...chunkGroups(),
              // The loader needs it at once, the viewer later.
              { name: 'first-page', test: /epaper[\\/]stage[\\/]first-page\.ts/, priority: 2 },
              {
                debugName: 'elements',
                name: (id) => /\/elements\/(np-[\w-]+)\.ts$/.exec(id)?.[1] ?? null,
                test: /[\\/]elements[\\/]np-(?!(elements|version)\.)/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  });
  await writeFile(new URL(FILES, modules), await filesModule(dist));
  await rm(peer, { recursive: true, force: true });
  await cp(modules, peer, { recursive: true });
  await writeOwnReact(modules, uses);
  await writeHostReact(peer, uses);
};
