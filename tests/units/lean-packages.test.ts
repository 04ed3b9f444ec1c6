import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFetch } from 'ofetch';
import { expect, test } from 'vitest';
import { parts } from '../../scripts/build/lean-ofetch.ts';
import { asModule, files } from '../../scripts/build/react-modules.ts';

const load = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);

test.each([
  ['https://a.test/x', {}],
  ['https://a.test/x', { q: 'a b&c', page: 2 }],
  ['https://a.test:4300/x?y=1', { q: 'è/«»', y: '2' }],
])('the bundle asks %s with the query %j as ofetch does', async (address, query) => {
  const asked: string[] = [];
  const fetch = async (url: unknown) => Response.json(asked.push(String(url)));
  await createFetch({ fetch: fetch as typeof globalThis.fetch })(address, { query });
  const lean = await load(parts.ufo ?? '');
  const parsed = (url: string) => [new URL(url).pathname, [...new URL(url).searchParams].sort()];
  expect(parsed(lean.withQuery(address, query))).toEqual(parsed(asked[0] ?? ''));
});

test.each(Object.entries(files))('%s exports as a module what its package exports', (name, file) => {
  const require = createRequire(import.meta.url);
  const code = asModule(
    readFileSync(require.resolve(`${name.split('/')[0]}/package.json`).replace(/[^/]+\/package\.json$/, file), 'utf8'),
  );
  const exported = [...(/\nexport \{ (.*) \};$/.exec(code)?.[1] ?? '').matchAll(/ as (\w+)/g)].map((match) => match[1]);
  process.env.NODE_ENV = 'production';
  expect(exported.sort()).toEqual(Object.keys(require(name)).sort());
});

test('a package without imports runs as a module', async () => {
  const require = createRequire(import.meta.url);
  const path = require.resolve('react/package.json').replace(/package\.json$/, 'cjs/react.production.js');
  const react = await load(asModule(readFileSync(path, 'utf8')));
  expect(react.isValidElement(react.createElement('p'))).toBe(true);
});
