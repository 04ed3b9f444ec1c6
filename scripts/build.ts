import { build } from 'vite';
import { closureOf, holdBudgets } from './budgets.ts';
import { writeEmbeds } from './embed.ts';
import { writeIntegrity } from './integrity.ts';
import { writePackage } from './package.ts';
import { writeResting } from './resting.ts';
import { bundlePlugins, loaders, noPreload, root, tags, version } from './vite-plugins.ts';

/** Builds dist/: the bundle, then the autoloader over its chunks, then what describes them. Exits with 1 when a budget is exceeded. */
const dist = new URL('dist/', root);

await build({ root: root.pathname, logLevel: 'warn' });

/** The autoloader again, over what has been built: `entry` is its file's name. */
const buildLoader = (entry: string, over: Parameters<typeof loaders>[0]) =>
  build({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    define: { __NP_VERSION__: JSON.stringify(version) },
    plugins: [...bundlePlugins(noPreload()), loaders(over)],
    build: {
      target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
      emptyOutDir: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [entry]: 'elements/np-elements.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });

await buildLoader('np-elements', Object.fromEntries(tags.map((tag) => [tag, closureOf(dist, tag)])));
await buildLoader('autoload', 'entries');

await writePackage(dist);
await writeResting(dist);
await writeIntegrity(dist);
await writeEmbeds(dist, tags);

if (!holdBudgets(dist, tags)) process.exitCode = 1;
