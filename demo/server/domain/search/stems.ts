import type { Queryable } from '../../db/db.ts';

/** The stems of a text in reading order, with repetitions, without stop words. */
export type Stems = readonly string[];

/**
 * The Italian stems of each text, from the database's text search configuration `it`, so that index and questions agree on
 * both databases.
 */
export const stemsOf = async (db: Queryable, texts: readonly string[]): Promise<Stems[]> => {
  const rows = await db.query<{ stems: string[] }>(
    `select coalesce(array_agg(w.lexeme order by p.position), '{}') as stems
       from unnest($1::text[]) with ordinality as t (source, ord)
       left join lateral unnest(to_tsvector('it', search_text(t.source))) as w (lexeme, positions, weights) on true
       left join lateral unnest(w.positions) as p (position) on true
      group by t.ord order by t.ord`,
    [texts],
  );
  return rows.map(({ stems }) => stems.filter((stem) => stem !== null));
};
