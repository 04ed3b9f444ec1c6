import type { Db, Queryable } from '../../db/db.ts';

/** How many whole months of page views and clicks are kept. */
export const TRACKING_MONTHS = 13;

/** A page view or a click. */
export interface TrackingEvent {
  readonly brandId: number;
  readonly url: string;
  readonly event: string;
}

/** Stores an event in the table of its month. */
export const addTracking = async (
  db: Queryable,
  { brandId, url, event }: TrackingEvent,
  now: number,
): Promise<void> => {
  await db.query('insert into tracking (brand_id, url, event, at) values ($1, $2, $3, $4)', [
    brandId,
    url,
    event,
    new Date(now),
  ]);
};

/** The first moment of the month that lies `months` after (or before) the one of `now`, in UTC. */
const monthAt = (now: number, months: number): Date => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months));
};

const nameOf = (month: Date): string => `tracking_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/** Makes a month's table, unless its events are in the table of all others already. */
const makeMonth = async (db: Db, now: number, ahead: number): Promise<void> => {
  const [from, to] = [monthAt(now, ahead), monthAt(now, ahead + 1)];
  await db.tx(async (tx) => {
    const [other] = await tx.query('select from tracking_other where at >= $1 and at < $2 limit 1', [from, to]);
    if (other) return;
    await tx.exec(
      `create table if not exists ${nameOf(from)} partition of tracking
         for values from ('${from.toISOString()}') to ('${to.toISOString()}')`,
    );
  });
};

/**
 * Makes the tables of this month and the next, and drops those of the months that have had their time. Returns how many
 * events were removed, by table.
 */
export const keepTrackingByMonth = async (db: Db, now: number): Promise<Record<string, number>> => {
  for (const ahead of [0, 1]) await makeMonth(db, now, ahead);
  const before = monthAt(now, -TRACKING_MONTHS);
  const months = await db.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'tracking'::regclass and c.relname ~ '^tracking_\\d{4}_\\d\\d$' and c.relname < $1`,
    [nameOf(before)],
  );
  const removed: Record<string, number> = {};
  for (const { name } of months) {
    const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    await db.exec(`drop table ${name}`);
    removed[name] = row?.n ?? 0;
  }
  const rest = await db.query('delete from tracking_other where at < $1 returning 1', [before]);
  return rest.length > 0 ? { ...removed, tracking_other: rest.length } : removed;
};
