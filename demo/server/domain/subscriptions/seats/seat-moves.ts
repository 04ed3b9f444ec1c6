import { type SeatEvent, seatMoves } from '../../../../../src/rules/subscriptions/sub-users.ts';
import type { Day } from '../../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../../db/db.ts';

/** What happens to a subscription happens to all its places; `expiresOn` is their new last day where they get one. */
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
