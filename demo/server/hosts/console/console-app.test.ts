import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptions } from '../../../pages/console/descriptions.ts';
import { TestBrowser } from '../../testing/signed-in.ts';
import { post, startTestApp, type TestApp } from '../../testing/testing.ts';

const home = 'http://localhost:4300';
const api = `${home}/api/console`;
const element = {
  tagName: 'np-thing',
  summary: 'A thing.',
  attributes: [
    { name: 'opened', type: { text: 'boolean' } },
    { name: 'side', type: { text: "'left' | 'right'" }, default: '"left"' },
  ],
  events: [{ name: 'np-thing-open' }],
  members: [{ kind: 'method', name: 'open' }],
};
const gate = { tagName: 'np-password-gate', attributes: [{ name: 'digest', type: { text: 'string' }, default: '""' }] };
const manifest = JSON.stringify({ modules: [{ declarations: [element, gate] }] });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ 'custom-elements.json': manifest });
});
afterAll(() => app.close());

const read = async (url: string) => (await app.request(url)).text();

test('every element has its page, with its attributes and methods', async () => {
  expect(await read(`${home}/indirizzi`)).toContain('<a href="/elemento/np-thing">');
  const page = await read(`${home}/elemento/np-thing`);
  expect(page).toContain('data-attribute="opened"');
  expect(page).toContain('<option value="right">right</option>');
  expect(page).toContain('data-method="open"');
  expect((await app.request(`${home}/elemento/np-other`)).status).toBe(404);
});

test('the console says what an expired refusal and a missing preference grant, by the mode of each brand', async () => {
  const page = await read(`${home}/indirizzi`);
  const note = 'MG (default): finalità 1–5. LG, EM, GZ, CA, QP (strict): solo finalità 1.';
  for (const [value, name] of [
    ['expired', 'Rifiuto scaduto'],
    ['incomplete', 'Preferenza incompleta'],
    ['pending', 'In attesa, per sempre'],
  ])
    expect(page).toContain(`<option value="${value}" data-note="${note}">${name}</option>`);
  expect(page).toContain('<option value="necessary" data-note="">Solo finalità 1</option>');
});

