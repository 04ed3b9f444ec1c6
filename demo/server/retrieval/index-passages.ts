import type { Transaction } from '../db/db.ts';
import { stemsOf } from './stems.ts';

/** Where an answer may come from. */
export type PassageKind = 'faq' | 'offer' | 'article';

/** A text to be found: `sourceId` and `ord` say which row, and which part of it, it came from. */
export interface PassageSource {
  readonly sourceId: number;
  readonly ord: number;
  readonly headline: string;
  readonly body: string;
  /** Other ways to say what the headline says: searched as the body is, never shown. */
  readonly also?: readonly string[];
}

const count = (stems: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/**
 * Replaces all passages of a brand and kind, with their postings and the kind's term list. Run it in the transaction
 * that changes the texts, so that no question is ever answered from half an index.
 */
export const replacePassages = async (
  tx: Transaction,
  brandId: number,
  kind: PassageKind,
  sources: readonly PassageSource[],
): Promise<void> => {
  await tx.query('delete from passage where brand_id = $1 and kind = $2', [brandId, kind]);
  await tx.query('delete from term where brand_id = $1 and kind = $2', [brandId, kind]);
  const heads = await stemsOf(
    tx,
    sources.map(({ headline }) => headline),
  );
  const bodies = await stemsOf(
    tx,
    sources.map(({ body, also = [] }) => [body, ...also].join('\n')),
  );
  for (const [index, source] of sources.entries()) {
    const head = heads[index] ?? [];
    const body = bodies[index] ?? [];
    const [row] = await tx.query<{ id: number }>(
      `insert into passage (brand_id, kind, source_id, ord, headline, body, len)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [brandId, kind, source.sourceId, source.ord, source.headline, source.body, head.length + body.length],
    );
    const inHead = count(head);
    const inBody = count(body);
    const terms = [...new Set([...head, ...body])];
    await tx.query(
      `insert into posting (term, passage_id, head, body)
       select term, $1, head, body from unnest($2::text[], $3::int[], $4::int[]) as t (term, head, body)`,
      [row?.id, terms, terms.map((term) => inHead.get(term) ?? 0), terms.map((term) => inBody.get(term) ?? 0)],
    );
  }
  await tx.query(
    `insert into term (brand_id, kind, term, df)
     select $1, $2, posting.term, count(*) from posting join passage on passage.id = posting.passage_id
      where passage.brand_id = $1 and passage.kind = $2 group by posting.term`,
    [brandId, kind],
  );
};
