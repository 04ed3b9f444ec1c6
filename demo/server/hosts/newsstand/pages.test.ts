import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newsstand = 'http://mg.localhost:4300';
const chat = '<np-assistance-chat>';

test.each<[path: string, status: number, words: string]>([
  ['/', 200, 'Il tram torna in città'],
  ['/sezioni', 200, '/sezione/primo-piano'],
  ['/sezione/primo-piano', 200, 'Il tram torna in città'],
  ['/sezione/primo-piano/20251120/1', 200, 'Il tram torna in città'],
  ['/sezione/primo-piano/20251119', 200, 'Nessun dato disponibile.'],
  ['/sezione/mai-vista', 404, 'Pagina non trovata'],
  ['/speciali', 200, 'Speciali'],
  ['/speciale/il-fiume', 200, 'Il fiume'],
  ['/firme', 200, 'Bruno Prova'],
  ['/articolo/1', 200, 'Primo paragrafo con un &lt;segno&gt;'],
  ['/articolo/1/qualunque-titolo', 200, 'Primo paragrafo con un &lt;segno&gt;'],
  ['/articolo/ds/1', 200, 'Primo paragrafo con un &lt;segno&gt;'],
  ['/articolo?id=1', 200, 'Primo paragrafo con un &lt;segno&gt;'],
  ['/articolo/2', 200, 'Per continuare a leggere serve un abbonamento'],
  ['/articolo/999999', 404, 'Pagina non trovata'],
  ['/articolo/abc', 404, 'Pagina non trovata'],
  ['/ricerca', 200, 'Parole da cercare'],
  ['/ricerca/tram', 200, 'Il tram torna in città'],
  ['/ricerca/inesistente', 200, 'Nessun risultato trovato'],
  ['/ricerca?q=%3Cscript%3Ealert(1)%3C/script%3E', 200, 'value="&lt;script&gt;alert(1)&lt;/script&gt;"'],
  ['/logout', 200, '/sso/request-logout?redirect_uri='],
  ['/test-guest', 200, 'Prova per visitatori'],
  ['/preferiti', 200, 'Accedi per continuare.'],
  ['/non-esiste', 404, 'Pagina non trovata'],
])('%s answers %d with its content and the chat', async (path, status, words) => {
  const response = await app.request(newsstand + path);
  const text = await response.text();
  expect(response.status).toBe(status);
  expect(text).toContain(words);
  expect(text).toContain('Il Meriggio di Gaviano</title>');
  expect(text).toContain('Wikinotizie, CC BY 2.5');
  expect(text).toContain(chat);
});

test('the printed page of the fragment is asked for before the sheets, in the version of the day', async () => {
  const home = await (await app.request(`${newsstand}/api/edicola/home`)).json();
  const [{ id_edizione: id, cover }] = home.data.issues;
  const [, version] = /[?&]v=([^&]+)/.exec(cover) ?? [];
  const text = await (await app.request(`${newsstand}/articolo/1`)).text();
  const [head = ''] = text.split('<link rel="stylesheet"');
  expect(version).toMatch(/-\d{8}$/);
  expect(head).toContain(`"${id}":"${version}"`);
  expect(head).toContain("'/api/edicola/pagina/'");
});

test.each([['/rassegna'], ['/chatbot'], ['/login?id_code=abc']])('%s shows neither chat nor footer', async (path) => {
  const text = await (await app.request(newsstand + path)).text();
  expect(text.match(/<np-(?:footer|assistance-chat)[^>]*>/g)).toEqual([
    '<np-footer hidden data-np-bare>',
    '<np-assistance-chat hidden data-np-bare>',
  ]);
});

test.each([
  ['/dashboard', 'http://account.mg.localhost:4300/dashboard'],
  ['/login', '/'],
  ['/articolo', '/'],
  ['/sezione', '/'],
  ['/speciale', '/'],
  ['/sezione?id=1&date=20251120', '/'],
])('%s redirects to %s', async (path, location) => {
  const response = await app.request(newsstand + path);
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
});

test.each([
  ['/sezioni', '/sezioni'],
  ['https://evil.test/', '/'],
  ['//evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['/logout', '/'],
])('after the sign-in %s continues at %s', async (target, href) => {
  const text = await (
    await app.request(`${newsstand}/login?id_code=abc&redirect_uri=${encodeURIComponent(target)}`)
  ).text();
  expect(text).toContain(`<a href="${href}">Continua</a>`);
  expect(text).not.toContain('id_code');
});

test('a reader sees their favourites and the full text that the subscription includes', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  expect(await (await browser.get('/preferiti', 'newsstand')).text()).toContain('Il tram torna in città');
  const article = await (await browser.get('/articolo/2', 'newsstand')).text();
  expect(article).toContain('Terzo paragrafo, riservato.');
  expect(article).not.toContain('serve un abbonamento');
});

test('pages of visitors may stay in the back/forward cache; a reader’s page and a one-time code are not kept', async () => {
  const kept = async (response: Promise<Response>) => (await response).headers.get('cache-control');
  for (const path of ['/', '/articolo/1', '/sezioni', '/ricerca', '/non-esiste'])
    expect([path, await kept(app.request(newsstand + path))]).toEqual([path, 'private, no-cache']);
  const browser = await signedIn(app, 'digital@example.it');
  expect(await kept(browser.get('/articolo/1', 'newsstand'))).toBe('no-store');
  expect(await kept(app.request(`${newsstand}/login?id_code=abc`))).toBe('no-store');
});
