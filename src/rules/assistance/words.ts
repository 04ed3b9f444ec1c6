/** How people write in chats, with the word that they mean. */
const shorthand: Readonly<Record<string, string>> = {
  nn: 'non',
  xke: 'perché',
  xché: 'perché',
  xche: 'perché',
  pk: 'perché',
  ke: 'che',
  cn: 'con',
  cmq: 'comunque',
  qnd: 'quando',
  qnt: 'quanto',
  qst: 'questo',
  qlc: 'qualcosa',
  qlcn: 'qualcuno',
  tt: 'tutto',
  dv: 'dove',
  cs: 'cosa',
  grz: 'grazie',
  thx: 'grazie',
  tks: 'grazie',
  tnx: 'grazie',
  grazie1000: 'grazie mille',
  abb: 'abbonamento',
  abbo: 'abbonamento',
  tel: 'telefono',
  msg: 'messaggio',
  pswd: 'password',
  psw: 'password',
  pwd: 'password',
  pw: 'password',
  cell: 'cellulare',
  abbon: 'abbonamento',
  num: 'numero',
};

/** A text with whole words in place of those that people shorten in chats, and drawn-out letters once. */
export const inFull = (text: string): string =>
  text
    .replace(/(?!w)(\p{L})\1{2,}/giu, '$1')
    .replace(/(?<![\p{L}\d@.])[\p{L}\d]+(?![\p{L}\d@])/gu, (word) => shorthand[word.toLowerCase()] ?? word);

/** The words of a text: lower case, without accents and marks. `@` and inner dots stay, so that addresses stay whole. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+(?:[@._-]+[\p{L}\d]+)*/gu) ?? [];

/** Right words that differ in one letter from a word of a table. */
const otherWords: readonly string[] = [
  'contratt',
  'perdon',
  'ricevo',
  'ricevi',
  'persino',
  'pagina',
  'servito',
  'rinvi',
  'pretendo',
  'pretende',
  'pretendi',
  'finit',
  'importa',
];

/** Length from which a word may contain one wrong letter, and two. */
const oneTypo = 6;
const twoTypos = 9;

/** Edit distance of two words; two swapped neighbours count once. */
const distance = (one: string, other: string): number => {
  let [before, row] = [[] as number[], [...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
};

const isMisspelt = (word: string, wanted: string, isStem: boolean): boolean => {
  if (wanted.length < oneTypo || word[0] !== wanted[0]) return false;
  if (otherWords.some((other) => word.startsWith(other) && !wanted.startsWith(other))) return false;
  const most = wanted.length < twoTypos ? 1 : 2;
  const lengths = isStem ? [wanted.length - 1, wanted.length, wanted.length + 1] : [word.length];
  return lengths.some((length) => distance(word.slice(0, length), wanted) <= most);
};

/** Whether a word is the wanted one, `abbonament-` standing for any ending; typing errors count in long words. */
const isWord = (word: string, wanted: string): boolean => {
  const isStem = wanted.endsWith('-');
  const bare = isStem ? wanted.slice(0, -1) : wanted;
  return (isStem ? word.startsWith(bare) : word === bare) || isMisspelt(word, bare, isStem);
};

const hasPhrase = (words: readonly string[], phrase: string): boolean => {
  const wanted = phrase.split('_');
  return words.some((_, at) => wanted.every((one, n) => isWord(words[at + n] ?? '', one)));
};

/**
 * Whether the words fit a pattern. Its parts, between spaces, must all be there, in any order; `a|b` is either, `a_b` one
 * after the other, `stem-` any ending, `!a` must not be there: `scad-|finisc- abbonament-|mio !cart-`.
 */
export const fits = (words: readonly string[], pattern: string): boolean =>
  pattern.split(' ').every((part) => {
    const isBarred = part.startsWith('!');
    const found = part
      .slice(isBarred ? 1 : 0)
      .split('|')
      .some((phrase) => hasPhrase(words, phrase));
    return found !== isBarred;
  });

/** The first pattern that the words fit. */
export const fitting = (words: readonly string[], patterns: readonly string[]): string | undefined =>
  patterns.find((pattern) => fits(words, pattern));
