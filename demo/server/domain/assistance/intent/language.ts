import { eld } from 'eld/small';
import {
  commonIn,
  type OtherLanguage,
  otherLanguage,
  otherLanguages,
} from '../../../../../src/rules/assistance/other-language.ts';
import { knownIn } from '../../../../../src/rules/assistance/translation.ts';
import { wordsOf } from '../../../../../src/rules/assistance/words.ts';

/** Words that Italian readers use, too; they tell no language. */
const loans: ReadonlySet<string> = new Set(
  (
    'login logout download upload app pdf password newsletter account paywall digital plus online offline help browser ' +
    'smart tv qr code cookie trial reset email mail link bug crash chat bot web site wifi wi fi android iphone ipad safari ' +
    'chrome google facebook apple paypal visa error server feed rss top ok podcast video audio quiz live streaming tablet ' +
    'smartphone pc mac windows upgrade switch device premium business sport no sms iban spam privacy black friday family ' +
    'sharing push notification notifications'
  ).split(' '),
);

/** Words of Italian sentences that English and German ones lack: `mi dice "please try again later"`. */
const italian: ReadonlySet<string> = new Set(
  (
    'mi ti ci vi si che ho hai abbiamo dice dicono appare appaiono compaiono esce scrive scritto risulta sito pagamento ' +
    'errore messaggio va riesco funziona sono questo questa nel nella dal dalla sul sulla della dello quando dopo perche'
  ).split(' '),
);
/** With those that names have: `price Il Foglio`. They count only where no common word of the language is. */
const withNames: ReadonlySet<string> = new Set([
  ...italian,
  ...['il', 'lo', 'la', 'gli', 'le', 'un', 'una', 'non', 'di', 'del', 'con'],
]);

/** Letters that a text needs besides. */
const leastLetters = 8;
/** Scores of a language above Italian's: with a word that the tables know of it, and without. */
const NEARER = 0.1;
const FAR_NEARER = 0.25;
/** Letters of a word that tells a language which the tables know. */
const telling = 4;
/** Long words that a text in another language needs, and their letters. */
const leastLong = 2;
const long = 5;

const known = new Map<string, ReadonlySet<string>>(
  otherLanguages.map((language) => [language, new Set([...commonIn(language), ...knownIn(language)])]),
);

/** Whether a text that seems to be in a language is Italian and quotes a message or product. */
const isQuoted = (language: string, words: readonly string[]): boolean => {
  if (language !== 'en' && language !== 'de') return false;
  const table = words.some((word) => commonIn(language).has(word)) ? italian : withNames;
  return words.some((word) => table.has(word));
};

const isTold = (language: string): language is OtherLanguage => otherLanguages.some((one) => one === language);

const quotation = /“[^”]*”|«[^»]*»|"[^"]*"/gu;
/** Words around a quotation from which they alone tell the language. */
const leastAround = 3;

/** A text without what it quotes: an Italian reader quotes a message that appeared in French. */
const withoutQuotations = (text: string): string => {
  const around = text.replace(quotation, ' ');
  return wordsOf(around).length >= leastAround ? around : text;
};

/**
 * The language of a question that is not in Italian: by its common words, else by its pieces of words (eld), of which
 * Italian's must be clearly rarer. English for a language without texts.
 */
export const languageOf = (whole: string): OtherLanguage | undefined => {
  const text = withoutQuotations(whole);
  const plain = wordsOf(text);
  const common = otherLanguage(text);
  if (common) return isQuoted(common, plain) ? undefined : common;
  const words = (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !loans.has(word));
  if (words.join('').length < leastLetters) return undefined;
  const { it = 0, ...scores } = eld.detect(words.join(' ')).getScores();
  const [first] = Object.entries(scores).sort(([, one], [, other]) => other - one);
  if (!first || first[1] < it + NEARER) return undefined;
  const [language] = first;
  if (isQuoted(language, plain)) return undefined;
  if (!isTold(language))
    return first[1] >= it + FAR_NEARER && words.filter(({ length }) => length >= long).length >= leastLong
      ? 'en'
      : undefined;
  return plain.some((word) => word.length >= telling && known.get(language)?.has(word)) ? language : undefined;
};
