import { type Day, dayOf } from '../../../../../src/rules/text/calendar.ts';
import type { Db, Queryable } from '../../../db/db.ts';
import { factColumns, isOut, type RowFacts, storyTables } from './rows.ts';

export interface Review {
  readonly id: number;
  readonly day: Day;
}

/** A selected story. */
export interface Item extends RowFacts {
  readonly sezione: string;
  readonly nota: string;
}

/** Stories to select or deselect, a new order, a section and a note for them. */
export interface Change {
  readonly ids: readonly number[];
  readonly selected: boolean;
  readonly order: readonly number[] | undefined;
  readonly section: string | undefined;
  readonly note: string | undefined;
}

export const MAX_ITEMS = 500;

interface NewestReview extends Review {
  /** When it was first sent or scheduled. */
  readonly sentAt: Date | null;
}

/** A selection is closed once the day is over on which it was first sent or scheduled. The next change then starts a new one. */
const isOpen = ({ sentAt }: NewestReview, today: Day): boolean => sentAt === null || dayOf(sentAt) === today;

/** The open selection of an account; undefined before its first change. */
export const openReview = async (db: Queryable, accountId: string, today: Day): Promise<Review | undefined> => {
  const [row] = await db.query<NewestReview>(
    `select r.id, r.day, least(
         (select min(created_at) from review_delivery where review_id = r.id),
         (select min(created_at) from review_planned where review_id = r.id and state in ('waiting', 'sent'))
       ) as "sentAt"
       from review r where account_id = $1 order by id desc limit 1`,
    [accountId],
  );
  return row && isOpen(row, today) ? { id: row.id, day: row.day } : undefined;
};

/** One of the account's own selections, open or closed. */
export const reviewOf = async (db: Queryable, accountId: string, id: number): Promise<Review | undefined> => {
  const [row] = await db.query<Review>('select id, day from review where account_id = $1 and id = $2', [accountId, id]);
  return row;
};

/** The selected stories in order, without withdrawn ones. */
export const itemsOf = (db: Queryable, reviewId: number, now: number): Promise<Item[]> =>
  db.query<Item>(
    `select ${factColumns}, i.section as sezione, i.note as nota
       from ${storyTables} join review_item i on i.article_id = a.id where ${isOut} and i.review_id = $2
      order by i.ord, a.id`,
    [new Date(now), reviewId],
  );

/** A single story in the form of a selected one. */
export const oneItem = async (db: Queryable, articleId: number, now: number): Promise<Item | undefined> => {
  const [item] = await db.query<Item>(
    `select ${factColumns}, '' as sezione, '' as nota from ${storyTables} where ${isOut} and a.id = $2`,
    [new Date(now), articleId],
  );
  return item;
};

const add = async (db: Queryable, reviewId: number, ids: readonly number[], now: number): Promise<boolean> => {
  const known = await db.query<{ id: number }>(
    `select a.id from ${storyTables} where ${isOut} and a.id = any($2::bigint[])`,
    [new Date(now), [...ids]],
  );
  if (known.length < new Set(ids).size) return false;
  await db.query(
    `insert into review_item (review_id, article_id, ord)
     select $1, t.id, (select coalesce(max(ord), 0) from review_item where review_id = $1) + t.place
       from unnest($2::bigint[]) with ordinality as t (id, place) on conflict do nothing`,
    [reviewId, [...new Set(ids)]],
  );
  return true;
};

/** Puts the stories of `order` first; the others keep their order. */
const reorder = (db: Queryable, reviewId: number, order: readonly number[]): Promise<unknown> =>
  db.query(
    `update review_item i set ord = n.place
       from (select article_id, row_number() over (order by array_position($2::bigint[], article_id) nulls last, ord) as place
               from review_item where review_id = $1) n
      where i.review_id = $1 and i.article_id = n.article_id`,
    [reviewId, [...order]],
  );

/** Why a change was refused. */
export type ChangeFault = 'unknownArticle' | 'tooMany';

/**
 * Changes the open selection, or starts one. Concurrent changes of one account run one after the other, so that none is
 * lost.
 */
export const changeSelection = (
  db: Db,
  accountId: string,
  { ids, selected, order, section, note }: Change,
  today: Day,
  now: number,
): Promise<Review | ChangeFault> =>
  db
    .tx(async (tx) => {
      await tx.query('select from account where id = $1 for update', [accountId]);
      let review = await openReview(tx, accountId, today);
      if (!review) {
        const [made] = await tx.query<Review>(
          'insert into review (account_id, day, created_at) values ($1, $2, $3) returning id, day',
          [accountId, today, new Date(now)],
        );
        if (!made) throw new Error('The selection was not stored');
        review = made;
      }
      if (!selected) {
        await tx.query('delete from review_item where review_id = $1 and article_id = any($2::bigint[])', [
          review.id,
          [...ids],
        ]);
      } else if (!(await add(tx, review.id, ids, now))) return 'unknownArticle';
      await tx.query(
        `update review_item set section = coalesce($3, section), note = coalesce($4, note)
        where review_id = $1 and article_id = any($2::bigint[])`,
        [review.id, [...ids], section ?? null, note ?? null],
      );
      if (order) await reorder(tx, review.id, order);
      const [size] = await tx.query<{ count: number }>(
        'select count(*) as count from review_item where review_id = $1',
        [review.id],
      );
      if ((size?.count ?? 0) > MAX_ITEMS) throw new TooMany();
      return review;
    })
    .catch((error: unknown) => {
      if (error instanceof TooMany) return 'tooMany' as const;
      throw error;
    });

/** Thrown to roll the change back. */
class TooMany extends Error {}
