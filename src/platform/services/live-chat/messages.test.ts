import { expect, test } from 'vitest';
import { fromChat } from './messages.ts';

const message = (more: object) => ({ source: 'np-live-chat', version: 1, ...more });

test.each([
  [message({ type: 'ready' }), { type: 'ready' }],
  [message({ type: 'close', more: 'ignored' }), { type: 'close' }],
  [message({ type: 'unavailable' }), { type: 'unavailable' }],
  [message({ type: 'unread', count: 2 }), { type: 'unread', count: 2 }],
  [message({ type: 'unread', count: 1e9 }), { type: 'unread', count: 99 }],
  [message({ type: 'unread', count: -1 }), undefined],
  [message({ type: 'unread', count: '2' }), undefined],
  [message({ type: 'login' }), undefined],
  [message({ type: 'ready', version: 2 }), undefined],
  [{ type: 'ready' }, undefined],
  ['ready', undefined],
  [null, undefined],
])('T20 %j is read as %j', (data, expected) => {
  expect(fromChat(data)).toEqual(expected);
});
