import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { readContract } from '../../cli/contract.ts';
import { tags } from '../../scripts/build/vite-plugins.ts';

const file = new URL('../../dist/openapi.json', import.meta.url);
const { paths } = readContract(file);
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
);

test('the package’s openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(readFileSync(file, 'utf8')));
  expect([validator.version, valid, errors]).toEqual(['3.1', true, undefined]);
});

test('every good and bad answer of JSON or text has an example; its code is the answer’s status', () => {
  const without: string[] = [];
  const checked = new Set<string>();
  for (const { name, call } of calls)
    for (const [status, { content = {} }] of Object.entries(call.responses))
      for (const [type, { examples }] of Object.entries(content)) {
        if (type !== 'application/json' && type !== 'text/plain') continue;
        checked.add(name);
        if (!examples) without.push(`${name} ${status}`);
        else if (type === 'application/json' && !name.startsWith('get /v1/'))
          expect([name, examples.example.value]).toMatchObject([name, { status: { code: Number(status) } }]);
      }
  expect(without).toEqual([]);
  expect([...checked]).toEqual(calls.map(({ name }) => name));
});

test('no example signs anybody in, or leads to the demo', () => {
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('localhost');
  expect(text).not.toMatch(/"id_token":"(?!example-)|"id_code":"(?!example-)|"challenge":"(?!example-)/);
});

test('a call that elements make names itself and them', () => {
  const of = (name: string) => calls.find((one) => one.name === name)?.call;
  expect(of('get /api/edicola/articolo')).toMatchObject({
    'x-np-call': 'article',
    'x-np-elements': ['np-article', 'np-newsstand'],
  });
  expect(of('get /api/sso/id_code/{code}')?.['x-np-call']).toBe('idCode');
  expect(of('get /api/user/short-info')?.['x-np-elements']).toEqual(tags);
  expect(of('get /api/health')?.['x-np-call']).toBeUndefined();
});
