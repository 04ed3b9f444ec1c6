import { type SeatEvent, seatMoves } from '../../../../../src/rules/subscriptions/sub-users.ts';
import type { Day } from '../../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../../db/db.ts';

/** Applies an event of a subscription to all its seats. `expiresOn`: their new last day, if any. */
export const moveSeats = async (
  tx: Queryable,
  subscriptionId: number,
  event: SeatEvent,
  expiresOn?: Day,
): Promise<void> => {
  const moves = seatMoves(event);
  await tx.query(
    `update seat set status = m.after, expires_on = coalesce($4, seat.expires_on)
       from unnest($2::text[], $3::text[]) as m (before, after)
      where seat.subscription_id = $1 and seat.status = m.before`,
    [subscriptionId, moves.map(([from]) => from), moves.map(([, to]) => to), expiresOn ?? null],
  );
};