test('every kind of letter is shown, in the brand and scheme asked for', async () => {
  const page = await read(`${home}/lettere`);
  const kinds = [...page.matchAll(/data-letter="([a-z-]+)\/html\?scheme=dark"/g)].map(([, id]) => id);
  expect(kinds).toHaveLength(27);
  for (const id of kinds) {
    const letter = `${api}/letters/${id}`;
    const dark = await read(`${letter}/html?scheme=dark&brand=GZ`);
    expect(dark, id).toContain('Gazzetta di Zenara</span>');
    expect(dark, id).toMatch(/background:#9A431A;[^>]+>G<\/div>/);
    expect(dark, id).toContain('@media all {');
    expect(dark.match(/class="button"/g)?.length ?? 0, id).toBeLessThanOrEqual(1);
    expect(dark, id).not.toMatch(/<img|<script|url\(/);
    expect(await read(`${letter}/html?scheme=light`), id).toContain('@media not all {');
    const text = await app.request(`${letter}/text?brand=GZ`);
    expect(text.headers.get('content-type'), id).toMatch(/^text\/plain/);
    expect((await text.text()).length, id).toBeGreaterThan(60);
  }
  expect((await app.request(`${api}/letters/altra/html`)).status).toBe(404);
  expect((await app.request(`${api}/letters/dati/html?brand=XX`)).status).toBe(404);
});

test('the gate’s page belongs to La Lettera del Golfo and has the digest of the password, not the password', async () => {
  const page = await read(`${home}/cancello`);
  expect(page).toContain('"brand":"LG"');
  expect(page).toContain('value="c15b2349d9f4c7cb10898a34cbeeb9569c688cee8424fa145c1dbdf9a1ab5b05"');
  expect(page).not.toContain('Riservato-2026');
});

test('every element of the bundle is described in Italian', async () => {
  const folder = new URL('../../../../elements/', import.meta.url);
  const tags: string[] = [];
  for (const name of await readdir(folder))
    if ((await readFile(new URL(name, folder), 'utf8')).includes('export const element ='))
      tags.push(name.slice(0, -3));
  expect(Object.keys(descriptions).sort()).toEqual(tags.sort());
});

test('a preview is on the brand’s newsstand, accepts only the element’s attributes and can be framed by the console only', async () => {
  const preview = await app.request(
    'http://lg.localhost:4300/prova/elemento/np-thing?side=%22%3E%3Cb%3E&onclick=x&scheme=dark',
  );
  const text = await preview.text();
  expect(text).toContain('<np-thing side="&quot;&gt;&lt;b&gt;"></np-thing>');
  expect(text).not.toContain('onclick');
  expect(text).toContain('data-np-scheme="dark"');
  expect(preview.headers.get('content-security-policy')).toBe(`frame-ancestors 'self' ${home}`);
  expect((await app.request('http://lg.localhost:4300/prova/elemento/np-other')).status).toBe(404);
});

test('a proof page accepts only tags of the bundle and a valid moment', async () => {
  const page = 'http://www.lg.localhost:4300/prova/pagina';
  expect(await read(`${home}/prove`)).toContain('href="http://www.mg.localhost:4300/prova/pagina/pulita"');
  expect(await read(`${page}/pulita?tag=np-thing`)).toContain('<body><np-thing></np-thing></body>');
  for (const path of ['/altra', '/pulita?tag=np-other', '/pulita?tag=%3Cb%3E', '/pulita?adesso=ieri'])
    expect((await app.request(page + path)).status).toBe(404);
  expect((await app.request(`${page}/csp-nonce`)).headers.get('content-security-policy')).toContain(
    "require-trusted-types-for 'script'",
  );
});

test.each([
  ['a page of a brand', { origin: 'http://mg.localhost:4300' }],
  ['a foreign page', { origin: 'http://evil.test' }],
  ['a foreign link', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same machine', { 'sec-fetch-site': 'same-site' }],
])('%s cannot command the console nor read it', async (_name, headers: Record<string, string>) => {
  expect((await post(app, `${api}/reset`, {}, headers)).status).toBe(403);
  expect((await app.request(`${api}/state`, { headers })).status).toBe(403);
});

test('other hosts have no console', async () => {
  expect((await app.request('http://mg.localhost:4300/api/console/state')).status).toBe(404);
  expect((await app.request('http://account.mg.localhost:4300/api/console/state')).status).toBe(404);
});

test.each([
  ['settings', { consent: 'perhaps' }],
  ['settings', { network: { delayMs: -1, loss: 0, offline: false } }],
  ['faults', { host: 'site', path: '/', kind: 'status' }],
  ['faults', { host: 'account', path: 'no-slash', kind: 'status' }],
  ['sign-in', { brand: 'MG', email: 'who@example.it', target: '/' }],
  ['sign-in', { brand: 'MG', email: null, target: '//evil.test/' }],
])('%s refuses %o', async (path, body) => {
  expect((await post(app, `${api}/${path}`, body)).status).toBe(422);
});

test('an unknown fault cannot be switched, and a form of another page is refused', async () => {
  expect((await post(app, `${api}/faults/999999`, { active: true })).status).toBe(404);
  expect((await post(app, `${api}/faults/999999/delete`, {})).status).toBe(404);
  expect((await app.request(`${api}/reset`, { method: 'POST', body: 'x=1' })).status).toBe(415);
});

test('the console sets the world’s clock: state and support hours follow', async () => {
  const standsAt = Date.UTC(2025, 11, 25, 9, 30);
  const { data } = await (await post(app, `${api}/settings`, { clock: { shiftMs: 0, standsAt } })).json();
  expect([data.now, data.support_open]).toEqual([standsAt, false]);
  const back = await (await post(app, `${api}/reset`, {})).json();
  expect([back.data.now, back.data.support_open]).toEqual([app.clock.now(), true]);
});

test('a fault that is stored before the console is opened stands beside the presets', async () => {
  const fresh = await startTestApp();
  const fault = { host: 'account', path: '/api/site/login', kind: 'cut', times: 1 };
  const { data } = await (await post(fresh, `${api}/faults`, fault)).json();
  expect(data.faults).toHaveLength(9);
  expect(data.faults.at(-1)).toMatchObject({ path: '/api/site/login', kind: 'cut', active: true });
  await fresh.close();
});

test('on a phone a page without an element begins with what it is about', async () => {
  expect(await read(`${home}/lettere`)).toContain('<body data-tab="vista">');
  expect(await read(`${home}/elemento/np-thing`)).toContain('<body data-tab="prova">');
});

test('a reset restores the preset faults, switched off', async () => {
  const { data } = await (await post(app, `${api}/reset`, {})).json();
  expect(data.faults).toHaveLength(8);
  expect(data.faults.every(({ active }: { active: boolean }) => !active)).toBe(true);
  const [first] = data.faults;
  const on = await (await post(app, `${api}/faults/${first.id}`, { active: true })).json();
  expect(on.data.faults[0]).toMatchObject({ active: true, times: 2, times_left: 2 });
  await post(app, `${api}/reset`, {});
});

test('choosing a person signs in for real; one browser takes the session over once', async () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36' };
  const body = { brand: 'GZ', email: 'digital@example.it', target: '/sezioni' };
  const { data } = await (await post(app, `${api}/sign-in`, body, agent)).json();
  expect(data.id_token).toMatch(/^[\w-]{20,}$/);
  const browser = new TestBrowser(app, 'GZ', agent);
  const { pathname } = new URL(data.open);
  const taken = await browser.get(pathname);
  expect([taken.status, taken.headers.get('location')]).toEqual([302, 'http://gz.localhost:4300/sezioni']);
  const info = await (await browser.get('/api/user/short-info')).json();
  expect(info.data).toMatchObject({ email: 'digital@example.it' });
  const bearer = { headers: { ...agent, authorization: `Bearer ${data.id_token}` } };
  expect((await app.request('http://account.gz.localhost:4300/api/user/short-info', bearer)).status).toBe(200);
  expect((await browser.get(pathname)).status).toBe(410);
  const nobody = await (await post(app, `${api}/sign-in`, { ...body, email: null }, agent)).json();
  await browser.get(new URL(nobody.data.open).pathname);
  expect((await browser.get('/api/user/short-info')).status).toBe(401);
});

test('calls are listed by route, never by address', async () => {
  await app.request('http://account.gz.localhost:4300/api/sso/id_code/SECRET-CODE');
  const { data } = await (await app.request(`${api}/calls?after=0`)).json();
  expect(data.calls.at(-1)).toMatchObject({ host: 'account', brand: 'GZ', method: 'GET', fault: null });
  expect(JSON.stringify(data)).not.toContain('SECRET-CODE');
});
