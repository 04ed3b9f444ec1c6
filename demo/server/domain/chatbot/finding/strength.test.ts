import { expect, test } from 'vitest';
import { requestOf } from '../../../../../src/rules/chatbot/asked/answer-kind.ts';
import { vocabularyOf } from '../../../../../src/rules/chatbot/word-families.ts';
import { strengthIn } from './strength.ts';

const vocabulary = vocabularyOf({ families: [{ same: ['bancarell', 'banc'], near: [] }], forms: [], kinds: [] });

test.each([
  ['the word itself', 'In piazza ci sono sessanta bancarelle.', ['bancarell'], 1.25],
  ['another word of its family, which begins alike', 'In piazza ci sono sessanta banchi.', ['banc'], 1.25],
  ['another thing that begins alike', 'In piazza ci sono sessanta banchine.', ['banchin'], 0],
  ['another thing', 'In piazza ci sono sessanta sedie.', ['sed'], 1],
  ['nothing', 'In piazza ci sono i banchi.', [], 0],
])('what a sentence counts: %s', (_, sentence, counted, strength) => {
  const candidate = {
    sentence,
    passage: { id: 1, sourceId: 1, ord: 0, headline: '', body: sentence },
    order: 0,
    leads: true,
    isHeadline: false,
    isHeading: false,
    stems: [],
    counted,
    headline: [],
  };
  const { strengthOf } = requestOf('Quante bancarelle ci sono in piazza?') ?? {};
  expect(strengthIn(candidate, { vocabulary, strengthOf, things: new Set(), counted: 'bancarell' })).toBe(strength);
});
