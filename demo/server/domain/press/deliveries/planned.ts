import type { Db, Queryable } from '../../../db/db.ts';
import { rightsOf } from '../../subscriptions/rights.ts';
import type { Content } from '../stories/content.ts';
import { mailOf } from './compose.ts';
import { deliverWithin, type Target } from './deliver.ts';

/** A sending that waits for its hour, or one that did not go out when it came. */
export interface Planned {
  readonly id: number;
  readonly reviewId: number;
  readonly at: Date;
  readonly state: 'waiting' | 'missed';
  readonly content: Content;
  readonly targets: readonly Target[];
}

/** As many may wait at once. */
export const MOST_PLANNED = 20;

const columns = `p.id, p.review_id as "reviewId", p.at, p.state, p.content, p.targets
  from review_planned p join review r on r.id = p.review_id where r.account_id = $1`;

/** What an account has planned, by its hour; what did not go out stays for a week. */
export const plannedOf = (db: Queryable, accountId: string, now: number): Promise<Planned[]> =>
  db.query<Planned>(
    `select ${columns} and (p.state = 'waiting' or (p.state = 'missed' and p.at > $2::timestamptz - interval '7 days'))
      order by p.at, p.id`,
    [accountId, new Date(now)],
  );

/** Keeps a review as it is now until its hour; undefined where too many wait already. */
export const plan = (
  db: Db,
  accountId: string,
  { reviewId, at, content, targets }: Omit<Planned, 'id' | 'state'>,
  now: number,
): Promise<number | undefined> =>
  db.tx(async (tx) => {
    await tx.query('select from account where id = $1 for update', [accountId]);
    const waiting = (await plannedOf(tx, accountId, now)).filter(({ state }) => state === 'waiting');
    if (waiting.length >= MOST_PLANNED) return undefined;
    const [made] = await tx.query<{ id: number }>(
      `insert into review_planned (review_id, at, content, targets, created_at) values ($1, $2, $3, $4, $5) returning id`,
      [reviewId, at, JSON.stringify(content), JSON.stringify(targets), new Date(now)],
    );
    return made?.id;
  });

/** Takes a sending back; false where it has gone out, was taken back already or is not the account's. */
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

/** Those to whom it still goes: who has left the list or gets no review by now is left out, a new address counts. */
const targetsNow = async (db: Queryable, accountId: string, targets: readonly Target[]): Promise<Target[]> => {
  const listed = await db.query<Target>(
    'select id as "recipientId", email, name from recipient where account_id = $1 and active',
    [accountId],
  );
  const known = new Map(listed.map((one) => [one.recipientId, one]));
  return targets.flatMap((target) => (target.recipientId === null ? target : (known.get(target.recipientId) ?? [])));
};

/** Moves a waiting sending on; false where another server did so in the meantime. */
const take = async (db: Queryable, id: number, state: 'sent' | 'missed'): Promise<boolean> => {
  const rows = await db.query(`update review_planned set state = $2 where id = $1 and state = 'waiting' returning id`, [
    id,
    state,
  ]);
  return rows.length > 0;
};

/** The mails are written before the row is locked, so that nobody waits for a PDF. */
const sendOne = async (db: Db, { id, reviewId, content, targets, ...due }: Due, now: number): Promise<void> => {
  const { abbonatoRassegna } = await rightsOf(db, due.accountId, now);
  const left = await targetsNow(db, due.accountId, targets);
  if (!abbonatoRassegna || left.length === 0) {
    await take(db, id, 'missed');
    return;
  }
  const mailTo = await mailOf(due.brandId, content);
  await db.tx(async (tx) => {
    // The row stays locked until the ledger is written: a second server waits here, and finds it sent.
    if (await take(tx, id, 'sent')) await deliverWithin(tx, { id: reviewId, content, targets: left, mailTo }, now);
  });
};

/**
 * Sends what was planned for an hour that has come, each once, however many servers there are; one that came while none
 * ran goes out with the first round. What cannot be sent keeps nothing else from going out.
 */
export const sendPlanned = async (db: Db, now: number): Promise<void> => {
  const due = await db.query<Due>(
    `select p.id, p.review_id as "reviewId", p.at, p.state, p.content, p.targets, a.id as "accountId",
            a.brand_id as "brandId"
       from review_planned p join review r on r.id = p.review_id join account a on a.id = r.account_id
      where p.state = 'waiting' and p.at <= $1 order by p.at, p.id`,
    [new Date(now)],
  );
  const faults: unknown[] = [];
  for (const one of due) await sendOne(db, one, now).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
};
