import { expect, test } from 'vitest';
import { type Circumstances, likelihoodOf, mayHedge, type Signs, supportOf } from './support.ts';

const signs: Signs = {
  inside: 0.5,
  head: 0.5,
  opening: 0.5,
  beside: 0,
  further: 0,
  elsewhere: 0,
  absent: 0,
  matter: 0,
  lacksMatter: 0,
  strength: 1,
  focus: 0.5,
  lacksFocus: 0,
  lacksDeed: false,
  lacksRole: false,
  leads: false,
  isHeadline: false,
  score: 1,
  isBest: true,
  isTalk: false,
  length: 12,
};

test.each<[what: string, better: Partial<Signs>, worse: Partial<Signs>]>([
  ['more of the question', { inside: 0.8 }, { inside: 0.4 }],
  ['nearer words', { further: 0.3 }, { elsewhere: 0.3 }],
  ['a story with all words', { elsewhere: 0.3 }, { absent: 0.3 }],
  ['an answer to the letter', { strength: 1.25 }, { strength: 1 }],
  ['more of it in the headline', { head: 0.6 }, { head: 0.2 }],
  ['the talk’s story', { isTalk: true }, { isTalk: false }],
  ['the beginning of a story', { leads: true }, { leads: false }],
  ['the best story', { score: 1, isBest: true }, { score: 0.9, isBest: false }],
  ['the matter of the talk', { matter: 1 }, { lacksMatter: 1 }],
  ['a short sentence', { length: 14 }, { length: 40 }],
])('%s is likelier', (_, better, worse) => {
  expect(likelihoodOf({ ...signs, ...better })).toBeGreaterThan(likelihoodOf({ ...signs, ...worse }));
});

const around: Circumstances = {
  words: 4,
  stems: 6,
  lacksSubject: 0,
  lead: 0.2,
  told: 14,
  toldShare: 0.8,
  lacking: 0,
  rarestLacking: 0,
  focusInside: 1,
  focusNear: 1,
  sameStory: 5,
  asksDeed: false,
  isDefinition: false,
  isNews: false,
  alone: undefined,
};

test.each<[what: string, signs: Partial<Signs>, around: Partial<Circumstances>, isAnswer: boolean]>([
  ['a story with all words and an amount to the letter', { strength: 1.25 }, {}, true],
  [
    'half of the words in other words, of the story that the headline names',
    { head: 0.6, inside: 0.3, absent: 0.2, strength: 1.25 },
    { words: 5, stems: 7, lead: 0.4, told: 12, toldShare: 0.6, lacking: 1, rarestLacking: 6 },
    true,
  ],
  [
    'a word that only the reader uses',
    { absent: 0.5, head: 0.1, strength: 1 },
    { lacking: 1, rarestLacking: 7.1, toldShare: 0.7, lead: 0.2, sameStory: 5 },
    true,
  ],
  [
    'a word that other stories have',
    { absent: 0.5, head: 0.1, strength: 1 },
    { lacking: 1, rarestLacking: 3, toldShare: 0.7, lead: 0.2, sameStory: 5 },
    false,
  ],
  [
    'words all over a story',
    { head: 0.1, opening: 0.2, strength: 1 },
    { told: 3, toldShare: 0.2, sameStory: 2 },
    false,
  ],
  [
    'a story that lacks half of the words',
    { head: 0.2, opening: 0.3, absent: 0.6 },
    { told: 5, toldShare: 0.4 },
    false,
  ],
  ['a story that lacks the subject', { head: 0.2 }, { lacksSubject: 1 }, false],
  ['what is asked of the matter, said only beside the amount', { head: 0.2 }, { focusInside: 0, lead: 0 }, false],
  ['two words that the headline has', { head: 0.9 }, { words: 2, stems: 2, told: 9, toldShare: 1 }, true],
  ['two words of general knowledge', { head: 0.4, strength: 1 }, { words: 2, stems: 2, told: 9, toldShare: 1 }, false],
  ['one word of general knowledge', { head: 0.1 }, { words: 1, stems: 1, told: 6, toldShare: 1 }, false],
  ['a definition', { strength: undefined }, { isDefinition: true }, false],
  ['a deed that the story does not tell', { head: 0.3, lacksDeed: true }, { asksDeed: true }, false],
  [
    'one word of the paper’s news',
    { strength: undefined, head: 0.5 },
    { words: 1, stems: 3, told: 4, isNews: true },
    true,
  ],
])('%s: %#', (_, own, other, isAnswer) => {
  expect(supportOf({ ...signs, ...own }, { ...around, ...other }) >= 0).toBe(isAnswer);
});

const alone = { asksWho: false, asksName: false, asked: 9, known: 3, names: 0, margin: 5 };

test.each<[what: string, better: Partial<typeof alone>, worse: Partial<typeof alone>]>([
  ['anything but a name', {}, { asksName: true }],
  ['anything but who', {}, { asksWho: true }],
  ['more words of the story', { known: 4 }, { known: 2 }],
  ['a longer question', { asked: 12 }, { asked: 4 }],
  ['a story far better than the others', { margin: 6 }, { margin: 1 }],
])('%s is better supported, out of a talk', (_, better, worse) => {
  const supported = (part: Partial<typeof alone>): number =>
    supportOf(signs, { ...around, alone: { ...alone, ...part } });
  expect(supported(better)).toBeGreaterThan(supported(worse));
});

/** An amount of a story that is clearly meant, with a little less support than enough. */
const meant = { ...around, alone: { ...alone, margin: 2 } };

test.each<[what: string, support: number, strength: number | undefined, other: Partial<Circumstances>, is: boolean]>([
  ['an amount of a story that is clearly meant', -0.4, 1, {}, true],
  ['far from enough support', -0.6, 1, {}, false],
  ['a sentence that may not hold the place', -0.4, 0.5, {}, false],
  ['a question for no single fact', -0.4, undefined, {}, false],
  ['another story as likely', -0.4, 1, { alone: { ...alone, margin: 1 } }, false],
  ['another story found as well', -0.4, 1, { lead: 0.05 }, false],
  ['one sentence of its story', -0.4, 1, { sameStory: 1 }, false],
  ['one sentence of a story far ahead', -0.4, 1, { sameStory: 1, lead: 0.3 }, true],
  ['little of the question', -0.4, 1, { toldShare: 0.2 }, false],
  ['a question in a talk', -0.4, 1, { alone: undefined }, false],
])('%s may be shown as what the paper says of it: %#', (_, support, strength, other, is) => {
  expect(mayHedge(support, { ...signs, strength }, { ...meant, ...other })).toBe(is);
});
