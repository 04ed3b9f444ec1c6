import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { post, startTestApp, type TestApp } from '../../testing/testing.ts';
import { dataOf, failureOf, idOf, wireId } from './article-testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('favourites', () => {
  const data = z.object({
    preferiti: z.array(z.looseObject({ article_id: z.number() })),
    paging: z.looseObject({ total: z.number() }),
  });
  const list = async (browser: TestBrowser) => dataOf(await browser.get('/api/user/preferiti', 'newsstand'), data);

  test('are added once, listed newest first, removed, and stored on their own paper', async () => {
    const browser = await signedIn(app, 'lettore@example.it');
    const [a, b] = [await idOf(app, 'il-tram-torna'), await wireId(app)];
    expect((await list(browser)).preferiti).toEqual([]);
    await browser.post('/api/user/preferiti', { article_id: a }, 'newsstand');
    app.clock.advance(1000);
    await browser.post('/api/user/preferiti', { article_id: b }, 'newsstand');
    app.clock.advance(1000);
    await browser.post('/api/user/preferiti', { article_id: a }, 'newsstand');
    expect((await list(browser)).preferiti.map(({ article_id }) => article_id)).toEqual([b, a]);
    expect(
      await app.db.query(
        'select from favourite where article_id = $1 and account_id = (select id from account where brand_id = 1 and email = $2)',
        [a, 'lettore@example.it'],
      ),
    ).toHaveLength(1);
    const removed = await browser.post('/api/user/preferiti/delete', { article_ids: [a, 999_999] }, 'newsstand');
    expect((await dataOf(removed, data.extend({ deleted: z.number() }))).deleted).toBe(1);
    expect((await list(browser)).preferiti.map(({ article_id }) => article_id)).toEqual([b]);
  });

  test('belong to one reader', async () => {
    const id = await wireId(app);
    const other = await signedIn(app, 'famiglia@example.it');
    const removed = await other.post('/api/user/preferiti/delete', { article_ids: [id] }, 'newsstand');
    expect((await dataOf(removed, data.extend({ deleted: z.number() }))).deleted).toBe(0);
    expect((await list(await signedIn(app, 'lettore@example.it'))).paging.total).toBe(1);
  });

  test('of another paper are refused', async () => {
    const browser = await signedIn(app, 'lettore@example.it');
    const response = await browser.post('/api/user/preferiti', { article_id: await wireId(app, 5) }, 'newsstand');
    expect(await failureOf(response)).toMatchObject({ status: 404 });
  });

  test('need a signed-in reader and the XSRF header', async () => {
    const url = 'http://mg.localhost:4300/api/user/preferiti';
    expect(await failureOf(await post(app, url, { article_id: 1 }))).toMatchObject({
      status: 401,
      code: 'ERR_NOT_LOGGED',
    });
    const browser = await signedIn(app, 'lettore@example.it');
    const bare = await post(
      app,
      url,
      { article_id: 1 },
      { cookie: browser.cookieHeader, origin: 'http://mg.localhost:4300' },
    );
    expect(bare.status).toBe(403);
  });
});

describe('reading positions', () => {
  const data = z.object({
    positions: z.array(z.looseObject({ article_id: z.number(), position: z.number(), device: z.string() })),
  });
  const report = async (browser: TestBrowser, body: object) =>
    (await dataOf(await browser.post('/api/user/lettura', body, 'newsstand'), data)).positions[0];

  test('the furthest position of all devices counts', async () => {
    const phone = await signedIn(app, 'titolare@example.it');
    const desk = await signedIn(app, 'titolare@example.it', 'MG', {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    });
    const article_id = await wireId(app);
    expect(await report(phone, { article_id, position: 0.4, device: 'Telefono' })).toMatchObject({
      position: 0.4,
      device: 'Telefono',
    });
    expect(await report(desk, { article_id, position: 0.7, device: 'Computer' })).toMatchObject({
      position: 0.7,
      device: 'Computer',
    });
    expect(await report(phone, { article_id, position: 0.5, device: 'Telefono' })).toMatchObject({
      position: 0.7,
      device: 'Computer',
    });
  });

  test('a future time becomes now, and another paper’s edition is left out', async () => {
    const browser = await signedIn(app, 'titolare@example.it');
    const article_id = await idOf(app, 'il-tram-torna');
    const [foreign] = await app.db.query<{ id: number }>('select id from edition where brand_id = 5 limit 1');
    const kept = await report(browser, {
      article_id,
      edizione_id: foreign?.id,
      position: 0.9,
      at: '2099-01-01T00:00:00Z',
    });
    expect(kept).toMatchObject({ edizione_id: null, at: new Date(app.clock.now()).toISOString() });
  });

  test.each([[{ position: 2 }], [{ position: -0.1 }], [{ position: 0.5, at: 'ieri' }], [{}]])(
    '%j is refused',
    async (fields) => {
      const browser = await signedIn(app, 'titolare@example.it');
      const response = await browser.post(
        '/api/user/lettura',
        { article_id: await wireId(app), ...fields },
        'newsstand',
      );
      expect(await failureOf(response)).toMatchObject({ status: 422 });
    },
  );

  test('need a signed-in reader', async () => {
    expect((await app.request('http://mg.localhost:4300/api/user/lettura')).status).toBe(401);
  });
});
