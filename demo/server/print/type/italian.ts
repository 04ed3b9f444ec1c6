import { weekdayName } from '../../../../src/rules/text/calendar.ts';
import { monthNames } from '../../../../src/rules/text/dates.ts';

const VOWELS = 'aeiouàèéìíîòóùúâêôû';
const isVowel = (letter: string): boolean => VOWELS.includes(letter);

/** Consonants that can begin a syllable. Source: Italian syllabification (UNI 6461). */
const ONSET =
  /^(?:[bcdfghlmnpqrstvzjkwxy]|[bcfgptv][lr]|dr|[cg]h[lr]?|gn|s[bcdfgmnpqrtvl]|s[bcfgptd][lr]|s[cg]h[lr]?|qu)$/;

/** Offsets of the breaks in a lower-case word without apostrophes, with at least two letters before and after. */
const breaksInPart = (part: string): number[] => {
  const breaks: number[] = [];
  let vowel = -1;
  for (let at = 0; at < part.length; at++) {
    if (!isVowel(part.charAt(at))) continue;
    const cluster = part.slice(vowel + 1, at);
    if (vowel >= 0 && cluster) {
      let cut = 0;
      while (cut < cluster.length - 1 && !ONSET.test(cluster.slice(cut))) cut++;
      const offset = vowel + 1 + cut;
      if (offset >= 2 && part.length - offset >= 2) breaks.push(offset);
    }
    vowel = at;
  }
  return breaks;
};

/** Offsets at which a word may be hyphenated; none for figures, codes and short words. */
export const hyphenBreaks = (word: string): number[] => {
  if (word.length < 5 || /[0-9@/_.]\p{L}|\d/u.test(word)) return [];
  const breaks: number[] = [];
  for (const match of word.matchAll(/\p{L}+/gu)) {
    const part = match[0];
    if (part.length > 1 && part === part.toUpperCase()) continue;
    for (const at of breaksInPart(part.toLowerCase())) {
      const offset = match.index + at;
      if (word.length - offset >= 2) breaks.push(offset);
    }
  }
  return breaks;
};

/** Applies Italian typography to plain typed text: apostrophes, «caporali», en dashes, no-break spaces. */
export const italianText = (text: string): string =>
  text
    .replace(/\.{3,}/g, '…')
    .replace(/(^|[\s(«“—–])"(?=\S)/g, '$1«')
    .replace(/"/g, '»')
    .replace(/«([^«»]*)«([^«»]*)»([^«»]*)»/g, '«$1“$2”$3»')
    .replace(/'/g, '’')
    .replace(/(\s)-{1,2}(?=\s)/g, '$1–')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/^[—–-] /, '–\u00a0')
    .replace(/(\d) (?=[€%])/g, '$1\u00a0')
    .trim();

/** '2025-11-20' → 'giovedì 20 novembre 2025'. */
export const italianDate = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${weekdayName(date)} ${day === 1 ? '1º' : day} ${monthNames[month - 1]} ${year}`;
};

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
