import type { Queryable } from '../../db/db.ts';
import { checkClaim } from '../model/claims.ts';
import type { Passage } from '../model/client.ts';
import type { Support } from './planned.ts';
import { quoteOf } from './sentences.ts';
import { placeOfSource } from './sources.ts';
import { type Citation, withoutMarkers } from './tail.ts';

/** A plan's passages as a model gets them. */
export const passagesOf = (supports: readonly Support[]): Passage[] =>
  supports.map(({ n, passage, source }) => ({
    n,
    place: placeOfSource(source),
    title: source.title,
    body: passage.body,
  }));

/** A model's sentence that may be shown. */
interface Checked {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** A written sentence that its passages support, with their citations and the numbers of its sources; else undefined. */
export const checkSentence = async (
  db: Queryable,
  sentence: string,
  supports: readonly Support[],
): Promise<Checked | undefined> => {
  const claim = await checkClaim(db, sentence, passagesOf(supports));
  if (!claim) return undefined;
  const safe = withoutMarkers(claim.text).replaceAll('{', '(').replaceAll('}', ')');
  const marks = claim.quotes.map(({ n }) => `[${n}]`).join(' ');
  return {
    text: `${safe.trimEnd().replace(/([.!?…]?)$/, ` ${marks}$1`)}`,
    citations: claim.quotes.flatMap(({ n, quote }) => {
      const support = supports.find((one) => one.n === n);
      return support ? [{ ...support.source, n, quote: quoteOf(quote) }] : [];
    }),
  };
};
