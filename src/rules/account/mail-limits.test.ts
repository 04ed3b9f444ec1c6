import { expect, test } from 'vitest';
import { againText, mailLimits } from './mail-limits.ts';

const now = Date.UTC(2025, 10, 20, 9, 30);

test.each([
  ['2025-11-20T14:29:10Z', 'dopo le 15.30 di oggi'],
  ['2025-11-20T22:58:59Z', 'dopo le 23.59 di oggi'],
  ['2025-11-21T08:00:00Z', 'dopo le 9.01 di domani'],
  ['2025-11-22T08:00:00Z', 'dopo le 9.01 del 22 novembre 2025'],
])('a mail possible again at %s: %s', (iso, text) => {
  expect(againText(new Date(iso), now)).toBe(text);
});

test.each(Object.entries(mailLimits))('%s: a stranger gets fewer mails than a sender may send', (_kind, limit) => {
  expect(limit.recipient).toBeLessThan(limit.sender);
});
