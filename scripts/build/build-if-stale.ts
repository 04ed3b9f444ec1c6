import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSources } from '../release/build-sources.ts';
import { root } from './vite-plugins.ts';

/** Builds dist/ unless it was built from these exact files. */
const environment = Object.entries(process.env)
  .filter(([name]) => name.startsWith('NP_BUILD_'))
  .sort();

const hash = createHash('sha256').update(JSON.stringify(environment));
for (const source of buildSources()) hash.update(source).update(readFileSync(new URL(source, root)));
const state = hash.digest('hex');

const stamp = new URL('.cache/built', root);
if (!existsSync(stamp) || !existsSync(new URL('dist/sri.json', root)) || readFileSync(stamp, 'utf8') !== state) {
  console.log('np: building the bundle …');
  await import('../build.ts');
  mkdirSync(new URL('.cache/', root), { recursive: true });
  if (!process.exitCode) writeFileSync(stamp, state);
}
