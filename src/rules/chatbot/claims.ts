import { monthNames } from '../text/dates.ts';

/** Words that count like a figure: a text with another one says something else. */
const counted =
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|venti|trenta|quaranta|cinquanta|cento|mille|metà|doppio|' +
  `${monthNames.join('|')}|` +
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|ieri|domani';
const figure = new RegExp(`\\d+(?:[.,]\\d+)*|(?<!\\p{L})(?:${counted})(?!\\p{L})`, 'giu');
const address = /(?:https?:\/\/|www\.)\S+|[\p{L}\d._%+-]+@[\p{L}\d.-]+/giu;
const negation = /(?<!\p{L})(?:non|né|mai|nessun[oa]?|niente|nulla|senza)(?!\p{L})/iu;

/** The figures of a text: numbers, number words, months, weekdays. `14,99` and `1.140,00` stay whole. */
export const figuresIn = (text: string): readonly string[] =>
  (text.match(figure) ?? []).map((one) => one.toLowerCase());

/** What a claim has that its source has not: figures, web and e-mail addresses. */
export const addedTo = (source: string, claim: string): readonly string[] => {
  const figures = new Set(figuresIn(source));
  const addresses = source.toLowerCase();
  return [
    ...figuresIn(claim).filter((one) => !figures.has(one)),
    ...(claim.match(address) ?? []).filter((one) => !addresses.includes(one.toLowerCase())),
  ];
};

/** Whether a sentence denies something: `non scade` is the opposite of `scade`. */
export const isNegative = (sentence: string): boolean => negation.test(sentence);
