import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { base, getReview, ids, postReview } from './press-testing.ts';

let app: TestApp;
let company: TestBrowser;
let elsewhere: TestBrowser;

beforeAll(async () => {
  app = await startTestApp();
  company = await signedIn(app, 'azienda@example.it');
  elsewhere = await signedIn(app, 'azienda@example.it', 'GZ');
});
afterAll(() => app.close());

const get = (path: string, browser = company) => getReview(browser, path);
const post = (path: string, body: unknown = {}, browser = company) => postReview(browser, path, body);

describe('access', () => {
  test.each([
    '/last-date',
    '',
    '/destinatari',
    '/profilo',
    '/selezione',
    '/invio',
    '/pdf?selezione_id=1',
    '/csv?selezione_id=1',
  ])('nobody reads %s without a session', async (path) => {
    const response = await app.request(`http://mg.localhost:4300${base}${path}`);
    expect(response.status).toBe(401);
    expect((await response.json()).data.code).toBe('ERR_NOT_LOGGED');
  });

  test('a public body without press review has no last date and no table', async () => {
    const body = await signedIn(app, 'ente@example.it');
    expect(await get('/last-date', body)).toEqual({ status: { code: 200 }, success: true, data: {} });
    const refused = await get('', body);
    expect(refused.data).toMatchObject({ code: 'ERR_NO_ACCESS' });
    expect(refused.status).toEqual({ code: 403 });
  });

  test('the company gets the last day with stories', async () => {
    const { data } = await get('/last-date');
    const { data: rows } = await get('?per_page=1');
    expect(data.rassegna_date.date).toBe(rows.rassegna[0].data);
  });

  test('a call with the cookie needs the XSRF header', async () => {
    const response = await company.request(
      `${base}/destinatari`,
      { method: 'POST', headers: { 'content-type': 'application/json', 'x-xsrf-token': 'x' }, body: '{}' },
      'newsstand',
    );
    expect(response.status).toBe(403);
  });
});

describe('rows', () => {
  test('come from all brands, newest first, with paging', async () => {
    const { data } = await get('?per_page=1000');
    expect(new Set(data.rassegna.map(({ sigla }: { sigla: string }) => sigla))).toEqual(new Set(['MG', 'GZ']));
    const days = data.rassegna.map(({ data: day }: { data: string }) => day);
    expect(days).toEqual([...days].sort().reverse());
    expect(data.paging).toEqual({ page: 1, per_page: 1000, total: data.rassegna.length });
    const second = await get('?per_page=5&page=2');
    expect(ids(second.data.rassegna)).toEqual(ids(data.rassegna).slice(5, 10));
  });

  test('are filtered by brand, day, words and author', async () => {
    const all = (await get('?per_page=1000')).data.rassegna;
    const gz = (await get('?per_page=1000&testata=gz')).data.rassegna;
    expect(ids(gz)).toEqual(ids(all.filter(({ sigla }: { sigla: string }) => sigla === 'GZ')));
    const [{ data: day }] = all;
    const ofDay = (await get(`?per_page=1000&date=${day}`)).data.rassegna;
    expect(ids(ofDay)).toEqual(ids(all.filter((row: { data: string }) => row.data === day)));
    const tram = (await get('?q=TRAM')).data.rassegna;
    expect(tram.length).toBeGreaterThan(0);
    const found = all.find(({ autori }: { autori: string[] }) => autori.length > 0);
    const byAuthor = (await get(`?per_page=1000&autore=${encodeURIComponent(found.autori[0])}`)).data.rassegna;
    expect(byAuthor.every(({ autori }: { autori: string[] }) => autori.includes(found.autori[0]))).toBe(true);
    expect((await get('?testata=ZZ')).status).toEqual({ code: 422 });
  });

  test('grouped, a story of several editions appears once and names the others', async () => {
    const all = (await get('?per_page=1000')).data.rassegna;
    const grouped = (await get('?per_page=1000&raggruppa=1')).data.rassegna;
    const clusters = all.map(({ cluster_id }: { cluster_id: number }) => cluster_id);
    expect(grouped.length).toBe(new Set(clusters).size);
    for (const row of grouped) {
      const members = all.filter((other: { cluster_id: number }) => other.cluster_id === row.cluster_id);
      expect(row.anche_in.length).toBe(members.length - 1);
    }
  });

  test('name the keywords they match; the profile filters them', async () => {
    const title = (await get('?q=tram')).data.rassegna[0].titolo;
    await post('/profilo', { keywords: ['tram'], excluded: [], testate: [] });
    const matched = (await get('?per_page=1000&profilo=1')).data.rassegna;
    expect(matched.length).toBeGreaterThan(0);
    for (const row of matched) expect(row.motivi[0].parola).toBe('tram');
    expect(matched.find(({ titolo }: { titolo: string }) => titolo === title).motivi).toEqual([
      { parola: 'tram', campo: 'titolo' },
    ]);
    await post('/profilo', { excluded: ['tram'] });
    expect((await get('?profilo=1')).data.rassegna).toEqual([]);
    await post('/profilo', { excluded: [], keywords: [], testate: ['GZ'] });
    const gz = (await get('?per_page=1000&profilo=1')).data.rassegna;
    expect(new Set(gz.map(({ sigla }: { sigla: string }) => sigla))).toEqual(new Set(['GZ']));
  });
});

test('the text of a story is available for every brand', async () => {
  const [{ id }] = (await get('?per_page=1&testata=gz')).data.rassegna;
  const { articolo } = (await get(`/articolo?id=${id}`)).data;
  expect(articolo.id).toBe(id);
  expect(articolo.testo.length).toBeGreaterThan(1);
  expect((await get('/articolo?id=999999999')).status).toEqual({ code: 404 });
});

