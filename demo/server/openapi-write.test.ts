import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiText } from './openapi-write.ts';

test('openapi.json matches the code: update it with node demo/server/openapi-write.ts', async () => {
  expect(await readFile(new URL('./openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
});

const written = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ 'x-np-source': z.string(), 'x-np-hosts': z.array(z.string()) })),
  ),
});

const secured = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        servers: z.array(z.object({ url: z.string() })),
        security: z.array(z.record(z.string(), z.array(z.string()))),
      }),
    ),
  ),
});

test('every call names its source, and the calls of the contract are complete', () => {
  const { openapi, paths } = written.parse(JSON.parse(openApiText()));
  expect(openapi).toBe('3.1.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, source: call['x-np-source'] })),
  );
  expect(new Set(calls.map(({ source }) => source))).toEqual(new Set(['specification', 'project']));
  const given = calls.filter(({ source }) => source === 'specification').map(({ name }) => name);
  expect(given.sort()).toEqual([
    'get /api/edicola/articolo',
    'get /api/rag/chat/{id}',
    'get /api/rag/chats-history',
    'get /api/sso/id_code/{code}',
    'get /api/user/rassegna/destinatari',
    'get /api/user/rassegna/last-date',
    'get /api/user/short-info',
    'post /api/logout',
    'post /api/rag/chat/delete',
    'post /api/site/chat',
    'post /api/site/tracking',
    'post /api/user/notices/{id}',
    'post /logout',
    'post /utente-rag',
    'post /utente-rag-online-categoria',
  ]);
});

test('every call says where it is served and what authorises it', () => {
  const { paths } = secured.parse(JSON.parse(openApiText()));
  const of = (path: string, method: string) => paths[path]?.[method];
  expect(of('/api/user/profile', 'post')).toEqual({
    servers: [{ url: 'https://account.{domain}' }],
    security: [{ session: [], xsrf: [] }, { bearer: [] }],
  });
  expect(of('/api/edicola/home', 'get')).toEqual({
    servers: [{ url: 'https://{domain}' }],
    security: [{}, { session: [] }, { bearer: [] }],
  });
  expect(of('/v1/ricerca', 'get')).toEqual({
    servers: [{ url: 'https://archive.example' }],
    security: [{ bearer: [] }],
  });
  expect(of('/api/site/login', 'post')?.security).toEqual([]);
});

test('examples.json has a good and a bad answer of every call; NP_WRITE_EXAMPLES=1 writes it with routes/examples.test.ts', async () => {
  const recorded = z
    .record(z.string(), z.object({ good: z.object({ status: z.number() }), bad: z.object({ status: z.number() }) }))
    .parse(JSON.parse(await readFile(new URL('./examples.json', import.meta.url), 'utf8')));
  const { paths } = written.parse(JSON.parse(openApiText()));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(recorded).sort()).toEqual(calls.sort());
  for (const [name, { good, bad }] of Object.entries(recorded))
    expect([name, good.status < 400, bad.status >= 400]).toEqual([name, true, true]);
});
