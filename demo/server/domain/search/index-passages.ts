import type { Transaction } from '../../db/db.ts';
import { type Stems, stemsOf } from './stems.ts';

/** Sources of answers. */
export type PassageKind = 'faq' | 'offer';

/** A text to index: part `ord` of the row `sourceId`. */
export interface PassageSource {
  readonly sourceId: number;
  readonly ord: number;
  readonly headline: string;
  readonly body: string;
  /** Other wordings of the headline: searched like the body, never shown. */
  readonly also?: readonly string[];
}

const count = (stems: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** A text with its stems. */
interface Indexed extends Omit<PassageSource, 'body'> {
  readonly text: string;
  readonly head: Stems;
  readonly body: Stems;
}

/** Passages per insert statement. */
const BATCH_SIZE = 100;

const postingsOf = (id: number, { head, body }: Indexed): [term: string, id: number, head: number, body: number][] => {
  const inHead = count(head);
  const inBody = count(body);
  const terms = [...new Set([...head, ...body])];
  return terms.map((term) => [term, id, inHead.get(term) ?? 0, inBody.get(term) ?? 0]);
};

const insertPassages = async (
  tx: Transaction,
  brandId: number,
  kind: PassageKind,
  texts: readonly Indexed[],
): Promise<void> => {
  const rows = await tx.query<{ id: number; sourceId: number; ord: number }>(
    `insert into passage (brand_id, kind, source_id, ord, headline, body, len)
     select $1, $2, source_id, ord, headline, body, len
       from jsonb_to_recordset($3::jsonb) as t (source_id bigint, ord int, headline text, body text, len int)
     returning id, source_id as "sourceId", ord`,
    [
      brandId,
      kind,
      JSON.stringify(
        texts.map(({ sourceId, ord, headline, text, head, body }) => ({
          source_id: sourceId,
          ord,
          headline,
          body: text,
          len: head.length + body.length,
        })),
      ),
    ],
  );
  const ids = new Map(rows.map(({ id, sourceId, ord }) => [`${sourceId} ${ord}`, id]));
  const postings = texts.flatMap((text) => postingsOf(ids.get(`${text.sourceId} ${text.ord}`) ?? 0, text));
  await tx.query(
    `insert into posting (term, passage_id, head, body)
     select * from unnest($1::text[], $2::bigint[], $3::int[], $4::int[])`,
    [0, 1, 2, 3].map((column) => postings.map((posting) => posting[column])),
  );
};

/**
 * Replaces all passages of a brand and kind, with their postings and term list. Run it in the transaction that changes
 * the texts, so that the index is never incomplete.
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
  const indexed = sources.map((source, index) => ({
    ...source,
    head: heads[index] ?? [],
    body: bodies[index] ?? [],
    text: source.body,
  }));
  for (let from = 0; from < indexed.length; from += BATCH_SIZE) {
    await insertPassages(tx, brandId, kind, indexed.slice(from, from + BATCH_SIZE));
  }
  await tx.query(
    `insert into term (brand_id, kind, term, df)
     select $1, $2, posting.term, count(*) from posting join passage on passage.id = posting.passage_id
      where passage.brand_id = $1 and passage.kind = $2 group by posting.term`,
    [brandId, kind],
  );
};
