import { defineConfig } from 'vite';
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
  plugins: [...bundlePlugins(), loaders()],
  css,
  build: {
    target,
    sourcemap: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The kit is there before it can be asked for anything; what it asks for itself is rare and may take its time,
      // and without a list of it the kit's hint stays its first line.
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
          // Each group is what some page needs without the rest; left alone, a shared rule would drag a whole chunk along.
          groups: [
            // React and what every panel of ours builds on it: one request, one name among the preloads.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]|element-kit[\\/](?:\w+[\\/])?panel\.tsx|ui[\\/](?:\w+[\\/])?(use-signal-value\.ts|address\.ts|Icon\.tsx)/,
              priority: 20,
            },
            {
              name: 'kit',
              test: /src[\\/](element-kit[\\/](?:\w+[\\/])?(define|shell|attributes|contract|scheme|sheets|dom)|core[\\/](?:\w+[\\/])?(page|np|welcome-back|assets)|platform[\\/](?:\w+[\\/])?(tab-storage|json)|rules[\\/](?:\w+[\\/])?brand)\.ts|base\.css|preload-helper/,
              priority: 12,
            },
            { name: 'lit-repeat', test: /lit-html[\\/]directive/, priority: 11 },
            {
              name: 'lit',
              test: /lit-html[\\/]lit-html\.js|element-kit[\\/](?:\w+[\\/])?(lit|icon)\.ts/,
              priority: 12,
            },
            // Header, menu button, footer and notice area stand on the same pages: at rest they share one file.
            {
              name: 'frame',
              test: /features[\\/](header[\\/](header|reader|resting|face|copy)|menu[\\/](menu|resting|label|open)|footer[\\/](footer|copy)|notices[\\/]follow)\.(ts|css)/,
              priority: 7,
            },
            {
              name: 'view',
              test: /(regular[\\/](list|magnifying-glass|user)|bold[\\/]caret-down-bold)\.svg|ui[\\/](?:\w+[\\/])?tokens-rest\.css|element-kit[\\/](?:\w+[\\/])?wordmark\.ts/,
              priority: 11,
            },
            // What every dialog of ours needs, in one request: the chat's field waits for no more than that.
            {
              name: 'tokens',
              test: /ui[\\/](?:\w+[\\/])?tokens\.css|core[\\/](?:\w+[\\/])?scroll-lock\.ts|(bold[\\/]x-bold|fill[\\/]warning-circle-fill)\.svg/,
              priority: 12,
            },
            // Left alone, the buttons' sheet would share a chunk with an element's code, and every panel would load that too.
            { name: 'sheets', test: /ui[\\/](?:\w+[\\/])?(controls|forms|message)\.css/, priority: 11 },
            // The chat's button, and what it does between that and React: a request each.
            {
              name: 'np-assistance-chat',
              test: /elements[\\/]np-assistance-chat\.ts|features[\\/]assistance-chat[\\/](?:\w+[\\/])?(launcher|resting|copy|open|do-late)\.(ts|css)/,
              priority: 9,
            },
            {
              name: 'chat-frame',
              test: /features[\\/]assistance-chat[\\/](?:\w+[\\/])?(late|corner|frame|frame-copy|composer|draft)\.(ts|css)|core[\\/](?:\w+[\\/])?typed\.ts|rules[\\/](?:\w+[\\/])?question\.ts/,
              priority: 8,
            },
            // The chat's link and the contact page's shell share it, and nothing else of each other.
            { name: 'handed-talk', test: /core[\\/](?:\w+[\\/])?handed-talk\.ts/, priority: 13 },
            {
              name: 'brand-record',
              test: /rules[\\/](?:\w+[\\/])?(brands[\\/]record|account-sections)\.ts/,
              priority: 9,
            },
            {
              name: 'account-icons',
              test: /(regular[\\/](newspaper|bell|chat-circle-dots|envelope-simple|sign-out|squares-four|wrench)|fill[\\/](newspaper|bell|chat-circle-dots|envelope-simple|squares-four|wrench|user)-fill)\.svg/,
              priority: 11,
            },
            {
              name: 'signs',
              test: /(fill[\\/](warning|info|megaphone|check-circle)-fill|bold[\\/](caret-right|eye|eye-slash|check)-bold)\.svg|ui[\\/](?:\w+[\\/])?severity\.ts/,
              priority: 11,
            },
            { name: 'panel-icons', test: /@phosphor-icons/, minShareCount: 2, priority: 10 },
            // What a failed call says is said by screens beside those of the account area too.
            { name: 'failures', test: /rules[\\/](?:\w+[\\/])?(failures|access-texts)\.ts/, priority: 9 },
            // The core with all that it needs in one file: brotli finds more in one than in ten.
            {
              name: 'np-core',
              test: /elements[\\/]np-core\.ts|core[\\/](?:\w+[\\/])?(link|brand-link|follow-record|reader-mark)\.ts|platform[\\/](?:\w+[\\/])?fonts\.ts|rules[\\/](?:\w+[\\/])?(menu|subscriber|notices)\.ts/,
              priority: 8,
            },
            // The talk as it is kept, and what of it is masked: the chat and the contact form need both.
            {
              name: 'history',
              test: /core[\\/](?:\w+[\\/])?history\.ts|rules[\\/](?:\w+[\\/])?masked\.ts/,
              priority: 8,
            },
            // A script of others needs both, whoever asks for it.
            {
              name: 'outside',
              test: /core[\\/](?:\w+[\\/])?outside\.ts|platform[\\/](?:\w+[\\/])?script\.ts/,
              priority: 8,
            },
            // What shows an article before React is there: each request more is a wait more on a slow line.
            { name: 'article-copy', test: /features[\\/]article[\\/](?:\w+[\\/])?(previews|copy)\.ts/, priority: 7 },
            { name: 'article-html', test: /core[\\/](?:\w+[\\/])?article-html\.ts/, priority: 7 },
            {
              name: 'edicola',
              test: /api[\\/](?:\w+[\\/])?edicola\.ts|core[\\/](?:\w+[\\/])?(answers|reading-settings)\.ts|rules[\\/](?:\w+[\\/])?(stories|dates|calendar|subscription|route-errors)\.ts|ui[\\/](?:\w+[\\/])?story\.css/,
              priority: 6,
            },
            {
              name: 'home-data',
              test: /api[\\/](?:\w+[\\/])?edicola-home\.ts|newsstand-home[\\/]data\.ts/,
              priority: 6,
            },
            {
              name: 'article-text',
              test: /features[\\/]article[\\/](?:\w+[\\/])?(preview|data|facts|styles)\.ts|article[\\/]article\.css/,
              priority: 5,
            },
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
