import { mayChangeRenewal } from '../../../../src/rules/subscriptions/subscription.ts';
import { type Day, dayOf } from '../../../../src/rules/text/calendar.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { Db } from '../../db/db.ts';
import { declare } from './papers/declarations.ts';
import { dayText } from './papers/letters.ts';
import { euroText } from './papers/money.ts';
import { factsOf, lockOwn, numberOf, type Subscription } from './store.ts';

const contentOf = (row: Subscription, enabled: boolean): string =>
  enabled
    ? `Riattivo il rinnovo automatico dell’abbonamento ${row.name} (n. ${numberOf(row.id)}): il ${dayText(row.ends_on)} sarà addebitato il prezzo di ${euroText(row.renewal_cents)}.`
    : `Disattivo il rinnovo automatico dell’abbonamento ${row.name} (n. ${numberOf(row.id)}): si conclude il ${dayText(row.ends_on)} e non sarà addebitato altro.`;

const refuse = (enabled: boolean): never => {
  throw enabled
    ? new ApiError(409, 'Il rinnovo di questo abbonamento non si può attivare.', { code: 'ERR_NOT_RENEWABLE' })
    : new ApiError(409, 'Il rinnovo automatico non è attivo.', { code: 'ERR_NOT_RECURRING' });
};

/** Stops or restarts automatic renewal. Returns the effective date and the receipt. */
export const setAutoRenewal = (
  db: Db,
  accountId: string,
  id: number,
  request: { readonly enabled: boolean; readonly reason: string | null },
  now: number,
): Promise<{ effectiveDate: Day; receiptId: string; content: string; documentId: string }> =>
  db.tx(async (tx) => {
    const row = await lockOwn(tx, accountId, id);
    if (!row) throw new ApiError(404, statusText(404));
    const { enabled, reason } = request;
    if (row.auto_renew === enabled || !mayChangeRenewal(factsOf(row), dayOf(new Date(now)))) refuse(enabled);
    await tx.query('update subscription set auto_renew = $2 where id = $1', [id, enabled]);
    const kind = enabled ? ('renewal_on' as const) : ('renewal_off' as const);
    const who = { name: row.owner_name, email: row.owner_email };
    const content = contentOf(row, enabled);
    const receipt = await declare(tx, row, { kind, ...who, content, reason }, now);
    return { effectiveDate: row.ends_on, receiptId: receipt.id, content, documentId: receipt.documentId };
  });
