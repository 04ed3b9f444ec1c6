import type { Transaction } from '../../db/db.ts';

/** A passage of a story to index; the title is the article's. */
export interface StoryText {
  readonly articleId: number;
  readonly ord: number;
  readonly body: string;
  /** Its words as the text of a tsvector, without the filters, when the writer knows them already. */
  readonly words?: string;
}

/** First key of the advisory locks of those who write a brand's passages, one at a time; the second is the brand. */
const WRITERS_LOCK = 4300_06;

/** Passages per insert statement. */
const BATCH_SIZE = 3000;

const lock = (tx: Transaction, brandId: number) =>
  tx.query('select pg_advisory_xact_lock($1, $2)', [WRITERS_LOCK, brandId]);

const added = `
with fresh as (
  insert into story_passage (brand_id, article_id, ord, body, words, len)
  select $1, t.article_id, t.ord, t.body, own.words || filters.words,
         (select coalesce(sum(cardinality(w.positions)), 0) from unnest(own.words) as w)
    from unnest($2::bigint[], $3::int[], $4::text[], $5::text[]) as t (article_id, ord, body, words)
         join article a on a.id = t.article_id
         cross join lateral (select coalesce(t.words::tsvector,
           setweight(to_tsvector('it', search_text(a.title)), 'A') || to_tsvector('it', search_text(t.body))) as words) own
         cross join lateral (select array_to_tsvector(array_remove(
           array['§s' || a.section_id, '§g' || a.signature_id, '§c' || a.category], null)) as words) filters
  returning words, len
),
counted as (
  insert into term as t (brand_id, kind, term, df)
  select $1, 'article', w.lexeme, count(*) from fresh cross join lateral unnest(fresh.words) as w group by w.lexeme
  on conflict (brand_id, kind, term) do update set df = t.df + excluded.df
)
insert into story_total as s (brand_id, passages, len)
select $1, count(*), coalesce(sum(len), 0) from fresh
on conflict (brand_id) do update set passages = s.passages + excluded.passages, len = s.len + excluded.len`;

/** Makes the index of a brand's passages, if it has none. Only another brand's writer may wait for it. */
const index = async (tx: Transaction, brandId: number): Promise<void> => {
  const name = `story_passage_words_${brandId}`;
  const [found] = await tx.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name]);
  if (found?.there) return;
  await tx.exec(`create index ${name} on story_passage using gin (words) where brand_id = ${brandId}`);
};

/**
 * Adds the passages of a brand's new stories to the search. Readers find them when the transaction commits, and wait for
 * nothing meanwhile; other writers of the brand wait.
 */
export const addStories = async (tx: Transaction, brandId: number, texts: readonly StoryText[]): Promise<void> => {
  if (texts.length === 0) return;
  await lock(tx, brandId);
  await index(tx, brandId);
  for (let from = 0; from < texts.length; from += BATCH_SIZE) {
    const some = texts.slice(from, from + BATCH_SIZE);
    await tx.query(added, [
      brandId,
      some.map(({ articleId }) => articleId),
      some.map(({ ord }) => ord),
      some.map(({ body }) => body),
      some.map(({ words }) => words ?? null),
    ]);
  }
};

/** Takes all passages of a brand's stories out of the search. */
export const removeStories = async (tx: Transaction, brandId: number): Promise<void> => {
  await lock(tx, brandId);
  await tx.query('delete from story_passage where brand_id = $1', [brandId]);
  await tx.query(`delete from term where brand_id = $1 and kind = 'article'`, [brandId]);
  await tx.query('delete from story_total where brand_id = $1', [brandId]);
};
