import { expect, test } from 'vitest';
import { copy } from './copy.ts';

test.each([
  [1, 'Allega la conversazione con l’assistente (1 messaggio)'],
  [2, 'Allega la conversazione con l’assistente (2 messaggi)'],
])('a conversation of %i', (count, label) => {
  expect(copy.transcript(count)).toBe(label);
});