describe('recipients', () => {
  test('are twelve, three of them in a group', async () => {
    const { destinatari } = (await get('/destinatari')).data;
    expect(destinatari.length).toBe(12);
    expect(destinatari.filter(({ group }: { group: string }) => group === 'Direzione').length).toBe(3);
  });

  test('are added, changed and removed; an address is unique', async () => {
    const added = await post('/destinatari', { email: 'nuova@example.com', name: ' Nuova ', group: 'Sedi' });
    const one = added.data.destinatari.at(-1);
    expect(one).toMatchObject({ email: 'nuova@example.com', name: 'Nuova', group: 'Sedi', active: true });
    const again = await post('/destinatari', { email: 'NUOVA@example.com', name: '' });
    expect(again).toMatchObject({ status: { code: 409 }, data: { code: 'ERR_RECIPIENT_EXISTS' } });
    const changed = await post(`/destinatari/${one.id}`, { active: false });
    expect(changed.data.destinatari.at(-1)).toEqual({ ...one, active: false });
    expect((await post(`/destinatari/${one.id}`, { email: 'stampa@example.com' })).status).toEqual({ code: 409 });
    expect((await post(`/destinatari/${one.id}/delete`)).data.destinatari.length).toBe(12);
    expect((await post(`/destinatari/${one.id}/delete`)).status).toEqual({ code: 404 });
    expect((await post('/destinatari', { email: 'nessuna', name: 'X' })).data.errors).toHaveProperty('email');
  });

  test('of another account cannot be changed', async () => {
    const [other] = (await get('/destinatari', elsewhere)).data.destinatari;
    expect((await post(`/destinatari/${other.id}`, { name: 'X' })).status).toEqual({ code: 404 });
    expect((await post(`/destinatari/${other.id}/delete`)).status).toEqual({ code: 404 });
    expect((await get('/destinatari', elsewhere)).data.destinatari[0]).toEqual(other);
  });
});

describe('selection', () => {
  test('stores order, sections and notes; two tabs lose nothing', async () => {
    const rows = ids((await get('?per_page=6')).data.rassegna);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = rows;
    await post('/selezione', { ids: [a, b], selected: true });
    await Promise.all([
      post('/selezione', { ids: [c], selected: true, section: 'Economia', note: 'Da leggere' }),
      post('/selezione', { ids: [d], selected: true }),
      post('/selezione', { ids: [e], selected: true }),
    ]);
    await post('/selezione', { ids: [], selected: true, order: [d, a] });
    await post('/selezione', { ids: [e], selected: false });
    const { selezione } = (await get('/selezione')).data;
    expect(ids(selezione.items).slice(0, 3)).toEqual([d, a, b]);
    expect(ids(selezione.items).sort()).toEqual([a, b, c, d].sort());
    const noted = selezione.items.find(({ id }: { id: number }) => id === c);
    expect(noted).toMatchObject({ sezione: 'Economia', nota: 'Da leggere' });
    const all = (await get('?per_page=1000')).data.rassegna;
    for (const { id, anche_in } of selezione.items)
      expect(anche_in).toEqual(all.find((row: { id: number }) => row.id === id).anche_in);
    const selected = (await get('?per_page=1000')).data.rassegna.filter((row: { selected: boolean }) => row.selected);
    expect(ids(selected).sort()).toEqual([a, b, c, d].sort());
  });

  test('of an unknown story changes nothing', async () => {
    const before = await get('/selezione');
    expect(await post('/selezione', { ids: [999_999_999], selected: true })).toMatchObject({
      status: { code: 404 },
      data: { code: 'ERR_ARTICLE_NOT_FOUND' },
    });
    expect(await get('/selezione')).toEqual(before);
  });
});

test('T32 an invalid colour is refused: 20 attempts to inject CSS', async () => {
  const there = 'http://evil.localhost/x.png';
  const hostile = [
    `red; background: url(${there})`,
    `url(${there})`,
    `image-set(url(${there}) 1x)`,
    `red} * { background: url(${there}) } a {`,
    'red !important; position: fixed; inset: 0',
    `\\75rl(${there})`,
    `var(--x, url(${there}))`,
    'expression(alert(1))',
    `</style><img src=${there}>`,
    `@import '${there}'`,
    'currentColor',
    'calc(1px)',
    '#11223',
    '#1122334',
    '#gggggg',
    '#112233;',
    '#112233\n',
    ' #112233',
    '#112233 url(x)',
    '',
  ];
  expect(hostile).toHaveLength(20);
  for (const accent of hostile) {
    const { data } = await post('/profilo', { cover: { title: 'La nostra rassegna', logo: null, accent } });
    expect(Object.keys(data.errors ?? {}), accent).toEqual(['cover.accent']);
  }
});

test('the profile re-encodes a picture and refuses other files', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const cover = { title: 'La nostra rassegna', logo: `data:image/png;base64,${pixel}`, accent: '#112233' };
  const { profilo } = (await post('/profilo', { cover })).data;
  expect(profilo.cover).toMatchObject({ title: 'La nostra rassegna', accent: '#112233' });
  expect((await get('/profilo')).data.profilo).toEqual(profilo);
  const refused = await post('/profilo', { cover: { ...cover, logo: 'data:image/png;base64,AAAA' } });
  expect(refused.data.errors).toEqual({ 'cover.logo': 'invalid_picture' });
  const { selezione } = (await get('/selezione')).data;
  const response = await company.get(`${base}/pdf?selezione_id=${selezione.id}`, 'newsstand');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
});
