import { inFull, wordsOf } from '../../../../../src/rules/assistance/words.ts';
import { conceptsOf } from './concepts.ts';

/** Words that are read; a question has at most 500 characters. */
const MOST_WORDS = 60;
/** Weights of the kinds of features, relative to a word. */
const NEIGHBOURS = 0.6;
const PAIR = 0.5;
const GRAM = 0.3;
const LENGTH = 0.7;
/** Weight of the question before. */
const BEFORE = 0.5;
/** Letters of a gram; words that long or longer have grams. */
const GRAM_LENGTH = 4;

const endings =
  /(?:azion[ei]|ament[oi]|ando|endo|[aeiu]t[aeio]|are|ere|ire|iamo|[aeo]no|[aei]v[aeio]|er[oa]|[ae]i|[aeiou])$/;
const shortest = 3;
const longest = 8;

const stemOf = (word: string): string => {
  if (word.includes('@')) return '@';
  if (/^\d+$/.test(word)) return '#';
  const stem = word.replace(endings, '');
  return (stem.length < shortest ? word : stem).slice(0, longest);
};

const gramsOf = (word: string): readonly string[] => {
  if (word.length <= GRAM_LENGTH || word.includes('@')) return [];
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - GRAM_LENGTH + 1 }, (_, at) => whole.slice(at, at + GRAM_LENGTH));
};

/** Few, some and many words. */
const lengthOf = (words: readonly string[]): string => `n ${[2, 5, 9].filter((most) => words.length > most).length}`;

/**
 * What a text is told by, each with its weight, the whole of length one: stems of words, their neighbours and pieces (a
 * typing error leaves most of them), the ideas behind the words, their neighbours and pairs.
 */
export const featuresOf = (text: string): ReadonlyMap<string, number> => {
  const words = wordsOf(inFull(text)).slice(0, MOST_WORDS);
  const found = new Map<string, number>([[lengthOf(words), LENGTH]]);
  const add = (name: string, weight: number): void => {
    found.set(name, Math.max(found.get(name) ?? 0, weight));
  };
  const concepts = new Set<string>();
  let [before, conceptBefore] = ['^', '^'];
  for (const word of words) {
    const stem = stemOf(word);
    add(`w ${stem}`, 1);
    add(`b ${before} ${stem}`, NEIGHBOURS);
    before = stem;
    const meant = conceptsOf(word);
    for (const concept of meant) {
      concepts.add(concept);
      add(`c ${concept}`, 1);
    }
    if (meant[0] !== undefined) {
      add(`d ${conceptBefore} ${meant[0]}`, NEIGHBOURS);
      conceptBefore = meant[0];
    }
    for (const gram of gramsOf(word)) add(`g ${gram}`, GRAM);
  }
  add(`b ${before} $`, NEIGHBOURS);
  const sorted = [...concepts].sort();
  for (const [at, one] of sorted.entries()) for (const other of sorted.slice(at + 1)) add(`p ${one} ${other}`, PAIR);
  const length = Math.hypot(...found.values());
  return new Map([...found].map(([name, weight]) => [name, weight / length]));
};

/** What a question is told by that another one came before: that one counts for less. */
export const featuresInTalk = (before: string, text: string): ReadonlyMap<string, number> => {
  const found = new Map([...featuresOf(before)].map(([name, weight]) => [name, weight * BEFORE]));
  for (const [name, weight] of featuresOf(text)) found.set(name, Math.max(found.get(name) ?? 0, weight));
  const length = Math.hypot(...found.values());
  return new Map([...found].map(([name, weight]) => [name, weight / length]));
};
