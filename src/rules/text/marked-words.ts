import type { MarkedPart } from './marked.ts';

/** Words that say nothing of what is looked for. */
const idle = new Set(
  [
    'il lo la gli le un uno una di da in con su per tra fra ed che chi non mi ti si ci vi ho ha se mio mia miei mie',
    'del dello della dei degli delle dell al allo alla ai agli alle all dal dalla dai dalle dall come cosa quando dove',
    'nel nello nella nei nelle nell sul sullo sulla sui sulle sull sono posso quale quali questo questa quest',
  ].flatMap((words) => words.split(' ')),
);

const word = /([\p{L}\p{M}\p{N}]+)/u;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** An Italian word without its ending, so that “fatture” finds “fattura”; short words are what they are. */
const stemOf = (text: string): string => {
  const plain = bare(text);
  return plain.length > 3 ? plain.replace(/[aeiou]+$/, '') : plain;
};

const stemsOf = (words: string): string[] =>
  words
    .split(word)
    .filter((piece, index) => index % 2 === 1 && piece.length > 1 && !idle.has(bare(piece)))
    .map(stemOf);

/** The words of a question that say what is asked for, each once. */
export const tellingWords = (question: string): readonly string[] => [
  ...new Set(
    question
      .split(word)
      .filter((piece, index) => index % 2 === 1 && piece.length > 1 && !idle.has(bare(piece)))
      .map((piece) => piece.toLowerCase()),
  ),
];

/** From how many letters on a stem also stands for the words that go on after it. */
const telling = 4;

const isMeant = (text: string, stems: readonly string[]): boolean => {
  const own = stemOf(text);
  return stems.some((stem) => own === stem || (stem.length >= telling && own.startsWith(stem)));
};

/** A text in pieces: the words that somebody looked for, in whatever form, and what stands between them. */
export const markedWords = (text: string, words: string): MarkedPart[] => {
  const stems = stemsOf(words);
  const parts: MarkedPart[] = [];
  let between = '';
  for (const [index, piece] of text.split(word).entries())
    if (index % 2 === 1 && isMeant(piece, stems)) {
      if (between !== '') parts.push({ text: between, isMarked: false });
      parts.push({ text: piece, isMarked: true });
      between = '';
    } else between += piece;
  return between === '' ? parts : [...parts, { text: between, isMarked: false }];
};
