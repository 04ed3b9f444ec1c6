import { addDays, type Day, dayOf, startOfDay } from '../../../../src/rules/text/calendar.ts';
import type { Db } from '../../db/db.ts';
import { moveCalendar } from '../seed/move-calendar.ts';

/** After a failure the next attempt waits this long: on a full disk each one would fail. */
const RETRY_MS = 5000;

/** Publishes the paper of each day for as long as the server runs. */
export interface PaperOfDay {
  /** Resolves when the newest paper is that of the world's day: at once, unless midnight or a clock jump passed. */
  publish(): Promise<void>;
}

/** Dates the newest paper to `today`. Several servers may do so at once. */
const publishDay = async (db: Db, today: Day): Promise<void> => {
  const old = await db.query('select from edition where day <> $1::date - slot limit 1', [today]);
  if (old.length === 0) return;
  await db.tx(async (tx) => {
    // A server that seeds a whole paper locks it for minutes.
    await tx.query(`set local lock_timeout = '2s'`);
    await moveCalendar(tx, today);
  });
};

/** `now` is the world's clock, milliseconds. When publishing fails, the paper of the day before stays. */
export const createPaperOfDay = (db: Db, now: () => number): PaperOfDay => {
  let published = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };
  let pending: Promise<void> | undefined;
  let retryAt = Number.NEGATIVE_INFINITY;
  const publish = async (): Promise<void> => {
    const today = dayOf(new Date(now()));
    try {
      await publishDay(db, today);
      published = { from: startOfDay(today), until: startOfDay(addDays(today, 1)) };
    } catch {
      retryAt = performance.now() + RETRY_MS;
    }
  };
  return {
    publish: () => {
      const isOut = now() >= published.from && now() < published.until;
      if (isOut || performance.now() < retryAt) return Promise.resolve();
      pending ??= publish().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
};
