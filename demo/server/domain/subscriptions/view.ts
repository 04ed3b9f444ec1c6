import { z } from '@hono/zod-openapi';
import { dueOf } from '../../../../src/rules/subscriptions/payment.ts';
import {
  mayChangeRenewal,
  mayWithdraw,
  products,
  type SubscriptionState,
  subscriptionActions,
  withdrawBy,
} from '../../../../src/rules/subscriptions/subscription.ts';
import type { Day } from '../../../../src/rules/text/calendar.ts';
import { brandIdentities } from '../../base/brands.ts';
import { factsOf, type ListedSubscription, numberOf, unpaidFactsOf } from './store.ts';

const durations = ['mensile', 'trimestrale', 'annuale'] as const;
const states = [
  'active',
  'not_paid',
  'suspended',
  'expired',
  'withdrawn',
] as const satisfies readonly SubscriptionState[];

export const stateSchema = z.enum(states);

/** A subscription in the API. */
export const subscriptionSchema = z
  .object({
    id: z.number().int(),
    numero: z.string().openapi({ description: 'As printed on documents' }),
    brand: z.string().openapi({ description: 'Brand code' }),
    product: z.string().openapi({ description: 'Name of what was bought' }),
    tipo_prodotto: z.enum(products),
    tipo_durata: z.enum(durations),
    stato: stateSchema,
    paid: z.boolean(),
    flag_ricorrente: z.boolean(),
    intestatario: z.string(),
    data_inizio: z.iso.date(),
    data_fine: z.iso.date().openapi({ description: 'Last day' }),
    prezzo: z.number().nullable().openapi({ description: 'Euro, of the current period; null for a secondary reader' }),
    prezzo_rinnovo: z
      .number()
      .nullable()
      .openapi({ description: 'Euro, of the next period, also after a possible reactivation; else null' }),
    data_prossimo_rinnovo_prezzo_pieno: z.iso.date().nullable(),
    pagamento: z.object({ tipo: z.enum(['carta', 'bonifico', 'codice']), etichetta: z.string() }).nullable(),
    dovuto: z
      .object({
        importo: z.number().openapi({ description: 'Euro' }),
        dal: z.iso.date().openapi({ description: 'Day of the renewal that was not paid' }),
        fino_al: z.iso.date().openapi({ description: 'Last day of the new period, if it is paid today' }),
        entro: z.iso.date().openapi({ description: 'Last day to pay before it is suspended or ends' }),
      })
      .nullable()
      .openapi({ description: 'What an unpaid renewal costs' }),
    avviso_rinnovo: z
      .object({ inviato_il: z.iso.datetime(), canale: z.string(), disdetta_entro: z.iso.date() })
      .nullable()
      .openapi({ description: 'The notice of the next renewal, if sent' }),
    recesso: z
      .object({ entro: z.iso.date(), disponibile: z.boolean() })
      .nullable()
      .openapi({ description: 'Codice del consumo, art. 52 and 54-bis; null where there is no such right' }),
    destinazione: z.enum(['person', 'family', 'company']).openapi({ description: 'Whom it was sold to' }),
    omaggio: z.boolean(),
    slave: z.boolean().openapi({ description: 'Read through a seat in another’s subscription' }),
    seats: z.object({ total: z.number().int(), used: z.number().int() }),
    actions: z.array(
      z.enum([
        'cancel_renewal',
        'reactivate_renewal',
        'withdraw',
        'manage_users',
        'pay',
        'renew',
        'receipts',
        'calendar',
      ]),
    ),
  })
  .openapi('Subscription');

export type SubscriptionView = z.infer<typeof subscriptionSchema>;

/** State of the subscription shown for a seat status. */
const stateOfSeat: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  renewed: 'active',
  not_paid: 'not_paid',
  suspended: 'suspended',
};

const siglaOf = (brandId: number): string => brandIdentities.find(({ id }) => id === brandId)?.sigla ?? '';

/** Fields for every reader of a subscription. */
const common = (row: ListedSubscription, state: SubscriptionState) => ({
  id: row.id,
  numero: numberOf(row.id),
  brand: siglaOf(row.brand_id),
  product: row.name,
  tipo_prodotto: row.product,
  tipo_durata: row.duration,
  stato: state,
  paid: state === 'active' || state === 'expired',
  intestatario: row.owner_name,
  data_inizio: row.starts_on,
  data_fine: row.ends_on,
  destinazione: row.audience,
  omaggio: row.gift,
});

/** A secondary reader sees the product and its end, but no prices, seats or contract. */
const secondaryView = (row: ListedSubscription, status: string): SubscriptionView => ({
  ...common(row, stateOfSeat[status] ?? 'expired'),
  flag_ricorrente: false,
  prezzo: null,
  prezzo_rinnovo: null,
  data_prossimo_rinnovo_prezzo_pieno: null,
  pagamento: null,
  dovuto: null,
  avviso_rinnovo: null,
  recesso: null,
  slave: true,
  seats: { total: 0, used: 0 },
  actions: [],
});

const noticeOf = (row: ListedSubscription): SubscriptionView['avviso_rinnovo'] =>
  row.notice_sent_at && row.notice_cancel_by && row.notice_channel
    ? {
        inviato_il: row.notice_sent_at.toISOString(),
        canale: row.notice_channel,
        disdetta_entro: row.notice_cancel_by,
      }
    : null;

const debtOf = (row: ListedSubscription, today: Day): SubscriptionView['dovuto'] => {
  const due = dueOf(unpaidFactsOf(row), today);
  return due ? { importo: row.renewal_cents / 100, dal: due.since, fino_al: due.until, entro: due.payBy } : null;
};

const ownerView = (row: ListedSubscription, today: Day): SubscriptionView => {
  const facts = factsOf(row);
  const renews = row.state === 'active' && row.auto_renew;
  const withdrawable = facts.consumer && facts.chargeable && facts.priceCents > 0 && row.state !== 'withdrawn';
  return {
    ...common(row, row.state),
    flag_ricorrente: renews,
    prezzo: row.price_cents / 100,
    prezzo_rinnovo: renews || mayChangeRenewal(facts, today) ? row.renewal_cents / 100 : null,
    data_prossimo_rinnovo_prezzo_pieno: renews ? row.ends_on : null,
    pagamento: row.payment_kind && { tipo: row.payment_kind, etichetta: row.payment_label },
    dovuto: debtOf(row, today),
    avviso_rinnovo: renews ? noticeOf(row) : null,
    recesso: withdrawable ? { entro: withdrawBy(facts.purchasedOn), disponibile: mayWithdraw(facts, today) } : null,
    slave: false,
    seats: { total: row.seats, used: row.used },
    actions: [...subscriptionActions(facts, today)],
  };
};

/** A row of `listFor` in the API. `today` in Italy. */
export const viewOf = (row: ListedSubscription, today: Day): SubscriptionView =>
  row.seat_status === null ? ownerView(row, today) : secondaryView(row, row.seat_status);
