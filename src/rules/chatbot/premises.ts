const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Capitalised words in a row, and a roman number after them. */
const name = /\p{Lu}[\p{L}’-]*\p{Ll}[\p{L}-]*(?: \p{Lu}[\p{L}’-]*)*|\p{Lu}{2,}/gu;
/** Words that begin a question, with a capital letter that means nothing. */
const beginning =
  /^(?:[\s«“"¿]*)(?:(?:e|ma|invece|allora|quindi|a|ad|da|di|in|per|con|su|tra|fra|fino|il|lo|la|i|gli|le|un|una|nel|nella|chi|che|cosa|cos’è|come|com’è|quando|dove|dov’è|perché|perche|quant[oaie]|qual[ei]?|è|dimmi|parlami|raccontami|spiegami|riassumi|vorrei|voglio)(?!\p{L}))/iu;

/** The proper names in a question: words with a capital letter inside it, neighbours together. */
export const namesIn = (question: string): string[] => {
  const start = beginning.exec(question)?.[0] ?? '';
  const first = start === '' ? '' : start.toLowerCase();
  return (`${first}${question.slice(start.length)}`.match(name) ?? []).map((one) => one.trim());
};

/** Names of one word, before a surname: the last word decides, an other first name before it contradicts. */
const lacksName = (wanted: string, text: string, words: ReadonlySet<string>): boolean => {
  const parts = wordsOf(plain(wanted));
  const has = (part: string): boolean =>
    words.has(part) || (part.length > 4 && [...words].some((word) => word.slice(0, -1) === part.slice(0, -1)));
  if (parts.every(has)) return false;
  const last = parts.at(-1) ?? '';
  const [firstName = ''] = parts;
  if (parts.length !== 2 || !words.has(last) || has(firstName)) return true;
  const surname = wordsOf(wanted).at(-1) ?? '';
  const alone = new RegExp(`(?<!\\p{Lu}[\\p{L}’-]* )${surname}(?!\\p{L})`, 'u');
  return !alone.test(text);
};

const digits: Readonly<Record<string, string>> = Object.fromEntries(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'
    .split(' ')
    .map((word, number) => [word, String(number)]),
);
const isNumber =
  /^(?:\d+|\p{L}*(?:dici|dicia\p{L}+|venti|venta|trenta|ranta|quanta|santa|ttanta|vanta|cento|mila)\p{L}*)$/u;
const amountOf = (word: string): string | undefined => digits[word] ?? (isNumber.test(word) ? word : undefined);

/** Words after a number in which its thing is. */
const NEAR = 3;

/** A year is compared by itself: the word after it is not counted by it. */
const isYear = /^(?:1[89]|20)\d\d$/;

/** The numbers of two or more in a text, each with the words after it. */
const amounts = (text: string): { number: string; things: string[] }[] => {
  const words = wordsOf(plain(text));
  return words.flatMap((word, index) => {
    const number = amountOf(word);
    if (number === undefined || number === '0' || number === '1' || isYear.test(number)) return [];
    const things = words.slice(index + 1, index + 1 + NEAR).filter((thing) => /^\p{L}{4,}$/u.test(thing));
    return things.length > 0 ? [{ number, things: things.map((thing) => thing.slice(0, -1)) }] : [];
  });
};

/** Whether a number of the question is not in the story with the same thing. */
const hasOtherAmount = (question: string, text: string): boolean => {
  const asked = amounts(question);
  const told = asked.length > 0 ? amounts(text) : [];
  return asked.some(
    ({ number, things }) =>
      !told.some((one) => one.number === number && one.things.some((thing) => things.includes(thing))),
  );
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
  const words = new Set(names.length > 0 ? wordsOf(plain(text)) : []);
  return names.some((one) => lacksName(one, text, words));
};
