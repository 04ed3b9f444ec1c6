import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractCalls } from '../../cli/calls/all.ts';
import { readContract } from '../../cli/contract.ts';
import { type Project, packed, projectWith } from './installed.ts';

const origin = 'https://www.giornale.example';
const cookie = 'np_session=mock; XSRF-TOKEN=mock';

let project: Project;
let mock: ReturnType<typeof spawn>;
let address = '';

const command = () => join(project.folder, 'node_modules/np-elements/cli/np-elements.mjs');

/** Runs the command; resolves with its exit code and what it printed. */
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [command(), ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

let greeting = '';
beforeAll(async () => {
  project = projectWith(packed());
  mock = spawn(process.execPath, [command(), 'mock', '--port', '0', '--origin', origin]);
  const [chunk] = (await once(mock.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  greeting = chunk.toString();
  address = /http:\/\/localhost:\d+/.exec(greeting)?.[0] ?? '';
});
afterAll(() => {
  mock.kill();
  project.remove();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(address + path, { ...init, headers: { origin, ...init.headers } });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('mock says what it serves, to whom, and how a page uses it', () => {
  const { info, paths } = readContract(new URL('../../dist/openapi.json', import.meta.url));
  const count = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
  expect(greeting.split('\n')[0]).toBe(
    `The contract of np-elements ${info.version} at ${address}: ${count} calls, answered with examples.`,
  );
  expect(greeting).toContain(`Pages that may call: ${origin}.`);
  expect(greeting).toContain(
    `np.configure({ newsstand: '${address}', account: '${address}', archive: '${address}/v1' });`,
  );
});

test('mock lets in the named origin with credentials, and no other', async () => {
  const preflight = await call('/api/site/chat', { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'authorization, content-type, prefer, x-request-id, x-xsrf-token',
  ]);
  const { status, headers } = await call('/api/edicola/home');
  expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual(
    [200, origin, 'true'],
  );
  const other = await fetch(`${address}/api/edicola/home`, { headers: { origin: 'https://altro.example' } });
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  expect(await other.json()).toMatchObject({ success: false, data: { code: 'ERR_ORIGIN' }, status: { code: 403 } });
});

test('mock’s pictures are its own', async () => {
  const { data } = (await (await call('/api/edicola/home')).json()) as { data: { issues: { cover: string }[] } };
  const cover = String(data.issues[0]?.cover);
  expect(cover.startsWith(`${address}/api/edicola/pagina/`)).toBe(true);
  expect((await fetch(cover)).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});

test.each([
  ['a header', '/api/edicola/articolo?id=1', { prefer: 'code=404' }],
  ['the query', '/api/edicola/articolo?id=1&np-code=404', {}],
])('mock gives the bad answer that %s asks for', async (_, path, headers) => {
  const answer = await call(path, { headers });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, data: { code: 'ERR_NOT_FOUND' }, status: { code: 404 } });
});

test.each(['abc', '42', '100', '600', '4040', ''])('mock answers 400 to the status “%s”', async (wished) => {
  const sentence = { data: { message: `${wished} is not a status from 200 to 599.` }, status: { code: 400 } };
  const ways = [call(`/api/edicola/home?np-code=${wished}`)];
  if (wished) ways.push(call('/api/edicola/home', { headers: { prefer: `code=${wished}` } }));
  for (const answer of await Promise.all(ways)) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject(sentence);
  }
});

test('mock answers 400 to an address that is none', async () => {
  const { port } = new URL(address);
  const [answer] = (await once(get({ host: 'localhost', port, path: '//' }), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(400);
});

test('mock listens to this machine only', async () => {
  // An address of this machine that `localhost` does not name.
  const request = get({ host: '127.0.0.2', port: new URL(address).port });
  await expect(once(request, 'response')).rejects.toThrow();
});

test('mock signs in and out: a reader’s calls need its cookie', async () => {
  expect((await call('/api/user/short-info')).status).toBe(401);
  expect((await post('/api/site/login', { login: 'giulia', password: 'sbagliata' })).status).toBe(401);
  const login = await post('/api/site/login', { login: 'giulia', password: 'x', redirect_uri: `${origin}/pagina` });
  expect(await login.json()).toMatchObject({ success: true, data: { redirect_uri: `${origin}/pagina` } });
  const cookies = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  expect(cookies).toEqual(['np_session=mock', 'XSRF-TOKEN=mock']);
  const info = await call('/api/user/short-info', { headers: { cookie: cookies.join('; ') } });
  expect(await info.json()).toMatchObject({ success: true, data: { username: expect.any(String) } });
  const out = await post('/api/logout', {}, { cookie });
  expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0');
});

test('mock’s sign-in page leads back to a page that may call, and to no other', async () => {
  const to = async (target: string) => {
    const path = `/sso/request-login?redirect_uri=${encodeURIComponent(target)}`;
    return (await fetch(address + path, { redirect: 'manual' })).headers.get('location');
  };
  expect(await to(`${origin}/pagina`)).toBe(`${origin}/pagina`);
  expect(await to(`${origin}/l’articolo`)).toBe(`${origin}/l%E2%80%99articolo`);
  for (const bad of ['https://altro.example/', 'javascript:alert(1)', '//altro.example'])
    expect(await to(bad)).toBe('/');
});

test('mock streams the chatbot’s answer in pieces', async () => {
  const answer = await post(
    '/utente-rag',
    { content: 'Che cosa succede?', chat_id: 0, rag_type: 'digital' },
    { cookie },
  );
  expect([answer.headers.get('content-type'), answer.headers.get('x-chat-id')]).toEqual([
    'text/plain; charset=utf-8',
    '1',
  ]);
  let pieces = 0;
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) pieces += piece.length > 0 ? 1 : 0;
  expect(pieces).toBeGreaterThan(2);
});

test('mock conforms, to a visitor and to a reader, with the calls that write', async () => {
  const args = ['conform', address, '--archive', `${address}/v1`, '--origin', origin];
  const visitor = await run(args);
  expect([visitor.code, visitor.out]).toEqual([0, expect.stringMatching(/\n\d+ calls passed, 0 failed, /)]);
  const reader = await run([...args, '--write'], { NP_COOKIE: cookie, NP_BEARER: 'mock' });
  const made = contractCalls.filter(({ kind }) => kind !== 'never').length;
  const left = contractCalls.length - made;
  // Two preflights pass too; the reader of the examples has no newsletter.
  expect([reader.code, reader.out.trim().split('\n')]).toEqual([
    0,
    [
      'Not checked in full:',
      '  POST /api/user/newsletters/{id}  the reader has no newsletter',
      '',
      `${made - 1 + 2} calls passed, 0 failed, 0 refused as documented, ${left + 1} left out, ${left} of them because they cannot be undone.`,
    ],
  ]);
});

test('conform prints call, element and field of what breaks, and fails', async () => {
  const broken = createServer((request, response) => {
    const body = request.url?.startsWith('/api/edicola/sezioni')
      ? { success: true, data: { items: [{ titolo: 'Cronaca' }] }, status: { code: 200 } }
      : { success: false, data: {}, status: { code: 404 } };
    response.writeHead(body.status.code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0);
  const { port } = broken.address() as AddressInfo;
  const { code, out } = await run(['conform', `http://gz.localhost:${port}`]);
  broken.close();
  expect(code).toBe(1);
  expect(out.split('\n')[0]).toMatch(/^call +element +field +what is wrong$/);
  const rows = out.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '));
  expect(rows).toContain(
    'GET /api/edicola/sezioni | <np-newsstand> | data.items.0.slug | is missing, which the elements cannot use',
  );
  expect(rows).toContain('GET /api/user/invoicing | <np-account-profile> | status | is 404, not 401, for a visitor');
});

test.each([
  [[], 'np-elements: name a command'],
  [['serve'], 'np-elements: unknown command serve'],
  [['conform'], 'np-elements: conform needs the address of a server'],
  [['conform', 'giornale'], 'np-elements: the address giornale is not an http(s) address'],
  [['mock', '--port', '70000'], 'np-elements: --port 70000 is not a port'],
  [['mock', '--prot', '1'], "np-elements: Unknown option '--prot'"],
])('%j says what is wrong and how it goes', async (args, message) => {
  const { code, err } = await run(args);
  expect(code).toBe(2);
  expect(err.startsWith(message)).toBe(true);
  expect(err).toContain('np-elements mock [--port NUMBER]');
});
