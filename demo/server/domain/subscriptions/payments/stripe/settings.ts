import { addressIn, type Env, isLoopback, requiredIn } from '../../../../base/env.ts';
import { StartError } from '../../../../base/start-error.ts';

export interface StripeSettings {
  /** Origin of the API. */
  readonly url: string;
  readonly key: string;
  /** Proves that an event comes from Stripe. */
  readonly webhookSecret: string;
}

/** NP_STRIPE_KEY, NP_STRIPE_WEBHOOK_SECRET, and NP_STRIPE_URL for a server that speaks as Stripe does. */
export const stripeSettings = (env: Env): StripeSettings | undefined => {
  if (!env.NP_STRIPE_KEY) return undefined;
  const url = addressIn(env, 'NP_STRIPE_URL', ['https:', 'http:']) ?? 'https://api.stripe.com';
  if (new URL(url).protocol === 'http:' && !isLoopback(new URL(url).hostname))
    throw new StartError(
      'NP_STRIPE_URL: the key does not travel without TLS. Use https: (http: on this machine only).',
    );
  return {
    url: new URL(url).origin,
    key: env.NP_STRIPE_KEY,
    webhookSecret: requiredIn(env, 'NP_STRIPE_WEBHOOK_SECRET', 'NP_STRIPE_KEY'),
  };
};
