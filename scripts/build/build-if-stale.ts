import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './vite-plugins.ts';

/** Builds dist/ unless it was built from these exact files. */
const sources = globSync(
  [
    '{src,elements,public,cli}/**/*.*',
    'scripts/**/*.ts',
    'demo/pages/account/*.tsx',
    'demo/server/{openapi,examples}.json',
    'vite.config.ts',
    'package-lock.json',
  ],
  {
    cwd: root.pathname,
    exclude: (name) => name.endsWith('.test.ts'),
  },
).sort();
const environment = Object.entries(process.env)
  .filter(([name]) => name.startsWith('NP_BUILD_'))
  .sort();

const hash = createHash('sha256').update(JSON.stringify(environment));
for (const source of sources) hash.update(source).update(readFileSync(new URL(source, root)));
const state = hash.digest('hex');

const stamp = new URL('.cache/built', root);
if (!existsSync(stamp) || !existsSync(new URL('dist/sri.json', root)) || readFileSync(stamp, 'utf8') !== state) {
  console.log('np: building the bundle …');
  await import('../build.ts');
  mkdirSync(new URL('.cache/', root), { recursive: true });
  if (!process.exitCode) writeFileSync(stamp, state);
}
