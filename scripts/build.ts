import { build } from 'vite';
import { closureOf, holdBudgets } from './build/budgets.ts';
import { writeEmbeds } from './build/embed.ts';
import { writeFontPages } from './build/fonts/pages.ts';
import { writeIntegrity } from './build/integrity.ts';
import { writeModules } from './build/modules/modules.ts';
import { writePackage } from './build/package.ts';
import { writeResting } from './build/resting.ts';
import { beginBuild } from './build/stamp.ts';
import { bundlePlugins, loaders, minifier, noPreload, root, tags, target, version } from './build/vite-plugins.ts';
import { writeProvenance } from './release/provenance.ts';

/** Builds dist/: the bundle, the autoloader, and their descriptions. Exits with 1 when a byte budget is exceeded. */
const dist = new URL('dist/', root);
const isWhole = beginBuild();

await build({ root: root.pathname, logLevel: 'warn' });

/** Builds a file that loads chunks of the bundle. `entry` is its name, `source` its module. */
const buildLoader = (entry: string, over: Parameters<typeof loaders>[0], source = entry) =>
  build({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    define: { __NP_VERSION__: JSON.stringify(version) },
    plugins: [...bundlePlugins(noPreload()), loaders(over)],
    build: {
      ...minifier,
      target,
      emptyOutDir: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { [entry]: `elements/${source}.ts` },
        output: { entryFileNames: '[name].js' },
      },
    },
  });

await buildLoader('np-elements', Object.fromEntries(tags.map((tag) => [tag, closureOf(dist, tag)])));
const restingChat = { 'np-assistance-chat': closureOf(dist, 'np-assistance-chat', 'chat-frame') };
await buildLoader('np-assistance-chat-resting', restingChat, 'resting-chat');

await writeModules(dist);
await writePackage(dist);
await writeResting(dist);
await writeFontPages(dist);
await writeIntegrity(dist);
await writeEmbeds(dist, tags);
await writeProvenance(dist);

// Who starts the world or the tests wants to hear of a budget only when it is exceeded.
if (holdBudgets(dist, tags, import.meta.main ? console.log : () => {})) isWhole();
else process.exitCode = 1;
