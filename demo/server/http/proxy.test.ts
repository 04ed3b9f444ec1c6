import { expect, test } from 'vitest';
import { reportOf } from './proxy.ts';

const nothing = { caller: undefined, protocol: undefined };

test.each([
  [{ 'x-forwarded-for': '203.0.113.7' }, { caller: '203.0.113.7' }],
  [{ 'x-forwarded-for': '10.0.0.1, 203.0.113.7' }, { caller: '203.0.113.7' }],
  [{ 'x-forwarded-for': '127.0.0.1,2001:db8::7' }, { caller: '2001:db8::7' }],
  [{ 'x-forwarded-for': '203.0.113.7, somebody' }, {}],
  [{ 'x-forwarded-for': '' }, {}],
  [{}, {}],
  [{ 'x-forwarded-proto': 'https' }, { protocol: 'https:' }],
  [{ 'x-forwarded-proto': 'HTTP' }, { protocol: 'http:' }],
  [{ 'x-forwarded-proto': 'https, http' }, { protocol: 'http:' }],
  [{ 'x-forwarded-proto': 'http,https' }, { protocol: 'https:' }],
  [{ 'x-forwarded-proto': 'javascript' }, {}],
  [{ forwarded: 'for=203.0.113.7;proto=https;host=mg.localhost' }, { caller: '203.0.113.7', protocol: 'https:' }],
  [
    { forwarded: 'proto=http;for=10.0.0.1, Proto="https"; For="[2001:db8::7]:4711"' },
    { caller: '2001:db8::7', protocol: 'https:' },
  ],
  [{ forwarded: 'for=203.0.113.7:4711' }, { caller: '203.0.113.7' }],
  [{ forwarded: 'for=_hidden;by=unknown' }, {}],
  [{ forwarded: 'xproto=https' }, {}],
  [
    { forwarded: 'for=10.0.0.1;proto=http', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    { caller: '203.0.113.7', protocol: 'https:' },
  ],
])('a trusted proxy that sends %j reports %j', (headers, reported) => {
  expect(reportOf({ headers, socket: { remoteAddress: '10.1.1.1' } }, ['127.0.0.1', '10.1.1.1'])).toEqual({
    ...nothing,
    ...reported,
  });
});

test.each([
  ['127.0.0.1', ['127.0.0.1'], 'https:'],
  ['::1', ['127.0.0.1'], 'https:'],
  ['::ffff:127.0.0.1', ['127.0.0.1'], 'https:'],
  ['127.0.0.1', [], undefined],
  ['127.0.0.1', ['10.1.1.1'], undefined],
  ['10.1.1.10', ['10.1.1.1'], undefined],
  [undefined, ['127.0.0.1'], undefined],
])('a call from %s, where %j is trusted: %s', (remoteAddress, trusted, protocol) => {
  const incoming = { headers: { 'x-forwarded-proto': 'https', forwarded: 'proto=https' }, socket: { remoteAddress } };
  expect(reportOf(incoming, trusted).protocol).toBe(protocol);
});
