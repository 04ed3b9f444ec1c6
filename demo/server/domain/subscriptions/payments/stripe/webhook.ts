import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../../db/db.ts';

/** An event's signature is valid for this time, so that a recorded one is not. */
const TOLERANCE_SECONDS = 300;
/** Events are remembered for longer than Stripe repeats them. */
const REMEMBERED_MS = 7 * 86_400_000;

/**
 * Whether Stripe signed this body, and just now. The header is `t=<seconds>,v1=<HMAC of "t.body">`, with several `v1` while a
 * secret is replaced. `now` is the real time, milliseconds.
 */
export const isSigned = (header: string | undefined, body: string, secret: string, now: number): boolean => {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' ? Buffer.from(value, 'hex') : undefined;
    return given?.length === expected.length && timingSafeEqual(given, expected);
  });
};

/** Whether an event was taken before. */
export const isKnownEvent = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.query('select from stripe_event where id = $1', [id])).length > 0;

/** Remembers an event after what it caused: one that fails in between comes again. */
export const noteEvent = async (db: Queryable, id: string, now: number): Promise<void> => {
  await db.query('delete from stripe_event where at < $1', [new Date(now - REMEMBERED_MS)]);
  await db.query('insert into stripe_event (id, at) values ($1, $2) on conflict do nothing', [id, new Date(now)]);
};
