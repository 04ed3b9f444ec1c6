import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { readLimits } from './read-limit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60_000));

const search = 'http://mg.localhost:4300/api/edicola/ricerca?q=%01';
const read = (url: string, caller: string | undefined) => app.request(url, {}, caller === undefined ? {} : { caller });

const statuses = async (times: number, url: string, caller: string | undefined): Promise<Map<number, number>> => {
  const counted = new Map<number, number>();
  for (let n = 0; n < times; n += 1) {
    const { status } = await read(url, caller);
    counted.set(status, (counted.get(status) ?? 0) + 1);
  }
  return counted;
};

test('an address gets 300 searches a minute, then 429 with the seconds to wait; other reads and addresses go on', async () => {
  expect(readLimits.search).toBe(300);
  expect([...(await statuses(302, search, '203.0.113.7'))]).toEqual([
    [200, 300],
    [429, 2],
  ]);
  app.clock.advance(20_000);
  const refused = await read(search, '203.0.113.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect((await refused.json()).data.message).toBe('Troppe richieste. Riprova tra poco.');
  expect((await read('http://mg.localhost:4300/api/edicola/edizioni', '203.0.113.7')).status).toBe(200);
  expect((await read(search, '203.0.113.8')).status).toBe(200);
  app.clock.advance(40_000);
  expect((await read(search, '203.0.113.7')).status).toBe(200);
});

test('the machine’s own calls are not limited', async () => {
  expect([...(await statuses(310, search, '127.0.0.1'))]).toEqual([[200, 310]]);
});
