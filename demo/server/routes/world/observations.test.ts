import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query('delete from observation');
});

const site = 'http://www.gz.localhost:4300';
const shown = { brand: 'GZ', element: 'np-article', page: '/articolo/:id/:titolo?', version: '0.2.0' };
const error = { kind: 'error', ...shown, call: 'GET /api/edicola/articolo', field: 'data.title' };
const vital = { kind: 'vital', ...shown, name: 'LCP', value: 2600, rating: 'needs-improvement' };

/** As `navigator.sendBeacon` sends a text. */
const send = (body: unknown, origin: string | null = site, host = site) =>
  app.request(`${host}/osservazioni`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...(origin && { origin }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = () =>
  app.db.query<Readonly<Record<string, unknown>>>(
    'select kind, brand, element, page, version, call, field, name, value, rating from observation order by id',
  );
const read = async (query = '') => (await app.request(`http://localhost:4300/osservazioni${query}`)).text();

test('site, newsstand and account site store what their pages send, for the console', async () => {
  const hosts = ['http://www.gz.localhost:4300', 'http://gz.localhost:4300', 'http://account.gz.localhost:4300'];
  for (const host of hosts) expect((await send([error, vital], host, host)).status).toBe(204);
  const row = { call: null, field: null, name: null, value: null, rating: null };
  expect((await stored()).slice(0, 2)).toEqual([
    { ...row, ...error },
    { ...row, ...vital },
  ]);
  expect(await stored()).toHaveLength(6);
});

test('what the format does not name is not stored', async () => {
  expect((await send([{ ...error, email: 'mario@example.it', message: 'Ciao Mario', id_token: 'x' }])).status).toBe(
    204,
  );
  expect(JSON.stringify(await stored())).not.toMatch(/mario/i);
});

test.each<[string, unknown]>([
  ['no JSON', 'ciao'],
  ['an object', error],
  ['an empty list', []],
  ['51 observations', Array.from({ length: 51 }, () => error)],
  ['another kind', [{ ...error, kind: 'click' }]],
  ['another brand', [{ ...error, brand: 'XX' }]],
  ['no tag of ours', [{ ...error, element: 'div' }]],
  ['an address with a query', [{ ...error, page: '/ricerca?q=mario' }]],
  ['an e-mail in a call', [{ ...error, call: 'GET /api/mario@example.it' }]],
  ['an e-mail as a field', [{ ...error, field: 'data.mario@example.it' }]],
  ['a value that is no number', [{ ...vital, value: '2600' }]],
  ['a negative value', [{ ...vital, value: -1 }]],
])('%s is refused with 422, and nothing is stored', async (_, body) => {
  expect((await send(body)).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test('more than 16 kB is refused with 413, another origin with 403', async () => {
  expect((await send(`[${' '.repeat(16 * 1024)}]`)).status).toBe(413);
  expect((await send([error], 'https://other.example')).status).toBe(403);
  expect((await send([error], null)).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('an address may send 60 times a minute, then 429', async () => {
  app.clock.advance(60_000);
  for (let n = 0; n < 60; n += 1) expect((await send([vital])).status).toBe(204);
  expect((await send([vital])).status).toBe(429);
  app.clock.advance(60_000);
  expect((await send([vital])).status).toBe(204);
});

test('the console says that nothing was observed, then shows it by brand and element', async () => {
  expect(await read()).toContain('Nessuna osservazione in questo periodo.');
  app.clock.advance(60_000);
  await send([error, error, vital, { ...vital, value: 1800 }, { ...vital, value: 900 }, { ...vital, value: 1000 }]);
  await send([{ ...vital, brand: 'MG', element: undefined, name: 'CLS', value: 0.05, rating: 'good' }]);
  const all = await read();
  expect(all).toContain('aria-label="Errori degli elementi. 2 in tutto."');
  expect(all).toContain('aria-label="Contenuto principale (LCP). 4 visite; buono fino a 2,5 s, scarso oltre 4 s."');
  expect(all).toContain(
    '<tr><th scope="row"><code>&lt;np-article&gt;</code></th><td>GZ</td><td>2</td><td>1,8 s</td><td>–</td><td>–</td></tr>',
  );
  expect(all).toContain('<tr><th scope="row">pagina</th><td>MG</td><td>0</td><td>–</td><td>–</td><td>0,05</td></tr>');
  expect(all).toContain('<code>GET /api/edicola/articolo</code> <code>data.title</code>');
  const other = await read('?testata=MG&periodo=mese');
  expect(other).toContain('aria-label="Errori degli elementi. Nessuno."');
  expect(other).not.toContain('Contenuto principale');
  expect(other).toContain('<option value="MG" selected>');
  expect(await read('?elemento=np-header')).toContain('<option value="np-article">');
});

test('pages send what they observe once the console’s switch is on', async () => {
  const pages = [`${site}/`, 'http://gz.localhost:4300/sezioni', 'http://account.gz.localhost:4300/faq'];
  const texts = () => Promise.all(pages.map(async (page) => (await app.request(page)).text()));
  for (const text of await texts()) expect(text).not.toContain('np.observe');
  const answer = await app.request('http://localhost:4300/api/console/settings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ observes: true }),
  });
  expect(answer.status).toBe(200);
  for (const text of await texts())
    expect(text).toMatch(/<script type="module" nonce="[^"]+">\nconst batch = \[\];\nnp\.observe/);
});
