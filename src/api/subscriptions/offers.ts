import { array, enums, type Infer, nullable, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import type { PaymentMethod } from '../../rules/subscriptions/payment.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import { offerPayment, takenOffer } from './payments.ts';

const offer = type({
  id: string(),
  product: string(),
  name: string(),
  kind: enums(['activate', 'upgrade', 'pay', 'renew']),
  price: number(),
  period: string(),
  summary: string(),
  text: string(),
  renewal: nullable(type({ price: number(), period: string(), next_payment: string() })),
  charge: optional(
    type({
      price: number(),
      from: string(),
      until: string(),
      method: optional(string()),
      methods: optional(array(string())),
      withdraw_by: nullable(string()),
    }),
  ),
  replaces: array(string()),
  replaced_product: nullable(string()),
});
/** An offer: new, an upgrade, a due payment or a renewal. `price` is for the whole period. */
export type Offer = Infer<typeof offer>;

/** GET /api/user/offers. A personal offer comes first. */
export const offersOf = (client: Client, signal?: AbortSignal): Promise<Result<{ offers: Offer[] }>> =>
  read(client, pathOf('offers'), type({ offers: array(offer) }), { signal });

const order = type({ subscription: nullable(takenOffer), payment: optional(offerPayment) });
/** The answer to an order: the subscription, or the payment that the reader has to confirm first. */
export type Order = Infer<typeof order>;

/** POST /api/user/offers/{id}/activate. The same key orders once: send it again after a lost answer. */
export const takeOffer = (
  client: Client,
  id: string,
  decision: { readonly key: string; readonly method: PaymentMethod },
): Promise<Result<Order>> => submit(client, pathOf('offerActivate', id), decision, order);
