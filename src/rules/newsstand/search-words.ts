const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+(?!['’\p{L}\p{N}])/gu) ?? [];

/** Alternatives of a search: `tram or bus -treno` has two. Excluded words are left out. */
const alternativesIn = (q: string): string[] =>
  q
    .replace(/(^|\s)-("[^"]*"?|\S+)/g, ' ')
    .split(/\s+or\s+/i)
    .filter((part) => part.trim() !== '');

/** Italian inflects the final vowel. Words without one ('tram', 'sport', 'film') have no other form than a plural with s. */
const isInvariable = (word: string): boolean => /[b-df-hj-np-tv-z]$/.test(word);

/** An alternative of a search, and its words that the stemmer would give other forms: 'tramite' is no form of 'tram'. */
export interface Alternative {
  readonly q: string;
  readonly invariable: readonly string[];
}

/** The alternatives of a search that has invariable words; undefined when the stems of its words are enough. */
export const invariableIn = (q: string): readonly Alternative[] | undefined => {
  const alternatives = alternativesIn(q).map((part) => ({ q: part, invariable: wordsIn(part).filter(isInvariable) }));
  return alternatives.some(({ invariable }) => invariable.length > 0) ? alternatives : undefined;
};

/** Pattern of a search without operators as an exact phrase, for text without accents and capitals; empty otherwise. */
export const phrasePattern = (q: string): string =>
  /"|(^|\s)-|\sor\s/i.test(q) ? '' : (bare(q).match(/[\p{L}\p{N}]+/gu) ?? []).join('\\W+');

const areForms = (one: string, other: string): boolean =>
  isInvariable(one) || isInvariable(other)
    ? one === other || `${one}s` === other || `${other}s` === one
    : one.slice(0, 3) === other.slice(0, 3);

/** Whether a word that the stemmer found is a form of a word of the search. */
export const isFormOfSearched = (found: string, q: string): boolean => {
  const searched = alternativesIn(q).flatMap(wordsIn);
  return wordsIn(found).some((word) => searched.some((one) => areForms(word, one)));
};
