import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

test('an empty environment means port 4300, .data, dist and the embedded database', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 4300, dataDir: resolve('.data'), dist: resolve('dist') });
  expect(settings.databaseUrl).toBeUndefined();
});

test.each(['abc', '-1', '70000', '43.5', ' 80'])('PORT=%s is refused in one line', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(StartError);
  expect(() => readSettings({ PORT })).toThrow(/^PORT=.* is not a port\. [^\n]+$/);
});

test('NP_ORIGINS names exact origins, with commas between them', () => {
  expect(readSettings({}).origins).toEqual([]);
  const NP_ORIGINS = 'https://www.example, http://localhost:8080';
  expect(readSettings({ NP_ORIGINS }).origins).toEqual(['https://www.example', 'http://localhost:8080']);
});

test.each(['*', 'null', 'www.example', 'https://www.example/', 'https://*.example/x'])(
  'NP_ORIGINS=%s is refused',
  (NP_ORIGINS) => {
    expect(() => readSettings({ NP_ORIGINS })).toThrow(/^NP_ORIGINS: .* is no origin/);
  },
);

test('behind a proxy: its port, and how long it may take to notice that a process ends', () => {
  expect(readSettings({})).toMatchObject({ publicPort: undefined, drainMs: 0 });
  expect(readSettings({ NP_PUBLIC_PORT: '443', NP_DRAIN_SECONDS: '15' })).toMatchObject({
    publicPort: 443,
    drainMs: 15_000,
  });
  expect(() => readSettings({ NP_PUBLIC_PORT: 'http' })).toThrow(/^NP_PUBLIC_PORT=http is not a port\./);
  expect(() => readSettings({ NP_DRAIN_SECONDS: '-1' })).toThrow(/^NP_DRAIN_SECONDS=-1 is not a number of seconds\./);
});

test('a DATABASE_URL that is no address is refused without being shown', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:geheim@h/db' })).toThrow(/^DATABASE_URL is not an address/);
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:geheim@h/db' })).not.toThrow(/geheim/);
});
