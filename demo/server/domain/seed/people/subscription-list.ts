import type { SeatStatus } from '../../../../../src/rules/subscriptions/sub-users.ts';
import type { Duration, Product, SubscriptionState } from '../../../../../src/rules/subscriptions/subscription.ts';

/** A subscription of one of the people; days are relative to the day of seeding. */
export interface SubscriptionSeed {
  readonly email: string;
  readonly product: Product;
  readonly duration: Duration;
  readonly audience: 'person' | 'family' | 'company';
  readonly state: SubscriptionState;
  /** Last day, in days from today. */
  readonly endsIn: number;
  /** When it was bought, in days before today. */
  readonly boughtAgo: number;
  readonly recurring: boolean;
  /** Default name and price, when the brand has no such offer. */
  readonly name: string;
  readonly cents: number;
  readonly seats?: number;
  readonly gift?: true;
  /** Days since the charge failed. */
  readonly unpaidFor?: number;
  readonly places?: readonly SeatSeed[];
}

/** A seat of a subscription. */
export interface SeatSeed {
  readonly status: SeatStatus;
  readonly email: string | null;
  readonly name: string | null;
  readonly note?: string;
  /** One of the people, signed in with this account. */
  readonly isPerson?: true;
}

const owned = { audience: 'person', state: 'active', recurring: true } as const;

/** One seat in each status; 'new' is the free one. */
const tenSeats: readonly SeatSeed[] = [
  { status: 'active', email: 'secondario@example.it', name: 'Chiara', isPerson: true },
  { status: 'renewed', email: 'studio@example.it', name: 'Studio' },
  { status: 'email_sent', email: 'nipote@example.it', name: 'Il nipote' },
  { status: 'to_activate', email: 'vicina@example.it', name: 'La vicina di casa' },
  { status: 'to_send_activation', email: 'circolo@example.it', name: 'Il circolo', note: 'Da avvisare a voce' },
  { status: 'new', email: null, name: null },
  { status: 'not_paid', email: 'officina@example.it', name: 'Officina' },
  { status: 'suspended', email: 'negozio@example.it', name: 'Negozio' },
  { status: 'expired', email: 'zia@example.it', name: 'La zia' },
  { status: 'subscription_expired', email: 'biblioteca@example.it', name: 'Biblioteca' },
];

/** The people's own subscriptions. */
export const subscriptionSeeds: readonly SubscriptionSeed[] = [
  {
    ...owned,
    email: 'online@example.it',
    product: 'mobile',
    duration: 'mensile',
    name: 'Online mensile',
    cents: 799,
    endsIn: 24,
    boughtAgo: 6,
  },
  {
    ...owned,
    email: 'digital@example.it',
    product: 'digital',
    duration: 'annuale',
    name: 'Digital annuale',
    cents: 14900,
    endsIn: 20,
    boughtAgo: 711,
  },
  {
    ...owned,
    email: 'titolare@example.it',
    product: 'digital+',
    duration: 'annuale',
    name: 'Digital Plus annuale',
    cents: 18900,
    endsIn: 117,
    boughtAgo: 620,
    seats: 12,
    places: tenSeats,
  },
  {
    ...owned,
    audience: 'family',
    email: 'famiglia@example.it',
    product: 'digital',
    duration: 'annuale',
    name: 'Digital famiglia',
    cents: 16900,
    endsIn: 210,
    boughtAgo: 155,
  },
  {
    ...owned,
    audience: 'company',
    email: 'azienda@example.it',
    product: 'digital+',
    duration: 'annuale',
    name: 'Digital aziende',
    cents: 540_000,
    endsIn: 180,
    boughtAgo: 185,
    seats: 600,
  },
  {
    ...owned,
    audience: 'company',
    email: 'azienda@example.it',
    product: 'rassegna',
    duration: 'annuale',
    name: 'Rassegna stampa annuale',
    cents: 114_000,
    endsIn: 180,
    boughtAgo: 185,
  },
  {
    ...owned,
    audience: 'company',
    recurring: false,
    email: 'ente@example.it',
    product: 'digital',
    duration: 'annuale',
    name: 'Digital enti pubblici',
    cents: 14900,
    endsIn: 95,
    boughtAgo: 270,
  },
  {
    ...owned,
    state: 'expired',
    recurring: false,
    email: 'scaduto@example.it',
    product: 'digital',
    duration: 'annuale',
    name: 'Digital annuale',
    cents: 14900,
    endsIn: -40,
    boughtAgo: 405,
  },
  {
    ...owned,
    state: 'not_paid',
    email: 'insoluto@example.it',
    product: 'digital',
    duration: 'mensile',
    name: 'Digital mensile',
    cents: 1499,
    endsIn: -1,
    boughtAgo: 185,
    unpaidFor: 1,
  },
  {
    ...owned,
    recurring: false,
    email: 'redazione@staff.example.it',
    product: 'digital',
    duration: 'annuale',
    name: 'Digital omaggio',
    cents: 0,
    endsIn: 300,
    boughtAgo: 65,
    gift: true,
  },
];
