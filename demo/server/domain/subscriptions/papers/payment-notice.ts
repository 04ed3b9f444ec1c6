import { paymentProblem, payNowPath } from '../../../../../src/rules/subscriptions/payment.ts';
import type { Day } from '../../../../../src/rules/text/calendar.ts';
import { subscriptionsPath } from '../../../base/addresses.ts';
import type { Queryable } from '../../../db/db.ts';

/** An account has one notice per topic. */
const TOPIC = 'payment';

/** Adds a notice, shown on every page, that a charge failed. */
export const addPaymentNotice = async (tx: Queryable, accountId: string, day: Day): Promise<void> => {
  await tx.query(
    `insert into notice (account_id, topic, type, message, link, link_text, menu_path, day)
     values ($1, $2, 'error', $3, $4, 'Paga ora', $5, $6)
     on conflict (account_id, topic) do update set type = excluded.type, message = excluded.message,
       link = excluded.link, link_text = excluded.link_text, menu_path = excluded.menu_path, day = excluded.day,
       dismissed_at = null`,
    [accountId, TOPIC, paymentProblem, payNowPath, subscriptionsPath, day],
  );
};

/** Removes the notice once the subscription is paid or over. */
export const clearPaymentNotice = async (tx: Queryable, accountId: string): Promise<void> => {
  await tx.query('delete from notice where account_id = $1 and topic = $2', [accountId, TOPIC]);
};
