import type Stripe from 'stripe';
import { z } from 'zod';

/** A method as Stripe describes it. */
const paymentMethod = z.object({
  id: z.string(),
  type: z.string(),
  card: z.object({ last4: z.string() }).optional(),
  sepa_debit: z.object({ last4: z.string().nullable() }).optional(),
});

const statuses = [
  'canceled',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'succeeded',
] as const satisfies readonly Stripe.PaymentIntent.Status[];

/** A payment. What is named in `expanded` comes whole. */
export const intent = z.object({
  id: z.string(),
  status: z.enum(statuses),
  customer: z.string().nullable(),
  payment_method: paymentMethod.nullable(),
  latest_charge: z.object({ refunded: z.boolean() }).nullable(),
});
export type Intent = z.infer<typeof intent>;

/** Payments, with the key of each. */
export const intents = z.object({
  data: z.array(intent.extend({ metadata: z.object({ key: z.string().optional() }) })),
});

/** Of an intent. */
export const expanded = ['payment_method', 'latest_charge'] as const;

/** Stripe's page where the reader pays. */
export const session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  url: z.string().nullable(),
  // Before the reader pays there is none.
  payment_intent: intent.nullable(),
});
export type Session = z.infer<typeof session>;

/** An object that only its id matters of. */
export const named = z.object({ id: z.string() });

/** A message of Stripe about a payment: whose key it has in one of these places. */
export const event = z.object({
  id: z.string().max(255),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      metadata: z.object({ key: z.string().optional() }).nullish(),
    }),
  }),
});
