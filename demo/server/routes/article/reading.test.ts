import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { dataOf, failureOf, idOf, wireId } from './article-testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const line = z.looseObject({
  id: z.number(),
  slug: z.string(),
  author_slug: z.string().nullable(),
  id_edizione: z.number().nullable(),
  page: z.number().nullable(),
  image: z.string().nullable(),
});
const whole = line.extend({
  body_html: z.string(),
  locked: z.boolean(),
  credit: z.string().nullable(),
  author: z.string().nullable(),
  prev_id: z.number().nullable(),
  next_id: z.number().nullable(),
  area: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }).nullable(),
  next: line.nullable(),
  more: z.array(line),
  related: z.array(line),
  by_author: z.array(line),
  sisters: z.array(z.looseObject({ brand: z.string(), url: z.string() })),
});

const read = async (browser: TestBrowser, id: number) =>
  (await dataOf(await browser.get(`/api/edicola/articolo?id=${id}`, 'newsstand'), z.object({ article: whole })))
    .article;

describe('an article', () => {
  test.each([
    [null, true],
    ['lettore@example.it', true],
    ['scaduto@example.it', true],
    ['insoluto@example.it', true],
    ['online@example.it', false],
    ['digital@example.it', false],
    ['titolare@example.it', false],
    ['secondario@example.it', false],
    ['famiglia@example.it', false],
  ])('for subscribers: %s is locked out: %s', async (email, locked) => {
    const browser = email === null ? new TestBrowser(app) : await signedIn(app, email);
    const article = await read(browser, await idOf(app, 'mercato-coperto'));
    expect(article.locked).toBe(locked);
    expect(article.body_html.includes('Terzo paragrafo, riservato.')).toBe(!article.locked);
    expect(article.body_html).toContain('<p>Secondo paragrafo.</p>');
  });

  test('open to all is complete for a visitor and escaped', async () => {
    const article = await read(new TestBrowser(app), await idOf(app, 'il-tram-torna'));
    expect(article.locked).toBe(false);
    expect(article.body_html).toBe(
      '<p>Primo paragrafo con un &lt;segno&gt; &amp; una “citazione”.</p>\n<p>Secondo paragrafo.</p>\n' +
        '<h2>Sottotitolo</h2>\n<p>Terzo paragrafo, riservato.</p>',
    );
  });

  test('of an agency names its credit and the sister papers that print it', async () => {
    const article = await read(new TestBrowser(app), await wireId(app));
    expect(article).toMatchObject({ credit: 'Wikinotizie, CC BY 2.5', author: 'Wikinotizie', author_slug: null });
    expect(article.sisters.map(({ brand }) => brand)).toEqual(['GZ']);
    const [sister] = article.sisters;
    expect((await app.request(sister?.url ?? '')).status).toBe(200);
  });

  test('links to the next and previous one through the whole edition', async () => {
    const browser = new TestBrowser(app);
    let article = await read(browser, await idOf(app, 'il-tram-torna'));
    while (article.prev_id !== null) article = await read(browser, article.prev_id);
    const seen = [article.id];
    while (article.next_id !== null) {
      const before = article.id;
      article = await read(browser, article.next_id);
      expect(article.prev_id).toBe(before);
      seen.push(article.id);
    }
    expect(new Set(seen).size).toBe(32);
  });

  test('leads on to a next story, and names no story and no picture twice', async () => {
    const browser = new TestBrowser(app);
    const ids = await app.db.query<{ id: number }>(
      `select min(id) as id from article where brand_id = 1 and withdrawn_at is null
        group by edition_id, source, signature_id, page`,
    );
    for (const { id } of ids) {
      const { next, more, related, by_author, image } = await read(browser, id);
      const named = [...(next ? [next] : []), ...more, ...related, ...by_author];
      expect(next, `article ${id}`).not.toBeNull();
      expect(new Set([id, ...named.map((one) => one.id)]).size, `article ${id}`).toBe(named.length + 1);
      const pictures = [image, next?.image, ...more.map((one) => one.image)].filter((one) => typeof one === 'string');
      expect(new Set(pictures).size, `pictures of ${id}`).toBe(pictures.length);
      expect(more.filter((one) => one.image === null)).toEqual([]);
    }
  });

  test('goes on with the next story of its page', async () => {
    const browser = new TestBrowser(app);
    const first = await read(browser, await idOf(app, 'il-tram-torna'));
    const onPage = await app.db.query<{ id: number }>(
      `select id from article where edition_id = $1 and page = $2 and source <> 'serial' order by rank, id`,
      [first.id_edizione, first.page],
    );
    const place = onPage.findIndex(({ id }) => id === first.id);
    expect(first.next?.id).toBe(onPage[place + 1]?.id);
  });

  test('names other stories of its signature, the newest first', async () => {
    const browser = new TestBrowser(app);
    const id = await idOf(app, 'il-tram-torna');
    const others = await app.db.query<{ id: number; published_at: Date }>(
      `update article set signature_id = (select signature_id from article where id = $1)
        where id in (select min(id) from article where brand_id = 1 and source = 'wire' and withdrawn_at is null
          and edition_id is distinct from (select edition_id from article where id = $1) group by edition_id limit 2)
        returning id, published_at`,
      [id],
    );
    others.sort((one, other) => other.published_at.getTime() - one.published_at.getTime() || other.id - one.id);
    const { by_author, next, more } = await read(browser, id);
    expect(others.length).toBeGreaterThan(0);
    const elsewhere = new Set([next?.id, ...more.map((one) => one.id)]);
    expect(by_author.map((one) => one.id)).toEqual(others.map((one) => one.id).filter((one) => !elsewhere.has(one)));
  });

  test('says where it is on its printed page', async () => {
    const { area, id, id_edizione, page } = await read(new TestBrowser(app), await idOf(app, 'il-tram-torna'));
    const [sheet] = await app.db.query<{ width: number; height: number; polygon: [number, number][] }>(
      `select width, height, polygon from page join page_region using (edition_id, num)
        where edition_id = $1 and num = $2 and article_id = $3 order by ord limit 1`,
      [id_edizione, page, id],
    );
    const xs = (sheet?.polygon ?? []).map(([x]) => x);
    const ys = (sheet?.polygon ?? []).map(([, y]) => y);
    expect(area?.x).toBeCloseTo(Math.min(...xs) / (sheet?.width ?? 1));
    expect((area?.y ?? 0) + (area?.h ?? 0)).toBeCloseTo(Math.max(...ys) / (sheet?.height ?? 1));
  });

  test.each([['?id=999999999'], [`?id=1e3`]])('unknown to the paper is not found: %s', async (query) => {
    const response = await app.request(`http://mg.localhost:4300/api/edicola/articolo${query}`);
    expect([404, 422]).toContain(response.status);
  });

  test('of another paper is not found', async () => {
    const foreign = await wireId(app, 5);
    const response = await app.request(`http://mg.localhost:4300/api/edicola/articolo?id=${foreign}`);
    expect(await failureOf(response)).toMatchObject({ status: 404, code: 'ERR_NOT_FOUND' });
  });

  test('of several ids: in the requested order, missing ones left out', async () => {
    const [a, b] = [await idOf(app, 'il-tram-torna'), await idOf(app, 'mercato-coperto')];
    const url = `http://mg.localhost:4300/api/edicola/articoli?ids=${b},999999999,abc,${a},${b}`;
    const { articles } = await dataOf(await app.request(url), z.object({ articles: z.array(line) }));
    expect(articles.map(({ id }) => id)).toEqual([b, a]);
  });
});

