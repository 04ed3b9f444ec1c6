import { german } from './glossaries/de.ts';
import { english } from './glossaries/en.ts';
import { spanish } from './glossaries/es.ts';
import { french } from './glossaries/fr.ts';
import { portuguese } from './glossaries/pt.ts';
import type { OtherLanguage } from './other-language.ts';
import { wordsOf } from './words.ts';

/** Words that are the same in Italian. */
const shared: ReadonlySet<string> = new Set(
  'digital plus online newsletter password account email app pdf offline google apple paypal browser cookie privacy rassegna'.split(
    ' ',
  ),
);

const longestPhrase = 3;

const phrasesOf = (glossary: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(glossary).flatMap(([italian, foreign]) =>
      foreign.split('|').map((phrase) => [wordsOf(phrase).join(' '), italian] as const),
    ),
  );

const phrases: Readonly<Record<OtherLanguage, ReadonlyMap<string, string>>> = {
  en: phrasesOf(english),
  de: phrasesOf(german),
  fr: phrasesOf(french),
  es: phrasesOf(spanish),
  pt: phrasesOf(portuguese),
};

/** The words of a language that the glossaries know. */
export const knownIn = (language: OtherLanguage): ReadonlySet<string> =>
  new Set([...phrases[language].keys()].flatMap((phrase) => phrase.split(' ')));

/** Words as the glossaries have them: `can’t` is two, an address stays whole. */
const foreignWords = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => (word.includes('@') ? [word] : word.split(/[-_.]/)));

/**
 * A question in Italian words that the tables know, in its own order, to decide what it wants and to search with; never
 * shown. Other words are left out, but numbers and addresses stay. Empty when nothing is known.
 */
export const inItalian = (text: string, language: OtherLanguage): string => {
  const words = foreignWords(text);
  const italian: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = [...Array(longestPhrase).keys()]
      .map((less) => longestPhrase - less)
      .find((count) => phrases[language].has(words.slice(at, at + count).join(' ')));
    const word = words[at] ?? '';
    if (length !== undefined) {
      italian.push(phrases[language].get(words.slice(at, at + length).join(' ')) ?? '');
      at += length - 1;
    } else if (shared.has(word) || /[\d@]/.test(word)) italian.push(word);
  }
  return italian.join(' ');
};
