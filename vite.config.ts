import { defineConfig } from 'vite';
import { chunkGroups, chunkTableHolds } from './scripts/build/chunks.ts';
import { ownCopies } from './scripts/build/modules/own-copies.ts';
import {
  bundlePlugins,
  chunkFileNames,
  compileHint,
  css,
  entries,
  loaders,
  minifier,
  target,
  version,
} from './scripts/build/vite-plugins.ts';

export default defineConfig({
  base: './',
  envPrefix: 'NP_BUILD_',
  define: { __NP_VERSION__: JSON.stringify(version) },
  plugins: [...bundlePlugins(), ownCopies(), loaders(), chunkTableHolds()],
  css,
  build: {
    target,
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...minifier,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: entries,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames,
        // Lists of names are part of the launcher: 28 bits are enough to tell the releases of one chunk apart.
        hashCharacters: 'hex',
        postBanner: compileHint,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            ...chunkGroups(),
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
