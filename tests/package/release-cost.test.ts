import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** The scripts that change their name when this file changes, with their bytes. */
const costOf = (path: string): Readonly<Record<string, number>> => {
  const script = ['scripts/release/release-cost.ts', path];
  // The build takes the mode of React from this variable, which Vitest sets.
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8', env })) as Record<string, number>;
};

const names = (files: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(files).map((file) => file.replace(/^chunks\/(.+)-[\da-f]{7}\.js$/, '$1'));

test('a new version number alone renames no chunk', () => {
  expect(costOf('package.json')).toEqual({});
});

test('a change in the largest account panel costs a returning reader that panel and the shells: at most 20 kB', () => {
  const files = costOf('src/features/account-subscriptions/panel.tsx');
  expect(names(files).toSorted()).toEqual(['account', 'panel']);
  const autoloader = brotliCompressSync(readFileSync('dist/np-elements.js')).length;
  const bytes = Object.values(files).reduce((sum, size) => sum + size, autoloader);
  expect(bytes).toBeLessThanOrEqual(20_000);
});
