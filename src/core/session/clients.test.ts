import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createClients } from './clients.ts';

vi.stubGlobal('location', new URL('https://gz.example:4300/articolo/1'));
vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=x1' });
vi.mock('../brand/origins.ts', () => ({
  addressOf: (site: keyof typeof addresses) => addresses[site],
}));
afterAll(() => vi.unstubAllGlobals());

const addresses = { newsstand: '/', account: '', archive: '' };
let answer = () => Response.json({});
const sent: { url: string; options: RequestInit & { headers: Headers } }[] = [];
vi.stubGlobal('fetch', async (url: string, options: RequestInit & { headers: Headers }) => {
  sent.push({ url, options });
  return answer();
});

const token = vi.fn((): string | undefined => 't1');
const refused = vi.fn();
const clients = createClients({ token, clear: () => {} }, refused);

beforeEach(() => {
  sent.length = 0;
  vi.clearAllMocks();
  answer = () => Response.json({});
  Object.assign(addresses, {
    newsstand: '/',
    account: 'https://account.gz.example:4300',
    archive: 'https://archive.example/v1',
  });
});

const { newsstand, account, archive } = clients;

test.each([
  ['the newsstand', 'GET', 'https://gz.example:4300/x', newsstand, 'Bearer t1', null, 'include'],
  ['the newsstand', 'POST', 'https://gz.example:4300/x', newsstand, 'Bearer t1', 'x1', 'include'],
  ['the account host', 'GET', 'https://account.gz.example:4300/x', account, 'Bearer t1', null, 'include'],
  ['the account host', 'POST', 'https://account.gz.example:4300/x', account, 'Bearer t1', 'x1', 'include'],
  ['the archive', 'GET', 'https://archive.example/v1/x', archive, 'Bearer t1', null, 'omit'],
  ['the archive', 'POST', 'https://archive.example/v1/x', archive, 'Bearer t1', null, 'omit'],
] as const)('%s, %s %s', async (_, method, url, client, bearer, xsrf, credentials) => {
  await client('/x', { method });
  expect(sent[0]?.url).toBe(url);
  expect(sent[0]?.options.credentials).toBe(credentials);
  expect(sent[0]?.options.headers.get('authorization')).toBe(bearer);
  expect(sent[0]?.options.headers.get('x-xsrf-token')).toBe(xsrf);
});

test.each([
  'https://other.example',
  'https://gz.example:4300@other.example',
  'https://gz.example',
  'http://account.gz.example:4300',
  'https://account.gz.example:43000',
  'https://xaccount.gz.example:4300',
])('the bearer is not sent to %s', async (newsstandAddress) => {
  Object.assign(addresses, { newsstand: newsstandAddress });
  await newsstand('/x', { method: 'POST' });
  expect(sent[0]?.options.headers.has('authorization')).toBe(false);
  expect(sent[0]?.options.headers.has('x-xsrf-token')).toBe(false);
});

test('the bearer is not sent when the path extends the host name', async () => {
  Object.assign(addresses, { account: 'https://account.gz.example' });
  await account('.other.example/x', { method: 'POST' });
  expect(sent[0]?.url).toBe('https://account.gz.example.other.example/x');
  expect(sent[0]?.options.headers.has('authorization')).toBe(false);
});

test('without a session no bearer is sent', async () => {
  token.mockReturnValueOnce(undefined);
  await newsstand('/x');
  expect(sent[0]?.options.headers.has('authorization')).toBe(false);
});

test('each refusal is reported with its status and code', async () => {
  await account('/x');
  expect(refused).not.toHaveBeenCalled();
  answer = () => Response.json({ success: false, data: { code: 'ERR_SESSION_EXPIRED' } }, { status: 401 });
  await expect(account('/x')).rejects.toThrow();
  answer = () => new Response('Errore', { status: 503 });
  await expect(archive('/x')).rejects.toThrow();
  expect(refused.mock.calls).toEqual([
    [401, 'ERR_SESSION_EXPIRED'],
    [503, undefined],
  ]);
});

test('a refusal is requested once', async () => {
  answer = () => new Response('Errore', { status: 503 });
  await expect(newsstand('/x')).rejects.toThrow();
  expect(sent).toHaveLength(1);
});
