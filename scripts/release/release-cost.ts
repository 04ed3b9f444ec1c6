import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../build/vite-plugins.ts';

/**
 * `node scripts/run.mjs scripts/release/release-cost.ts src/features/account-profile/panel.tsx`: builds the bundle with a
 * change in these files (`package.json`: with another version) and prints, as JSON, the scripts that dist/ does not have
 * under the same name, with their bytes (brotli). Returning readers fetch those again, and the autoloader. Needs the
 * build of the unchanged source in dist/.
 */
const files = process.argv.slice(2);
const paths = files.map((path) => new URL(path, root).pathname);

const change: Plugin = {
  name: 'np-change',
  enforce: 'pre',
  transform: (code, id) => (paths.includes(id) ? { code: `${code}\nconsole.debug('changed');`, map: null } : null),
};

const { output } = (await build({
  root: root.pathname,
  logLevel: 'error',
  define: files.includes('package.json') ? { __NP_VERSION__: '"99.0.0"' } : {},
  plugins: [change],
  build: { write: false },
})) as Rolldown.RolldownOutput;

const changed = output.flatMap((file) =>
  file.type === 'chunk' && !existsSync(new URL(`dist/${file.fileName}`, root))
    ? [[file.fileName, brotliCompressSync(file.code).length] as const]
    : [],
);
console.log(JSON.stringify(Object.fromEntries(changed), null, 2));
