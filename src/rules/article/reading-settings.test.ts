import { expect, test } from 'vitest';
import { readSettings } from './reading-settings.ts';

test.each([
  [undefined, { size: 1, leading: 1 }],
  ['x', { size: 1, leading: 1 }],
  [[], { size: 1, leading: 1 }],
  [
    { size: 3, leading: 0, theme: 'dark' },
    { size: 3, leading: 0, theme: 'dark' },
  ],
  [
    { size: 4, leading: -1, theme: 'blue' },
    { size: 1, leading: 1 },
  ],
  [
    { size: 1.5, leading: '2' },
    { size: 1, leading: 1 },
  ],
])('%o → %o', (stored, settings) => {
  expect(readSettings(stored)).toEqual(settings);
});
