import { paymentProblem, payNowPath } from '../../../../../src/rules/subscriptions/payment.ts';
import { type Day, momentOf } from '../../../../../src/rules/text/calendar.ts';
import { longDate } from '../../../../../src/rules/text/dates.ts';
import { accountAddress, subscriptionsPath } from '../../../base/addresses.ts';
import type { Base } from '../../../base/hosts.ts';
import { letterMail } from '../../../mail/letter.ts';
import type { Mail } from '../../../mail/outbox.ts';
import type { Subscription } from '../store.ts';
import { euroText } from './money.ts';

export const dayText = (day: Day): string => longDate(momentOf(day));

/** What a letter says of a subscription. */
export type LetterSubscription = Pick<
  Subscription,
  'brand_id' | 'name' | 'owner_email' | 'ends_on' | 'price_cents' | 'renewal_cents' | 'payment_label'
>;

const toOwner = (
  row: LetterSubscription,
  base: Base,
  subject: string,
  paragraphs: readonly string[],
  label = 'Apri Abbonamenti',
  path = subscriptionsPath,
): Mail => ({
  to: row.owner_email,
  ...letterMail(row.brand_id, {
    subject,
    paragraphs,
    action: { label, href: accountAddress(row.brand_id, base, path) },
  }),
});

/** Before an automatic renewal: day, full price, payment method, last day to cancel. */
export const renewalNoticeMail = (row: LetterSubscription, cancelBy: Day, base: Base): Mail =>
  toOwner(
    row,
    base,
    `${row.name}: si rinnova il ${dayText(row.ends_on)}`,
    [
      `Il tuo abbonamento ${row.name} si rinnova il ${dayText(row.ends_on)}.`,
      `Il prezzo è ${euroText(row.renewal_cents)}, addebitato su: ${row.payment_label}.`,
      `Puoi disdire fino al ${dayText(cancelBy)} da Abbonamenti.`,
    ],
    'Gestisci il rinnovo',
  );

export const renewedMail = (row: LetterSubscription, cents: number, until: Day, base: Base): Mail =>
  toOwner(row, base, `${row.name}: rinnovo avvenuto`, [
    `Il tuo abbonamento ${row.name} è rinnovato fino al ${dayText(until)}.`,
    `Abbiamo addebitato ${euroText(cents)} su: ${row.payment_label}. La ricevuta è in Abbonamenti.`,
  ]);

export const unpaidMail = (row: LetterSubscription, base: Base): Mail =>
  toOwner(
    row,
    base,
    `${row.name}: pagamento non riuscito`,
    [
      paymentProblem,
      `Il rinnovo del ${dayText(row.ends_on)} costa ${euroText(row.renewal_cents)}. Puoi pagare con un altro metodo.`,
    ],
    'Paga ora',
    payNowPath,
  );

/** After the reader paid a due renewal. */
export const paidMail = (row: LetterSubscription, label: string, cents: number, until: Day, base: Base): Mail =>
  toOwner(row, base, `${row.name}: pagamento ricevuto`, [
    `Abbiamo ricevuto ${euroText(cents)}: ${label}.`,
    `Il tuo abbonamento ${row.name} continua fino al ${dayText(until)}. La ricevuta è in Abbonamenti.`,
  ]);

export const suspendedMail = (row: LetterSubscription, base: Base): Mail =>
  toOwner(
    row,
    base,
    `${row.name}: abbonamento sospeso`,
    [`Il tuo abbonamento ${row.name} è sospeso perché il pagamento non è arrivato.`],
    'Paga ora',
    payNowPath,
  );

export const endedMail = (row: LetterSubscription, base: Base): Mail =>
  toOwner(row, base, `${row.name}: abbonamento scaduto`, [
    `Il tuo abbonamento ${row.name} è scaduto. Account, interessi e newsletter restano al loro posto.`,
  ]);

export const activatedMail = (row: LetterSubscription, base: Base): Mail =>
  toOwner(row, base, `${row.name}: abbonamento attivo`, [
    `Il tuo abbonamento ${row.name} è attivo fino al ${dayText(row.ends_on)}.`,
    ...(row.price_cents > 0 ? ['Trovi la ricevuta in Abbonamenti.'] : []),
  ]);
