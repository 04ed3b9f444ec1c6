import { readableParagraphs } from '../../../../src/rules/article/reading.ts';
import type { Transaction } from '../../db/db.ts';

interface StoredText {
  readonly id: number;
  readonly access: 'free' | 'subscriber';
  readonly body: string;
}

/**
 * Stores the part of each story of a brand that every reader may see, for the search by readers without the right to the
 * rest. Run it in the transaction that changes the stories.
 */
export const storeOpenParts = async (tx: Transaction, brandId: number): Promise<void> => {
  const rows = await tx.query<StoredText>('select id, access, body from article where brand_id = $1', [brandId]);
  const parts = rows.map(({ id, access, body }) => ({
    id,
    part: readableParagraphs(body.split('\n\n'), access, undefined).join('\n\n'),
  }));
  await tx.query(
    `insert into open_part (article_id, body, tsv)
     select a.id, t.part, setweight(to_tsvector('it', search_text(a.title)), 'A')
              || to_tsvector('it', search_text(a.summary || ' ' || t.part))
       from jsonb_to_recordset($1::jsonb) as t (id bigint, part text) join article a on a.id = t.id
     on conflict (article_id) do update set body = excluded.body, tsv = excluded.tsv`,
    [JSON.stringify(parts)],
  );
};
