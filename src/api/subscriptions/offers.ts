import { array, enums, type Infer, nullable, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

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

const subscription = type({ product: string(), data_fine: string() });
/** The subscription that an offer led to. */
export type TakenOffer = Infer<typeof subscription>;

/** POST /api/user/offers/{id}/activate. The same key orders once: send it again after a lost answer. */
export const takeOffer = (client: Client, id: string, key: string): Promise<Result<{ subscription: TakenOffer }>> =>
  submit(client, pathOf('offerActivate', id), { key }, type({ subscription }));
