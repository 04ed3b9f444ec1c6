import { defineConfig } from 'vite';
import { bundlePlugins, entries, loaders, version } from './scripts/vite-plugins.ts';

export default defineConfig({
  base: './',
  envPrefix: 'NP_BUILD_',
  define: { __NP_VERSION__: JSON.stringify(version) },
  plugins: [...bundlePlugins(), loaders()],
  build: {
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: entries,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // Each group is what some page needs without the rest; left alone, a shared rule would drag a whole chunk along.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]/, priority: 20 },
            {
              name: 'kit',
              test: /src[\\/](element-kit[\\/](define|shell|attributes|contract|scheme|sheets)|core[\\/](page|welcome-back)|platform[\\/]tab-storage|rules[\\/]brand)\.ts|base\.css|preload-helper/,
              priority: 10,
            },
            // The header brings the menu: without a group of its own the menu would be part of the header's chunk.
            { name: 'np-menu', test: /elements[\\/]np-menu\.ts/, priority: 2 },
            {
              debugName: 'elements',
              name: (id) => /\/elements\/(np-[\w-]+)\.ts$/.exec(id)?.[1] ?? null,
              test: /[\\/]elements[\\/]/,
              priority: 1,
            },
            { name: 'lit', test: /node_modules[\\/]lit-html[\\/]|element-kit[\\/](lit|icon)\.ts/, priority: 10 },
            { name: 'signals', test: /node_modules[\\/]@preact[\\/]/, priority: 10 },
            {
              name: 'account-icons',
              test: /regular[\\/](newspaper|bell|chat-circle-dots|envelope-simple|sign-out)\.svg/,
              priority: 11,
            },
            { name: 'icons', test: /@phosphor-icons/, minShareCount: 2, priority: 10 },
            { name: 'tokens', test: /ui[\\/]tokens\.css/, priority: 10 },
            { name: 'brand-link', test: /(core|rules)[\\/]brand-link\.ts|element-kit[\\/]wordmark\.ts/, priority: 6 },
            { name: 'notice-rules', test: /rules[\\/]notices\.ts/, priority: 10 },
            {
              name: 'menu-rules',
              test: /rules[\\/](menu|subscriber|account-sections)\.ts|ui[\\/]severity\.ts/,
              priority: 9,
            },
            {
              name: 'light',
              test: /src[\\/](core[\\/](link|origins|assets|scroll-lock)|platform[\\/]page-url|rules[\\/]links)\.ts/,
              priority: 5,
            },
          ],
        },
      },
    },
  },
});
