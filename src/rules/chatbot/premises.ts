import { monthNames } from '../text/dates.ts';
import { BREAKS } from './asked/counted.ts';
import { withDigits } from './asked/italian-numbers.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Capitalised words in a row, and a roman number after them. */
const name = /\p{Lu}[\p{L}’-]*\p{Ll}[\p{L}-]*(?: \p{Lu}[\p{L}’-]*)*|\p{Lu}{2,}/gu;
const month = new RegExp(`(?<!\\p{L})(?:${monthNames.join('|')})(?!\\p{L})`, 'gu');
/** Words that begin a question of a reader. */
const opening =
  'chi|che|cosa|cos|come|quando|dove|dov|perch[eé]|quant[oaie]|qual[ei]?|fino|ora|adesso|poi|oggi|ieri|qui|questo|questa|quello|quella|ma|e|se|non|lui|lei|tutto|il|lo|la|un|una';
/** A capital letter that begins a sentence means nothing, unless the next word has one too or is a verb: 'Gaviano ha un sindaco?' */
const beginning = new RegExp(
  `(?:^|[.!?…:]\\s)[\\s«“"'(¿–—]*(?:(?:${opening.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?!\\p{L})|\\p{Lu}[\\p{L}’']*(?![\\p{L}’']| \\p{Lu}| (?:ha|hanno|è|era|sono|aveva|fa|quant[oaie]|quando|dove|chi)(?!\\p{L})))`,
  'gu',
);
/** Feasts and institutions: no names that a story must have. */
const isCommon =
  /^(?:natale|capodanno|pasqua|pasquetta|epifania|befana|ferragosto|carnevale|santo stefano|comune|provincia|regione|stato|governo|internet|covid|tac|app|wi-?fi|ok|pdf|sos|tv|gps|iva)$/iu;

/** The proper names in a question: words with a capital letter inside it, neighbours together, and months. */
export const namesIn = (question: string): string[] => {
  const rest = question.replace(beginning, (words) => words.toLowerCase());
  return [...(rest.match(name) ?? []), ...(rest.match(month) ?? [])]
    .map((one) => one.trim())
    .filter((one) => !isCommon.test(one));
};

/** Whether two words are one name, whatever its gender and number: 'biancoverdi' is 'Biancoverde'. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && one.slice(0, -1) === other.slice(0, -1));

/** Whether the words of a name are in a text in a row, with at most one word between two. */
const isInRow = ([first = '', ...others]: readonly string[], words: readonly string[]): boolean =>
  words.some((word, start) => {
    if (!isSame(word, first)) return false;
    let at = start;
    return others.every((part) => {
      at += isSame(words[at + 1] ?? '', part) ? 1 : 2;
      return isSame(words[at] ?? '', part);
    });
  });

/** A surname alone is enough; another first name before it contradicts, and words of the name that are apart. */
const lacksName = (wanted: string, text: string, words: readonly string[]): boolean => {
  const parts = wordsOf(plain(wanted));
  if (isInRow(parts, words)) return false;
  const has = (part: string): boolean => words.some((word) => isSame(word, part));
  const [firstName = '', last = ''] = parts;
  if (parts.length !== 2 || !words.includes(last) || has(firstName)) return true;
  const surname = wordsOf(wanted).at(-1) ?? '';
  const alone = new RegExp(`(?<!\\p{Lu}[\\p{L}’-]* )${surname}(?!\\p{L})`, 'u');
  return !alone.test(text);
};

/** Words after a number in which its thing is. */
const NEAR = 3;

/** A year is compared by itself: the word after it is not counted by it. */
const isYear = /^(?:1[89]|20)\d\d$/;

/** An age is a condition, which a story may put otherwise: 'quanto paga un bambino di 10 anni?' */
const isCondition = /^ann[oi]$/;

/** The numbers of two or more in a text, each with the words after it. */
const amounts = (text: string): { number: number; things: string[] }[] => {
  const words = wordsOf(plain(withDigits(text)));
  return words.flatMap((word, index) => {
    if (!/^\d+$/.test(word) || isYear.test(word)) return [];
    const number = Number(word);
    if (number < 2) return [];
    const after = words.slice(index + 1, index + 1 + NEAR);
    const end = after.findIndex((thing) => BREAKS.has(thing));
    const things = after.slice(0, end < 0 ? NEAR : end).filter((thing) => /^\p{L}{4,}$/u.test(thing));
    if (isCondition.test(things[0] ?? '')) return [];
    return things.length > 0 ? [{ number, things: things.map((thing) => thing.slice(0, -1)) }] : [];
  });
};

/** Whether a number of the question is not in the story, or only of other things while the same thing has another one. */
const hasOtherAmount = (question: string, text: string): boolean => {
  const asked = amounts(question);
  const told = asked.length > 0 ? amounts(text) : [];
  return asked.some(({ number, things }) => {
    const isSameThing = (one: (typeof told)[number]): boolean => one.things.some((thing) => things.includes(thing));
    const same = told.filter((one) => one.number === number);
    return same.length === 0 || (!same.some(isSameThing) && told.some(isSameThing));
  });
};

/** 'La linea 2', 'l’articolo 18': a number that is a name. */
const numbered =
  /(?<!\p{L})(linea|articolo|lotto|binario|settore|gruppo|capitolo|autobus|bus|statale|provinciale|molo|padiglione) (\d{1,3})(?!\d)/giu;

const numberedIn = (text: string): string[][] =>
  [...withDigits(text).toLowerCase().matchAll(numbered)].map(([, thing = '', number = '']) => [thing, number]);

/** Whether a story tells of another line, article or pier than the question. */
const hasOtherNumbered = (question: string, text: string): boolean => {
  const asked = numberedIn(question);
  const told = asked.length > 0 ? numberedIn(text) : [];
  return asked.some(([thing, number]) => {
    const same = told.filter(([one]) => one === thing);
    return same.length > 0 && !same.some(([, other]) => other === number);
  });
};

const years = (text: string): string[] => text.match(/(?<![\d.,])(?:1[89]|20)\d\d(?![.,]?\d)/g) ?? [];

/**
 * Whether a story cannot answer a question: it lacks a name or a year of the question, or a number of its with the same
 * thing. A surname alone is enough, another first name before it is not. `implied`: texts that hold for every story, such as the
 * paper's name and the story's date.
 */
export const contradicts = (question: string, story: string, implied: readonly string[]): boolean => {
  const names = namesIn(question);
  const text = [story, ...implied].join('\n');
  if (years(question).some((year) => !years(text).includes(year)) || hasOtherAmount(question, story)) return true;
  if (hasOtherNumbered(question, text)) return true;
  const words = names.length > 0 ? wordsOf(plain(text)) : [];
  return names.some((one) => lacksName(one, text, words));
};
