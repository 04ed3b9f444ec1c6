import type { Subscription } from '../../api/subscriptions/subscriptions.ts';
import { money } from '../../rules/language/formats.ts';
import { nameIn } from '../../rules/language/name-in.ts';
import { cancelBy, refundBy } from '../../rules/subscriptions/subscription.ts';
import { type Day, dayOf } from '../../rules/text/calendar.ts';
import { type CalendarDay, calendarFile } from '../../rules/text/calendar-file.ts';
import { longDate, proseTime } from '../../rules/text/dates.ts';
import { copy } from './copy.ts';

const isDay = (text: string): boolean => !Number.isNaN(new Date(`${text}T12:00:00Z`).getTime());

/** `18 marzo 2026` for yyyy-mm-dd; other text stays as it is. */
export const dayText = (day: string): string => {
  return isDay(day) ? longDate(new Date(`${day}T12:00:00Z`)) : day;
};

/** `18 marzo 2026, ore 10.42` in Italian time; other text stays as it is. */
export const momentText = (moment: string): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : copy.moment(longDate(date), proseTime(date));
};

const over = ['expired', 'withdrawn'];

/** Whether a subscription has ended. An unpaid one has not. */
export const isOver = ({ stato }: Subscription): boolean => over.includes(stato);

/** The one primary action of a card for its state: nothing to pay or renew leaves its management; a linked reader has none. */
export const primaryOf = ({ stato, slave, actions }: Subscription): 'renew' | 'restart' | 'manage' | undefined => {
  if (actions.includes('pay')) return undefined;
  if (actions.includes('renew')) return 'renew';
  if (actions.includes('reactivate_renewal')) return 'restart';
  return stato === 'active' && !slave ? 'manage' : undefined;
};

/** Marks of a card: gift, linked user, audience. */
export const marksOf = ({ omaggio, slave, destinazione }: Subscription): readonly string[] =>
  [omaggio ? copy.gift : undefined, slave ? copy.secondary : undefined, nameIn(copy.audiences, destinazione)].filter(
    (mark) => mark !== undefined,
  );

/** The last day to stop the next renewal: from the notice, else the day before the charge. */
export const lastDayOf = ({
  avviso_rinnovo,
  data_prossimo_rinnovo_prezzo_pieno: day,
}: Subscription): string | undefined => {
  if (avviso_rinnovo) return avviso_rinnovo.disdetta_entro;
  return day !== null && isDay(day) ? cancelBy(day) : undefined;
};

const renewalOf = (subscription: Subscription): readonly (readonly [string, string])[] => {
  const { stato, slave, data_fine, avviso_rinnovo: notice, prezzo_rinnovo: price } = subscription;
  const day = subscription.data_prossimo_rinnovo_prezzo_pieno;
  if (day !== null) {
    const renewal = [dayText(day), price === null ? '' : money(price)].filter(Boolean).join(' · ');
    return [
      [copy.nextRenewal, renewal],
      ...(notice ? ([[copy.notice, copy.noticeSent(momentText(notice.inviato_il), notice.canale)]] as const) : []),
    ];
  }
  return stato === 'active' && !slave ? [[copy.renewal, copy.ends(dayText(data_fine))]] : [];
};

/** Names and values on the card of a subscription. */
export const factsOf = (subscription: Subscription): readonly (readonly [name: string, value: string])[] => {
  const { data_inizio, data_fine, pagamento } = subscription;
  return [
    [copy.validity, copy.period(dayText(data_inizio), dayText(data_fine))],
    ...renewalOf(subscription),
    ...(pagamento?.etichetta ? ([[copy.payment, pagamento.etichetta]] as const) : []),
  ];
};

/** What a withdrawal of today gives back, and the last day for it. An empty amount is unknown. */
export const refundOf = ({ prezzo }: Subscription): readonly [amount: string, day: string] => [
  prezzo ? money(prezzo) : '',
  dayText(refundBy(dayOf(new Date()))),
];

/** The list with one subscription updated; a new one comes first. */
export const withSubscription = (subscriptions: readonly Subscription[], now: Subscription): readonly Subscription[] =>
  subscriptions.some(({ id }) => id === now.id)
    ? subscriptions.map((subscription) => (subscription.id === now.id ? now : subscription))
    : [now, ...subscriptions];

/** The server's list in the previous order, since a card that moves loses the focus. New ones come first. */
export const inTheirPlaces = (
  before: readonly Subscription[],
  now: readonly Subscription[],
): readonly Subscription[] => {
  const place = ({ id }: Subscription): number => before.findIndex((one) => one.id === id);
  return now.toSorted((one, other) => place(one) - place(other));
};

/** A subscription after its withdrawal, until the server answers. */
export const withdrawn = (subscription: Subscription): Subscription => ({
  ...subscription,
  stato: 'withdrawn',
  data_prossimo_rinnovo_prezzo_pieno: null,
  avviso_rinnovo: null,
  actions: [],
});

/** Dates of a subscription as an .ics file: the renewal and the last day to stop it, else its end. */
export const calendarOf = (subscription: Subscription, today: Day): string => {
  const { id, numero, product, data_fine, data_prossimo_rinnovo_prezzo_pieno: renews } = subscription;
  const texts = copy.calendar;
  const days: readonly (readonly [name: string, day: string | undefined, title: string])[] =
    renews === null
      ? [['fine', data_fine, texts.ends(product)]]
      : [
          ['disdetta', lastDayOf(subscription), texts.cancelBy(product)],
          ['rinnovo', renews, texts.renews(product)],
        ];
  const known = days.flatMap(([name, day, title]): CalendarDay[] =>
    day !== undefined && isDay(day)
      ? [{ id: `${name}-${id}-${day}@np-elements`, day, title, text: texts.text(numero) }]
      : [],
  );
  return calendarFile(known, today);
};
