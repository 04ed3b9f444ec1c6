import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const text = async (): Promise<string> => (await app.request('http://localhost:4300/metrics')).text();

test('calls are counted by host, method, route and status class, without data of readers', async () => {
  await app.request('http://account.mg.localhost:4300/api/health');
  await app.request('http://account.mg.localhost:4300/api/health?email=digital%40example.it');
  await app.request('http://account.mg.localhost:4300/api/user/short-info?timestamp=1', {
    headers: { authorization: 'Bearer a-secret-token' },
  });
  const found = await text();
  expect(found).toContain(
    'np_request_duration_seconds_count{host="account",method="GET",route="/api/health",status="2xx"} 2\n',
  );
  expect(found).toMatch(/_count\{host="account",method="GET",route="\/api\/user\/short-info",status="4xx"\} 1\n/);
  expect(found).not.toMatch(/example|secret|timestamp/);
});

test('each line has the exposition format, and the buckets grow to the count', async () => {
  const lines = (await text()).trimEnd().split('\n');
  for (const line of lines)
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.]+)$/);
  const buckets = lines.filter((line) => line.includes('_bucket') && line.includes('route="/api/health"'));
  const counts = buckets.map((line) => Number(line.split(' ').at(-1)));
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts.at(-1)).toBe(2);
});

test('other hosts have no such page', async () => {
  for (const host of ['mg.localhost', 'account.mg.localhost', 'www.mg.localhost', 'cdn.localhost'])
    expect((await app.request(`http://${host}:4300/metrics`)).status).toBe(404);
});
