/** Before these a full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(«"“])(?:[A-ZÀ-Ý]|art|avv|cfr|co|dott|dr|ecc|es|etc|gen|ing|mons|n|on|p|pag|pp|prof|s|sen|sig|ss|st|tel|v|vol)\.$/iu;

/** How long a quoted sentence may be; a longer one is cut at a word and marked. */
const LONGEST = 420;

const endsSentence = (left: string, right: string): boolean =>
  !ABBREVIATION.test(left) && /^["»”’)\]]*\s+["«“(–—]?\s*[\p{Lu}\p{N}]/u.test(right);

/** The sentences of a paragraph as they stand, white space made single. 'Alle 5.42 parte. Poi torna.' has two. */
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

/** A sentence as it is quoted: whole, or its beginning up to a word with '…'. */
export const quoteOf = (sentence: string): string =>
  sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`;
