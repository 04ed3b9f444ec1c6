import { defineConfig } from 'vite';
import { chunkGroups, chunkTableHolds } from './scripts/build/chunks.ts';
import {
  bundlePlugins,
  chunkNames,
  compileHint,
  css,
  entries,
  loaders,
  target,
  version,
} from './scripts/build/vite-plugins.ts';

const kit = 'chunks/kit-';

export default defineConfig({
  base: './',
  envPrefix: 'NP_BUILD_',
  define: { __NP_VERSION__: JSON.stringify(version) },
  plugins: [...bundlePlugins(), loaders(), chunkTableHolds()],
  css,
  build: {
    target,
    sourcemap: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Do not list the kit: it always loads first. Its own imports are rare and may wait, and without a preload list
      // the compile hint stays its first line.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.startsWith(kit) ? [] : files.filter((file) => !file.startsWith(kit)),
    },
    reportCompressedSize: false,
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: entries,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: chunkNames(),
        postBanner: compileHint,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            ...chunkGroups(),
            {
              debugName: 'elements',
              name: (id) => /\/elements\/(np-[\w-]+)\.ts$/.exec(id)?.[1] ?? null,
              test: /[\\/]elements[\\/]np-(?!elements\.)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
