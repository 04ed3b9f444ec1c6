import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const page = async (url: string) => {
  const response = await app.request(url);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

const firstStory = async (brand: string) =>
  /href="(\/articolo\/\d+\/[^"]+)"/.exec((await page(`http://www.${brand}.localhost:4300/`)).text)?.[1] ?? '/';

test.each(['mg', 'lg', 'em', 'gz', 'ca', 'qp'])(
  'the pages of %s contain the element, one script tag and nothing else of the CDN',
  async (brand) => {
    const site = `http://www.${brand}.localhost:4300`;
    for (const path of ['/', await firstStory(brand), '/sezione/cronaca', '/accessibilita', '/nowhere']) {
      const { text } = await page(site + path);
      expect(text.match(/<np-[a-z-]+/g)).toEqual(['<np-assistance-chat']);
      expect(text.match(/<script\b/g)).toHaveLength(1);
      expect(text.match(/cdn\.localhost/g)).toHaveLength(1);
      expect(text).toMatch(
        /<script type="module" nonce="[^"]+" src="http:\/\/cdn\.localhost:4300\/np\/np-elements\.js"><\/script>/,
      );
      expect(text).toContain('<html lang="it">');
      expect(text.match(/<h1\b/g)).toHaveLength(1);
      for (const [image] of text.matchAll(/<img\b[^>]*>/g)) expect(image).toMatch(/ alt="".* width="\d+" height="\d+"/);
    }
  },
);

test('a story shows its text escaped, its byline and its place', async () => {
  const { status, text } = await page(`http://www.gz.localhost:4300${await firstStory('gz')}`);
  expect(status).toBe(200);
  expect(text).toContain('Primo paragrafo con un &lt;segno&gt; &amp; una “citazione”.');
  expect(text).toMatch(/di Redazione \| <time datetime="[^"]+">\d+ \p{L}+ \d{4}, \d\d:\d\d<\/time>/u);
  expect(text).toContain('&gt; <a href="/sezione/cronaca">Cronaca</a> &gt; Zenara');
});

test('a story for subscribers ends after two paragraphs with a link to the shop', async () => {
  const [row] = await app.db.query<{ id: number }>(`select id from article where slug = 'bilancio-approvato'`);
  const { text } = await page(`http://www.gz.localhost:4300/articolo/${row?.id}/bilancio-approvato`);
  expect(text).toContain('Secondo paragrafo.');
  expect(text).not.toContain('riservato.');
  expect(text).toContain('href="http://shop.gz.localhost:4300/vetrina"');
});

test('a story under another slug redirects to its own address; one of another brand is not found', async () => {
  const path = await firstStory('gz');
  const moved = await app.request(`http://www.gz.localhost:4300${path}-altro`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
  expect((await page(`http://www.mg.localhost:4300${path}`)).status).toBe(404);
  expect((await page('http://www.gz.localhost:4300/articolo/999999999/x')).status).toBe(404);
  expect((await page('http://www.gz.localhost:4300/articolo/99999999999999999999/x')).status).toBe(404);
});

test('the site serves its style sheet, illustrations and favicon itself', async () => {
  const css = await page('http://www.gz.localhost:4300/css/site.css');
  expect([css.type, css.text.slice(0, 28)]).toEqual(['text/css; charset=utf-8', ':root { --accent: #9A431A; }']);
  expect((await page('http://www.mg.localhost:4300/css/site.css')).text).not.toBe(css.text);
  for (const path of ['/img/bridge.svg', '/favicon.svg']) {
    const { status, type } = await page(`http://www.gz.localhost:4300${path}`);
    expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
  for (const path of ['/img/nothing.svg', '/img/..%2f..%2fpackage.svg']) {
    expect((await page(`http://www.gz.localhost:4300${path}`)).status).toBe(404);
  }
});

test('no two of the six sites share a style sheet or a line of their frame', async () => {
  const sites = ['mg', 'lg', 'em', 'gz', 'ca', 'qp'].map((brand) => `http://www.${brand}.localhost:4300`);
  const sheets = await Promise.all(sites.map(async (site) => (await page(`${site}/css/site.css`)).text));
  expect(new Set(sheets).size).toBe(6);
  const headers = await Promise.all(sites.map(async (site) => /<header[^>]*>/.exec((await page(site)).text)?.[0]));
  expect(new Set(headers).size).toBe(6);
});

test.each([
  ['privacy', 'Privacy'],
  ['cookie', 'Cookie'],
  ['condizioni', 'Condizioni'],
  ['accessibilita', 'Dichiarazione di accessibilità'],
  ['informativa-chatbot', 'Informativa sui chatbot'],
])('every site has its own /%s', async (path, title) => {
  for (const brand of ['mg', 'lg', 'em', 'gz', 'ca', 'qp']) {
    const { status, text } = await page(`http://www.${brand}.localhost:4300/${path}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text).toContain(`http://account.${brand}.localhost:4300/contact`);
  }
});

test('an engraving of the serial is served as JPEG, other files of its folder are not', async () => {
  expect((await page('http://www.gz.localhost:4300/img/pinocchio/ill6.jpg')).type).toBe('image/jpeg');
  expect((await page('http://www.gz.localhost:4300/img/pinocchio/ill9999.jpg')).status).toBe(404);
});

test('the console lists every origin', async () => {
  const { text } = await page('http://localhost:4300/indirizzi');
  for (const host of ['www.gz', 'account.qp', 'shop.em', 'cdn', 'third', 'archive']) {
    expect(text).toContain(`http://${host}.localhost:4300`);
  }
});
