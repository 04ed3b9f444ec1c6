import { expect, test } from 'vitest';
import { pressEntry } from './press-entry.ts';

test.each([
  ['a day', { kind: 'ok', data: '2025-11-20' }, { show: '2025-11-20' }],
  ['no day', { kind: 'ok', data: undefined }, 'shop'],
  ['no connection', { kind: 'network' }, 'dashboard'],
  ['a refusal', { kind: 'badStatus', status: 503, errors: {} }, 'dashboard'],
  ['another shape', { kind: 'badShape', status: 200 }, 'dashboard'],
  ['an aborted call', { kind: 'aborted' }, 'wait'],
  ['an ended session', { kind: 'sessionEnded', code: 'ERR_SESSION_EXPIRED' }, 'wait'],
] as const)('%s', (_, answer, entry) => {
  expect(pressEntry(answer)).toEqual(entry);
});
