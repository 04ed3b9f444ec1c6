import type { Base } from '../../../base/hosts.ts';
import type { Queryable } from '../../../db/db.ts';
import type { PaymentProvider } from './provider.ts';
import { standInProvider } from './stand-in.ts';
import { stripeApi } from './stripe/api.ts';
import { stripeProvider } from './stripe/provider.ts';
import type { StripeSettings } from './stripe/settings.ts';

/** What a provider is chosen by. */
export interface PaymentPlace {
  readonly db: Queryable;
  readonly now: () => number;
  readonly stripe?: StripeSettings | undefined;
}

/** The provider of the settings; without one the stand-in. `base` is for the address of its page. */
export const paymentProvider = ({ db, now, stripe }: PaymentPlace, base: Base): PaymentProvider =>
  stripe ? stripeProvider(db, stripeApi(stripe), now) : standInProvider(db, base, now);
