/** Words that end the reach of a number: 'tredici nella sola provincia' counts no provinces. */
export const BREAKS: ReadonlySet<string> = new Set(
  (
    'a ad al ai agli alla alle allo all con da dal dai dagli dalla dalle dallo dall del dei degli della delle dello dell di e ed ' +
    'fra in nel nei negli nella nelle nello nell o per su sul sui sugli sulla sulle sullo sull tra che chi non'
  ).split(' '),
);
const isAmount =
  /^(?:\d.*|metà|doppio|triplo|terzo|quarto|decin[ae]|centinai[oa]|migliai[oa]|milion[ei]|miliard[oi])$/u;
/** After these, 'di' comes before the counted thing: 'due milioni di litri'. */
const isCollective = /^(?:decin[ae]|centinai[oa]|migliai[oa]|milion[ei]|miliard[oi])$/u;
const isMark = /^[.,:;(]$/u;

/** Adjectives between a number and its thing, and words between a thing and its number. */
const BEFORE = 2;
const AFTER = 3;
/** Letters that a thing may have after its stem. */
const ENDING = 3;

const numberBefore = (tokens: readonly string[], at: number): boolean => {
  for (let skipped = 0, place = at - 1; place >= 0 && skipped <= BEFORE; place -= 1, skipped += 1) {
    const token = tokens[place] ?? '';
    if (isAmount.test(token)) return true;
    if (token === 'di' && isCollective.test(tokens[place - 1] ?? '')) return true;
    if (isMark.test(token) || BREAKS.has(token)) return false;
  }
  return false;
};

/** 'Le fermate sono dodici', 'fermate: dodici', 'i posti salgono a 486'; not the next number of a list. */
const numberAfter = (tokens: readonly string[], at: number): boolean => {
  for (let place = at + 1; place <= at + 1 + AFTER; place += 1) {
    const token = tokens[place] ?? '.';
    if (isAmount.test(token)) return true;
    if (isMark.test(token) && (place > at + 1 || token === '.' || token === ';')) return false;
  }
  return false;
};

/** How a sentence has a thing: with its number beside it, without, as a word that only begins alike, or not. */
export type Count = 'counted' | 'named' | 'alike' | 'absent';

/** Finds how a sentence, with its numbers in digits, counts a thing: 'fermate' in '12 fermate, un passaggio ogni 8 minuti'. */
export const countOf = (thing: string, sentence: string): Count => {
  const noun = thing.toLowerCase();
  const stem = noun.slice(0, Math.max(3, noun.length - (noun.length > 5 ? 2 : 1)));
  const text = sentence.toLowerCase().replace(/\S+ per cento|\S+ ?%/gu, ' ');
  const tokens = text.match(/\d[\d.,]*\d|[\p{L}\d]+|[.,:;(]/gu) ?? [];
  const places = tokens.flatMap((token, at) =>
    token.startsWith(stem) && token.length <= stem.length + ENDING ? [at] : [],
  );
  if (places.some((at) => numberBefore(tokens, at) || numberAfter(tokens, at))) return 'counted';
  if (places.length > 0) return 'named';
  // 'Fermò' is no 'fermate', 'abitazioni' are no 'abitanti'.
  return tokens.some((token) => token.startsWith(noun.slice(0, 4))) ? 'alike' : 'absent';
};

/** Words after a number that may be what it counts: an adjective and a noun. */
const COUNTED = 2;

/** The words that the numbers of a sentence count, with its numbers in digits: 'passeggeri auto' of '400 passeggeri e 48 auto'. */
export const countedIn = (sentence: string): string[] => {
  const tokens = sentence.toLowerCase().match(/\d[\d.,]*\d|[\p{L}\d]+|[.,:;(]/gu) ?? [];
  return tokens.flatMap((token, at) => {
    if (!isAmount.test(token)) return [];
    const from = at + (isCollective.test(token) && tokens[at + 1] === 'di' ? 2 : 1);
    const after = tokens.slice(from, from + COUNTED);
    const end = after.findIndex((word) => isMark.test(word) || BREAKS.has(word) || isAmount.test(word));
    return end < 0 ? after : after.slice(0, end);
  });
};
