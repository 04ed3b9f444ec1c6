/** After these abbreviations a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(«"“])(?:[A-ZÀ-Ý]|art|avv|cfr|co|dott|dr|ecc|es|etc|gen|ing|mons|n|on|p|pag|pp|prof|s|sen|sig|ss|st|tel|v|vol)\.$/iu;

/** Most characters of a quoted sentence. */
const MAX_LENGTH = 420;

const endsSentence = (left: string, right: string): boolean =>
  !ABBREVIATION.test(left) && /^["»”’)\]]*\s+["«“(–—]?\s*[\p{Lu}\p{N}]/u.test(right);

/** The sentences of a paragraph, with normalized white space. 'Alle 5.42 parte. Poi torna.' has two. */
export const sentencesOf = (paragraph: string): string[] => {
  const text = paragraph.replace(/\s+/gu, ' ').trim();
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]+["»”’)\]]*/gu)) {
    const end = index + mark.length;
    if (end < text.length && !endsSentence(text.slice(from, index + 1), text.slice(end))) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  const rest = text.slice(from).trim();
  return rest === '' ? sentences : [...sentences, rest];
};

/** A sentence to quote; a long one is cut at a word and ends with '…'. */
export const quoteOf = (sentence: string): string =>
  sentence.length <= MAX_LENGTH ? sentence : `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, '')}…`;
