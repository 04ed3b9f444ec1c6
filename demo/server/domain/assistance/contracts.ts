import { type Day, daysFrom } from '../../../../src/rules/text/calendar.ts';
import { dayText } from '../subscriptions/papers/letters.ts';
import { euroText } from '../subscriptions/papers/money.ts';
import type { SubscriptionView } from '../subscriptions/view.ts';
import type { OwnAccount } from './own-account.ts';
import { accountLink, type Card, type Reply, shopLink } from './reply.ts';

export const subscriptionsLink = accountLink('Apri Abbonamenti', '/user/subscriptions');

export const euros = (price: number | null): string => (price === null ? '' : euroText(Math.round(price * 100)));
export const rowsOf = (
  subscriptions: readonly SubscriptionView[],
  value: (one: SubscriptionView) => string,
): Card['rows'] =>
  subscriptions.slice(0, 6).flatMap((one) => (value(one) === '' ? [] : [{ name: one.product, value: value(one) }]));

const daysLeft = (today: Day, last: Day): string => {
  const days = daysFrom(today, last);
  if (days === 0) return 'oggi';
  return days === 1 ? 'manca un giorno' : `mancano ${days} giorni`;
};

/** When a subscription ends or ended, and what follows. */
export const untilSentence = (
  { product, stato, data_fine, flag_ricorrente, slave }: SubscriptionView,
  today: Day,
): string => {
  const day = dayText(data_fine);
  const left = daysLeft(today, data_fine);
  if (stato === 'expired') return `Il tuo abbonamento ${product} è scaduto il ${day}.`;
  if (stato === 'withdrawn') return `Hai esercitato il recesso dal contratto ${product}: non è più attivo.`;
  if (stato === 'not_paid')
    return `Il tuo abbonamento ${product} risulta non pagato: il periodo pagato è finito il ${day}.`;
  if (stato === 'suspended') return `Il tuo abbonamento ${product} è sospeso: il periodo pagato è finito il ${day}.`;
  if (slave) return `Leggi con un posto di ${product}, valido fino al ${day} (${left}).`;
  return flag_ricorrente
    ? `Il tuo abbonamento ${product} è pagato fino al ${day} (${left}), poi si rinnova da solo.`
    : `Il tuo abbonamento ${product} scade il ${day} (${left}) e non si rinnova da solo.`;
};

export const untilValue = ({ stato, data_fine }: SubscriptionView): string =>
  stato === 'active' ? `fino al ${dayText(data_fine)}` : `finito il ${dayText(data_fine)}`;

export const own = ({ subscriptions }: OwnAccount) => subscriptions.filter(({ slave }) => !slave);
export const active = ({ subscriptions }: OwnAccount) => subscriptions.filter(({ stato }) => stato === 'active');
export const unpaidOf = (account: OwnAccount) =>
  own(account).filter(({ stato }) => stato === 'not_paid' || stato === 'suspended');

/** The subscriptions that an answer is about: the running ones, else the latest. */
export const current = (account: OwnAccount): readonly SubscriptionView[] => {
  const running = account.subscriptions.filter(({ stato }) => stato !== 'expired' && stato !== 'withdrawn');
  return running.length > 0 ? running : account.subscriptions.slice(0, 1);
};

export const none: Reply = {
  text: 'Con questo account non risulta nessun abbonamento. Se hai comprato con un’altra e-mail, accedi con quella.',
  card: { title: 'Il tuo abbonamento', rows: [], link: shopLink },
};

/** A reader of a seat has no contract: prices, payments and receipts are the owner's. */
export const seatOnly: Reply = {
  text: 'Leggi con un posto nell’abbonamento di un’altra persona: prezzo, pagamenti e ricevute li vede solo il titolare.',
  card: { title: 'Il tuo abbonamento', rows: [], link: subscriptionsLink },
};

/** For facts of a contract: the reply for readers without one of their own. */
export const withContract = (
  account: OwnAccount,
  replyOf: (contracts: readonly SubscriptionView[]) => Reply,
): Reply => {
  if (account.subscriptions.length === 0) return none;
  const contracts = current(account).filter(({ slave }) => !slave);
  return contracts.length === 0 ? seatOnly : replyOf(contracts);
};