describe('why a reader cannot read', () => {
  const answer = z.object({
    allowed: z.boolean(),
    required: z.array(z.string()),
    owned: z.array(z.string()),
    account: z.string().nullable(),
    fix: z.object({ action: z.string(), href: z.string() }).nullable(),
  });
  const ask = async (email: string | null, query: string) => {
    const browser = email === null ? new TestBrowser(app) : await signedIn(app, email);
    return dataOf(await browser.get(`/api/user/entitlement?${query}`, 'newsstand'), answer);
  };
  const account = 'http://account.mg.localhost:4300';
  const shop = 'http://shop.mg.localhost:4300/vetrina';

  test.each([
    ['lettore@example.it', 'subscribe', shop],
    ['scaduto@example.it', 'renew', shop],
    ['insoluto@example.it', 'pay', `${account}/user/subscriptions`],
  ])('%s: %s', async (email, action, href) => {
    const found = await ask(email, `article_id=${await idOf(app, 'mercato-coperto')}`);
    expect(found).toMatchObject({
      allowed: false,
      required: ['mobile', 'digital', 'digital+'],
      account: email,
      fix: { action, href },
    });
  });

  test('a visitor signs in and returns to the article', async () => {
    const id = await idOf(app, 'mercato-coperto');
    const { fix, account: who } = await ask(null, `article_id=${id}`);
    expect(who).toBeNull();
    expect(fix).toEqual({
      action: 'login',
      href: `${account}/sso/request-login?redirect_uri=${encodeURIComponent(`http://mg.localhost:4300/articolo/${id}/mercato-coperto`)}`,
    });
  });

  test('Online upgrades to Digital for the printed pages', async () => {
    const found = await ask('online@example.it', 'id_edizione=1');
    expect(found).toMatchObject({ allowed: false, owned: ['mobile'], fix: { action: 'upgrade' } });
  });

  test('Digital includes everything', async () => {
    expect(await ask('digital@example.it', 'id_edizione=1')).toMatchObject({ allowed: true, fix: null });
  });
});
