import { expect, test } from 'vitest';
import { versionChanges } from './press-versions.ts';

const story = (id: number, section = '', note = '') => ({ id, titolo: `T${id}`, section, note });
const same = { added: [], removed: [], changed: [], reordered: false };

test.each([
  ['nothing', [story(1), story(2)], same],
  ['an added story', [story(1), story(2), story(3)], { ...same, added: ['T3'] }],
  ['a removed story', [story(2)], { ...same, removed: ['T1'] }],
  ['a replaced story', [story(3), story(2)], { ...same, added: ['T3'], removed: ['T1'] }],
  ['another order', [story(2), story(1)], { ...same, reordered: true }],
  ['a heading', [story(1, 'Economia'), story(2)], { ...same, changed: ['T1'] }],
  ['a note', [story(1), story(2, '', 'Leggere')], { ...same, changed: ['T2'] }],
])('%s', (_, after, changes) => {
  expect(versionChanges([story(1), story(2)], after)).toEqual(changes);
});
