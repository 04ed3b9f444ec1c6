import { seatActions } from '../../../../../src/rules/subscriptions/sub-users.ts';
import { ApiError, statusText } from '../../../base/api-error.ts';
import type { Base } from '../../../base/hosts.ts';
import type { Db, Transaction } from '../../../db/db.ts';
import { countCall } from '../../../db/rate-limit.ts';
import { codeHash, seatCoder } from './codes.ts';
import { countInvitation, sendInvitation } from './invitations.ts';
import { type Invitee, inviteError, inviteFaultIn } from './invite.ts';
import { lockOwnSeat, type Seat } from './seats.ts';

const perSeat = { name: 'seat-resend', limit: 3, windowMs: 3_600_000 };

const lock = async (tx: Transaction, ownerId: string, id: number): Promise<Seat> => {
  const seat = await lockOwnSeat(tx, ownerId, id);
  if (!seat) throw new ApiError(404, statusText(404));
  return seat;
};

const refuse = (): never => {
  throw new ApiError(409, 'Questa azione ora non è possibile per questo utente.', { code: 'ERR_STATUS' });
};

/** Gives a free seat to a person. Makes its code; sends nothing. */
const assign = async (tx: Transaction, seat: Seat, invitee: Invitee): Promise<void> => {
  const fault = await inviteFaultIn(tx, seat, invitee);
  if (fault !== undefined) throw inviteError(fault);
  const coder = await seatCoder(tx);
  const code = coder({ id: seat.id, invite_no: seat.invite_no + 1 });
  await tx.query(
    `update seat set email = $2, name = $3, note = $4, status = 'to_send_activation', invite_no = $5, code_hash = $6
      where id = $1`,
    [seat.id, invitee.email, invitee.name, invitee.note, seat.invite_no + 1, codeHash(code)],
  );
};

/** Sends a code for the first time. A free seat is first given to `invitee`; without `send`, its code is not sent yet. */
export const sendCode = (
  db: Db,
  ownerId: string,
  id: number,
  invitee: (Invitee & { readonly send: boolean }) | undefined,
  base: Base,
  now: number,
): Promise<number> =>
  db.tx(async (tx) => {
    const seat = await lock(tx, ownerId, id);
    const actions = seatActions(seat.status, seat.subscription_state);
    if (!actions.includes('send') && !actions.includes('assign')) refuse();
    if (actions.includes('assign')) {
      if (!invitee) {
        throw new ApiError(422, statusText(422), { code: 'ERR_EMAIL', errors: { email: 'ERR_EMAIL' } });
      }
      await assign(tx, seat, invitee);
      if (!invitee.send) return seat.subscription_id;
    }
    const assigned = await lock(tx, ownerId, id);
    await countInvitation(tx, ownerId, assigned.email ?? '', now);
    await sendInvitation(tx, assigned, await seatCoder(tx), base, now);
    return seat.subscription_id;
  });

/** Sends a code again, at most three times an hour. */
export const resendCode = (db: Db, ownerId: string, id: number, base: Base, now: number): Promise<number> =>
  db.tx(async (tx) => {
    const seat = await lock(tx, ownerId, id);
    if (!seatActions(seat.status, seat.subscription_state).includes('resend')) refuse();
    await countCall(tx, perSeat, String(id), now, 'Hai già reinviato il codice più volte. Riprova tra un’ora.');
    await countInvitation(tx, ownerId, seat.email ?? '', now);
    await sendInvitation(tx, seat, await seatCoder(tx), base, now);
    return seat.subscription_id;
  });

/** Removes a seat and returns it: its person loses access, its code is void, the place is free. */
export const removeSeat = (db: Db, ownerId: string, id: number): Promise<Seat> =>
  db.tx(async (tx) => {
    const seat = await lock(tx, ownerId, id);
    await tx.query('delete from seat where id = $1', [id]);
    return seat;
  });
