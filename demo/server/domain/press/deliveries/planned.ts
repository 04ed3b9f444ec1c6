import type { Db, Queryable } from '../../../db/db.ts';
import { rightsOf } from '../../subscriptions/rights.ts';
import type { Content } from '../stories/content.ts';
import { mailOf } from './compose.ts';
import { deliverWithin, type Target } from './deliver.ts';

/** A scheduled delivery, or one that could not be sent at its time. */
export interface Planned {
  readonly id: number;
  readonly reviewId: number;
  readonly at: Date;
  readonly state: 'waiting' | 'missed';
  readonly content: Content;
  readonly targets: readonly Target[];
}

/** Most pending deliveries of an account. */
export const MAX_PLANNED = 20;

const columns = `p.id, p.review_id as "reviewId", p.at, p.state, p.content, p.targets
  from review_planned p join review r on r.id = p.review_id where r.account_id = $1`;

/** The scheduled deliveries of an account by time; missed ones are listed for a week. */
export const plannedOf = (db: Queryable, accountId: string, now: number): Promise<Planned[]> =>
  db.query<Planned>(
    `select ${columns} and (p.state = 'waiting' or (p.state = 'missed' and p.at > $2::timestamptz - interval '7 days'))
      order by p.at, p.id`,
    [accountId, new Date(now)],
  );

/**
 * Schedules a review as it is now; returns undefined when too many are pending. The same order twice is scheduled once:
 * the reader repeats it when its answer got lost.
 */
export const plan = (
  db: Db,
  accountId: string,
  { reviewId, at, content, targets }: Omit<Planned, 'id' | 'state'>,
  now: number,
): Promise<number | undefined> =>
  db.tx(async (tx) => {
    await tx.query('select from account where id = $1 for update', [accountId]);
    const [same] = await tx.query<{ id: number }>(
      `select id from review_planned where review_id = $1 and at = $2 and state = 'waiting'
          and content::text = $3 and targets = $4::jsonb`,
      [reviewId, at, JSON.stringify(content), JSON.stringify(targets)],
    );
    if (same) return same.id;
    const pending = (await plannedOf(tx, accountId, now)).filter(({ state }) => state === 'waiting');
    if (pending.length >= MAX_PLANNED) return undefined;
    const [made] = await tx.query<{ id: number }>(
      `insert into review_planned (review_id, at, content, targets, created_at) values ($1, $2, $3, $4, $5) returning id`,
      [reviewId, at, JSON.stringify(content), JSON.stringify(targets), new Date(now)],
    );
    return made?.id;
  });

/** Cancels a scheduled delivery; false when it was sent or cancelled before, or is not the account's. */
export const cancelPlanned = async (db: Queryable, accountId: string, id: number): Promise<boolean> => {
  const rows = await db.query(
    `update review_planned p set state = 'cancelled' from review r
      where r.id = p.review_id and r.account_id = $1 and p.id = $2 and p.state = 'waiting' returning p.id`,
    [accountId, id],
  );
  return rows.length > 0;
};

interface Due extends Planned {
  readonly accountId: string;
  readonly brandId: number;
}

/** The targets that still apply: without removed or inactive recipients, with their current addresses. */
const targetsNow = async (db: Queryable, accountId: string, targets: readonly Target[]): Promise<Target[]> => {
  const listed = await db.query<Target>(
    'select id as "recipientId", email, name from recipient where account_id = $1 and active',
    [accountId],
  );
  const known = new Map(listed.map((one) => [one.recipientId, one]));
  return targets.flatMap((target) => (target.recipientId === null ? target : (known.get(target.recipientId) ?? [])));
};

/** Changes the state of a pending delivery; false when another server has done so. */
const take = async (db: Queryable, id: number, state: 'sent' | 'missed'): Promise<boolean> => {
  const rows = await db.query(`update review_planned set state = $2 where id = $1 and state = 'waiting' returning id`, [
    id,
    state,
  ]);
  return rows.length > 0;
};

/** Composes the mails before locking the row, so that no transaction waits for a PDF. */
const sendOne = async (db: Db, { id, reviewId, content, targets, ...due }: Due, now: number): Promise<void> => {
  const { abbonatoRassegna } = await rightsOf(db, due.accountId, now);
  const left = await targetsNow(db, due.accountId, targets);
  if (!abbonatoRassegna || left.length === 0) {
    await take(db, id, 'missed');
    return;
  }
  const mailTo = await mailOf(due.brandId, content);
  await db.tx(async (tx) => {
    // The row stays locked until the ledger is written: a second server waits here, then finds it sent.
    if (await take(tx, id, 'sent')) await deliverWithin(tx, { id: reviewId, content, targets: left, mailTo }, now);
  });
};

/**
 * Sends the scheduled deliveries that are due, each once, with any number of servers. One that was due while no server
 * ran is sent in the first round. A failing one does not stop the others.
 */
export const sendPlanned = async (db: Db, now: number): Promise<void> => {
  const due = await db.query<Due>(
    `select p.id, p.review_id as "reviewId", p.at, p.state, p.content, p.targets, a.id as "accountId",
            a.brand_id as "brandId"
       from review_planned p join review r on r.id = p.review_id join account a on a.id = r.account_id
      where p.state = 'waiting' and p.at <= $1 order by p.at, p.id`,
    [new Date(now)],
  );
  const errors: unknown[] = [];
  for (const one of due) await sendOne(db, one, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
};
