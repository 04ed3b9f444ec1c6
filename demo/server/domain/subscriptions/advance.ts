import { invitationDays } from '../../../../src/rules/subscriptions/sub-users.ts';
import {
  cancelBy,
  noticeDays,
  periodEnd,
  suspendedDays,
  unpaidDays,
} from '../../../../src/rules/subscriptions/subscription.ts';
import { addDays, type Day, dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Base } from '../../base/hosts.ts';
import type { Db, Transaction } from '../../db/db.ts';
import { sendMail } from '../../mail/outbox.ts';
import type { WorldSettings } from '../world/settings.ts';
import { type DueStep, dueStep } from './due.ts';
import { endedMail, renewalNoticeMail, renewedMail, suspendedMail, unpaidMail } from './papers/letters.ts';
import { addPaymentNotice, clearPaymentNotice } from './papers/payment-notice.ts';
import { addReceipt } from './papers/receipts.ts';
import { deliverInvitations } from './seats/invitations.ts';
import { moveSeats } from './seats/seat-moves.ts';
import { lockSubscription, type Subscription } from './store.ts';

interface Moment {
  readonly base: Base;
  readonly now: number;
  readonly today: Day;
  readonly charges: WorldSettings['charges'];
}

const setState = async (tx: Transaction, id: number, state: Subscription['state'], on: Day): Promise<void> => {
  await tx.query('update subscription set state = $2, state_on = $3 where id = $1', [id, state, on]);
};

const notice = async (tx: Transaction, row: Subscription, { base, now }: Moment): Promise<void> => {
  const last = cancelBy(row.ends_on);
  await tx.query(
    `insert into renewal_notice (subscription_id, renews_on, sent_at, channel, cancel_by, amount_cents)
     values ($1, $2, $3, 'e-mail', $4, $5) on conflict do nothing`,
    [row.id, row.ends_on, new Date(now), last, row.renewal_cents],
  );
  await sendMail(tx, renewalNoticeMail(row, last, base), now);
};

const renew = async (tx: Transaction, row: Subscription, { base, now }: Moment): Promise<void> => {
  const until = periodEnd(row.ends_on, row.renewal_duration);
  await tx.query(
    `update subscription set starts_on = ends_on, ends_on = $2, price_cents = renewal_cents,
       duration = renewal_duration where id = $1`,
    [row.id, until],
  );
  await addReceipt(tx, row.id, { on: row.ends_on, from: row.ends_on, to: until, cents: row.renewal_cents });
  await moveSeats(tx, row.id, 'owner_renews', until);
  await clearPaymentNotice(tx, row.owner_id);
  await sendMail(tx, renewedMail(row, row.renewal_cents, until, base), now);
};

const steps: Readonly<Record<DueStep, (tx: Transaction, row: Subscription, moment: Moment) => Promise<void>>> = {
  notice,
  renew,
  charge_fails: async (tx, row, { base, now }) => {
    await setState(tx, row.id, 'not_paid', row.ends_on);
    await moveSeats(tx, row.id, 'owner_unpaid');
    await addPaymentNotice(tx, row.owner_id, row.ends_on);
    await sendMail(tx, unpaidMail(row, base), now);
  },
  suspend: async (tx, row, { base, now, today }) => {
    await setState(tx, row.id, 'suspended', today);
    await moveSeats(tx, row.id, 'owner_suspended');
    await sendMail(tx, suspendedMail(row, base), now);
  },
  end: async (tx, row, { base, now, today }) => {
    await setState(tx, row.id, 'expired', today);
    await tx.query('update subscription set auto_renew = false where id = $1', [row.id]);
    await moveSeats(tx, row.id, 'owner_ends');
    await clearPaymentNotice(tx, row.owner_id);
    await sendMail(tx, endedMail(row, base), now);
  },
};

/** Runs every due step of a subscription, each in its own transaction. */
const catchUp = async (db: Db, id: number, moment: Moment): Promise<void> => {
  let pending = true;
  while (pending) {
    pending = await db.tx(async (tx) => {
      const row = await lockSubscription(tx, id);
      if (!row) return false;
      const sent = await tx.query('select from renewal_notice where subscription_id = $1 and renews_on = $2', [
        id,
        row.ends_on,
      ]);
      const payment_valid = row.payment_valid && moment.charges === 'accepted';
      const step = dueStep({ ...row, payment_valid, noticed: sent.length > 0 }, moment.today);
      if (step !== undefined) await steps[step](tx, row, moment);
      return step !== undefined;
    });
  }
};

/** The subscriptions that may have a due step; `dueStep` decides. */
const dueIds = (db: Db, today: Day): Promise<{ id: number }[]> =>
  db.query<{ id: number }>(
    `select s.id from subscription s
      where (s.state = 'active' and not s.auto_renew and s.ends_on < $1)
         or (s.state = 'active' and s.auto_renew and s.ends_on <= $1)
         or (s.state = 'active' and s.auto_renew
             and s.ends_on <= case s.renewal_duration when 'annuale' then $2::date else $3::date end
             and not exists (select from renewal_notice n where n.subscription_id = s.id and n.renews_on = s.ends_on))
         or (s.state = 'not_paid' and s.state_on <= $4)
         or (s.state = 'suspended' and s.state_on <= $5)
      order by s.id`,
    [
      today,
      addDays(today, noticeDays.annuale),
      addDays(today, noticeDays.mensile),
      addDays(today, -unpaidDays),
      addDays(today, -suspendedDays),
    ],
  );

/**
 * Brings all subscriptions and invitations up to date: renewal notices, charges, suspensions and ends; sends queued
 * invitations and expires unused ones. Cheap when nothing is due; safe to call from several servers. `base` is for links
 * in mails, `charges` decides whether charges succeed.
 */
export const advanceSubscriptions = async (
  db: Db,
  base: Base,
  now: number,
  charges: WorldSettings['charges'] = 'accepted',
): Promise<void> => {
  const today = dayOf(new Date(now));
  for (const { id } of await dueIds(db, today)) await catchUp(db, id, { base, now, today, charges });
  await db.query(
    `update seat set status = 'expired', expires_on = coalesce(expires_on, $2)
      where status in ('email_sent', 'to_activate') and invited_at <= $1`,
    [new Date(now - invitationDays * 86_400_000), today],
  );
  await deliverInvitations(db, base, now);
};
