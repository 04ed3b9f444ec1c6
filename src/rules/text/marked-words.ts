import type { MarkedPart } from './marked.ts';

/** Words without meaning for a search. */
const stopWords = new Set(
  [
    'il lo la gli le un uno una di da in con su per tra fra ed che chi non mi ti si ci vi ho ha se mio mia miei mie',
    'del dello della dei degli delle dell al allo alla ai agli alle all dal dalla dai dalle dall come cosa quando dove',
    'nel nello nella nei nelle nell sul sullo sulla sui sulle sull sono posso quale quali questo questa quest',
  ].flatMap((words) => words.split(' ')),
);

const word = /([\p{L}\p{M}\p{N}]+)/u;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** An Italian word without its ending, so that “fatture” finds “fattura”; short words keep theirs. */
const stemOf = (text: string): string => {
  const plain = bare(text);
  return plain.length > 3 ? plain.replace(/[aeiou]+$/, '') : plain;
};

const stemsOf = (words: string): string[] =>
  words
    .split(word)
    .filter((piece, index) => index % 2 === 1 && piece.length > 1 && !stopWords.has(bare(piece)))
    .map(stemOf);

/** The words of a question without stop words, each once. */
export const keywordsOf = (question: string): readonly string[] => [
  ...new Set(
    question
      .split(word)
      .filter((piece, index) => index % 2 === 1 && piece.length > 1 && !stopWords.has(bare(piece)))
      .map((piece) => piece.toLowerCase()),
  ),
];

/** A stem of at least this many letters also matches longer words. */
const minPrefixLength = 4;

const isMatch = (text: string, stems: readonly string[]): boolean => {
  const own = stemOf(text);
  return stems.some((stem) => own === stem || (stem.length >= minPrefixLength && own.startsWith(stem)));
};

/** Splits a text into parts and marks the words that match the search, in any inflection. */
export const markedWords = (text: string, words: string): MarkedPart[] => {
  const stems = stemsOf(words);
  const parts: MarkedPart[] = [];
  let between = '';
  for (const [index, piece] of text.split(word).entries())
    if (index % 2 === 1 && isMatch(piece, stems)) {
      if (between !== '') parts.push({ text: between, isMarked: false });
      parts.push({ text: piece, isMarked: true });
      between = '';
    } else between += piece;
  return between === '' ? parts : [...parts, { text: between, isMarked: false }];
};
