import { isSameEmail, seatTexts } from '../../../../../src/rules/subscriptions/sub-users.ts';
import { fieldMessages, isEmail } from '../../../../../src/rules/text/fields.ts';
import { ApiError, statusText } from '../../../base/api-error.ts';
import type { Base } from '../../../base/hosts.ts';
import type { Db, Transaction } from '../../../db/db.ts';
import { tryMails } from '../../../mail/limits.ts';
import { lockOwn, lockSubscription, type Subscription } from '../store.ts';
import { codeHash, type SeatCoder, seatCoder } from './codes.ts';
import { countInvitation, sendInvitation } from './invitations.ts';
import { type Seat, seatsIn } from './seats.ts';

/** A person to invite, as typed. */
export interface Invitee {
  readonly email: string;
  readonly name: string | null;
  readonly note: string | null;
}

/** Why a person cannot be invited. */
export type InviteFault =
  | 'ERR_EMAIL'
  | 'ERR_SELF_INVITE'
  | 'ERR_ALREADY_INVITED'
  | 'ERR_NO_SEATS'
  | 'ERR_TOO_MANY_MAILS';

export const inviteTexts: Readonly<Record<InviteFault, string>> = {
  ERR_EMAIL: fieldMessages.email,
  ERR_SELF_INVITE: seatTexts.selfInvite,
  ERR_ALREADY_INVITED: 'Questa persona è già tra gli utenti collegati.',
  ERR_NO_SEATS: 'Non ci sono posti liberi.',
  ERR_TOO_MANY_MAILS: 'Abbiamo già inviato molte e-mail a questa persona. Riprova tra un giorno.',
};

const statuses: Readonly<Record<InviteFault, 409 | 422 | 429>> = {
  ERR_EMAIL: 422,
  ERR_SELF_INVITE: 422,
  ERR_ALREADY_INVITED: 409,
  ERR_NO_SEATS: 409,
  ERR_TOO_MANY_MAILS: 429,
};

/** The refusal of an invitation, with the invalid field. */
export const inviteError = (fault: InviteFault): ApiError =>
  new ApiError(statuses[fault], inviteTexts[fault], {
    code: fault,
    ...(fault === 'ERR_NO_SEATS' ? {} : { errors: { email: fault } }),
  });

/** Remaining seats of a subscription while invitations are added. */
interface Room {
  readonly taken: Set<string>;
  readonly freed: Seat[];
  left: number;
}

const roomOf = (row: Subscription, seats: readonly Seat[]): Room => ({
  taken: new Set(seats.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]))),
  freed: seats.filter(({ email }) => email === null),
  left: row.seats - seats.length,
});

const faultOf = (row: Subscription, room: Room, { email }: Invitee): InviteFault | undefined => {
  if (!isEmail(email)) return 'ERR_EMAIL';
  if (isSameEmail(email, row.owner_email)) return 'ERR_SELF_INVITE';
  if (room.taken.has(email.toLowerCase())) return 'ERR_ALREADY_INVITED';
  return room.left <= 0 && room.freed.length === 0 ? 'ERR_NO_SEATS' : undefined;
};

/** Why a free seat cannot be given to a person; undefined when it can. */
export const inviteFaultIn = async (
  tx: Transaction,
  seat: Seat,
  invitee: Invitee,
): Promise<InviteFault | undefined> => {
  const row = await lockSubscription(tx, seat.subscription_id);
  return row && faultOf(row, roomOf(row, await seatsIn(tx, row.id)), invitee);
};

/** Gives a person a new seat; without room, one that replaces a freed seat. Makes its code; sends nothing. */
const takeFreeSeat = async (
  tx: Transaction,
  row: Subscription,
  room: Room,
  { email, name, note }: Invitee,
  coder: SeatCoder,
  now: number,
): Promise<number> => {
  const freed = room.left > 0 ? undefined : room.freed.shift();
  if (freed) await tx.query('delete from seat where id = $1', [freed.id]);
  const [seat] = await tx.query<{ id: number; invite_no: number }>(
    `insert into seat (subscription_id, email, name, note, status, created_at)
     values ($1, $2, $3, $4, 'to_send_activation', $5) returning id, invite_no`,
    [row.id, email, name, note, new Date(now)],
  );
  if (!seat) throw new Error('The seat was not stored');
  if (!freed) room.left -= 1;
  room.taken.add(email.toLowerCase());
  await tx.query('update seat set code_hash = $2 where id = $1', [seat.id, codeHash(coder(seat))]);
  return seat.id;
};

const lockForInvites = async (tx: Transaction, ownerId: string, id: number): Promise<Subscription> => {
  const row = await lockOwn(tx, ownerId, id);
  if (!row) throw new ApiError(404, statusText(404));
  if (row.seats === 0 || row.state !== 'active') {
    throw new ApiError(409, 'Questo abbonamento ora non permette inviti.', { code: 'ERR_NO_INVITES' });
  }
  return row;
};

/** Invites one person. With `send` the mail is sent at once, else when the owner sends it. */
export const inviteOne = (
  db: Db,
  owner: { readonly accountId: string; readonly subscriptionId: number },
  invitee: Invitee & { readonly send: boolean },
  base: Base,
  now: number,
): Promise<void> =>
  db.tx(async (tx) => {
    const row = await lockForInvites(tx, owner.accountId, owner.subscriptionId);
    const room = roomOf(row, await seatsIn(tx, row.id));
    const fault = faultOf(row, room, invitee);
    if (fault !== undefined) throw inviteError(fault);
    if (invitee.send) await countInvitation(tx, owner.accountId, invitee.email, now);
    const coder = await seatCoder(tx);
    const id = await takeFreeSeat(tx, row, room, invitee, coder, now);
    const seat = (await seatsIn(tx, row.id)).find((one) => one.id === id);
    if (invitee.send && seat) await sendInvitation(tx, seat, coder, base, now);
  });

/** Result of a row of a list. */
export interface RowResult {
  /** From 1, as in the list. */
  readonly row: number;
  readonly email: string;
  readonly fault: InviteFault | undefined;
}

/**
 * Invites a list of people in one transaction. Valid rows get a seat and a queued mail, which the server sends later;
 * the others get the reason.
 */
export const inviteRows = (
  db: Db,
  owner: { readonly accountId: string; readonly subscriptionId: number },
  rows: readonly Invitee[],
  now: number,
): Promise<RowResult[]> =>
  db.tx(async (tx) => {
    const row = await lockForInvites(tx, owner.accountId, owner.subscriptionId);
    const room = roomOf(row, await seatsIn(tx, row.id));
    const coder = await seatCoder(tx);
    const wanted = rows.filter((invitee) => faultOf(row, room, invitee) === undefined);
    const addresses = [...new Set(wanted.map(({ email }) => email.toLowerCase()))];
    const refused = await tryMails(tx, { kind: 'invitation', sender: owner.accountId }, addresses, now);
    const results: RowResult[] = [];
    for (const [index, invitee] of rows.entries()) {
      const isRefused = refused.has(invitee.email.toLowerCase());
      const fault = faultOf(row, room, invitee) ?? (isRefused ? 'ERR_TOO_MANY_MAILS' : undefined);
      if (fault === undefined) {
        const id = await takeFreeSeat(tx, row, room, invitee, coder, now);
        await tx.query('update seat set queued_at = $2 where id = $1', [id, new Date(now)]);
      }
      results.push({ row: index + 1, email: invitee.email, fault });
    }
    return results;
  });
