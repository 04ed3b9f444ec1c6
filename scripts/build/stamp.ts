import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSources } from '../release/build-sources.ts';
import { root } from './vite-plugins.ts';

const stamp = new URL('.cache/built', root);

/** The files that dist/ is built from, and the variables that change a build, in one hash. */
const stateOfSources = (): string => {
  const environment = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NP_BUILD_'))
    .sort();
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const source of buildSources()) hash.update(source).update(readFileSync(new URL(source, root)));
  return hash.digest('hex');
};

/** Whether dist/ was built, whole and within its budgets, from the files as they are. */
export const isFresh = (): boolean =>
  existsSync(stamp) && existsSync(new URL('dist/sri.json', root)) && readFileSync(stamp, 'utf8') === stateOfSources();

/** Begins a build: dist/ is nobody's until the returned function says that it is whole. */
export const beginBuild = (): (() => void) => {
  const state = stateOfSources();
  rmSync(stamp, { force: true });
  return () => {
    mkdirSync(new URL('.cache/', root), { recursive: true });
    writeFileSync(stamp, state);
  };
};
