import { seatAfter } from '../../../../../src/rules/subscriptions/sub-users.ts';
import { accountAddress } from '../../../base/addresses.ts';
import type { Base } from '../../../base/hosts.ts';
import type { Db, Queryable } from '../../../db/db.ts';
import { letterMail } from '../../../mail/letter.ts';
import { countMail } from '../../../mail/limits.ts';
import { type Mail, sendMail } from '../../../mail/outbox.ts';
import { codeHash, plainCode, type SeatCoder, seatCoder } from './codes.ts';
import { queuedSeats, type Seat } from './seats.ts';

/** Path of the page opened from the mail, followed by the code. */
export const invitationPath = '/attiva';

/** Mails sent in one transaction. */
const BATCH_SIZE = 50;

/** The invitation to a seat, with its code. */
export const invitationMail = (
  seat: Pick<Seat, 'brand_id' | 'owner_name' | 'product_name' | 'name'>,
  to: string,
  code: string,
  base: Base,
): Mail => ({
  to,
  ...letterMail(seat.brand_id, {
    subject: `${seat.owner_name} ti invita a leggere con ${seat.product_name}`,
    paragraphs: [
      `${seat.name ? `Ciao ${seat.name}, ` : ''}${seat.owner_name} ti ha riservato un posto nel suo abbonamento ${seat.product_name}.`,
      'Apri il collegamento e accedi, o registrati, con questo indirizzo e-mail.',
      `Il tuo codice di attivazione è ${code}.`,
    ],
    action: {
      label: 'Attiva la lettura',
      href: accountAddress(seat.brand_id, base, `${invitationPath}/${plainCode(code)}`),
    },
  }),
});

/** Counts an invitation by an owner; throws the 429 `ApiError` above the limits of mails to strangers. */
export const countInvitation = (tx: Queryable, ownerId: string, email: string, now: number): Promise<void> =>
  countMail(tx, { kind: 'invitation', sender: ownerId, recipient: email }, now);

/**
 * Sends a seat's code by mail and updates the seat, in the caller's transaction. Replaces an expired code. Returns
 * false when the seat's status does not allow sending or the seat has no address.
 */
export const sendInvitation = async (
  tx: Queryable,
  seat: Seat,
  coder: SeatCoder,
  base: Base,
  now: number,
): Promise<boolean> => {
  const status = seatAfter(seat.status, 'send');
  if (status === undefined || seat.email === null) return false;
  const invite_no = seat.invite_no + (seat.status === 'expired' ? 1 : 0);
  const code = coder({ id: seat.id, invite_no });
  await tx.query(
    `update seat set status = $2, invite_no = $3, code_hash = $4, queued_at = null, invited_at = $5, opened_at = null,
       expires_on = null where id = $1`,
    [seat.id, status, invite_no, codeHash(code), new Date(now)],
  );
  await sendMail(tx, invitationMail(seat, seat.email, code, base), now);
  return true;
};

/** Sends all queued invitations in batches, also those that a stopped server left. */
export const deliverInvitations = async (db: Db, base: Base, now: number): Promise<void> => {
  const [queued] = await db.query('select from seat where queued_at is not null limit 1');
  if (!queued) return;
  const coder = await seatCoder(db);
  let sent: number;
  do {
    sent = await db.tx(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('seat invitations'))");
      const seats = await queuedSeats(tx, BATCH_SIZE);
      for (const seat of seats) {
        if (seat.subscription_state === 'active' && (await sendInvitation(tx, seat, coder, base, now))) continue;
        await tx.query('update seat set queued_at = null where id = $1', [seat.id]);
      }
      return seats.length;
    });
  } while (sent > 0);
};

/** Records that the link in the mail was opened; the seat can now be activated. Ignores any other code. */
export const openInvitation = async (db: Queryable, code: string, now: number): Promise<void> => {
  await db.query(
    "update seat set status = 'to_activate', opened_at = $2 where code_hash = $1 and status = 'email_sent'",
    [codeHash(code), new Date(now)],
  );
};
