import { array, enums, type Infer, nullable, number, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

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
  replaces: array(string()),
  replaced_product: nullable(string()),
});
/** What the reader can take; `kind`: new, a step up, what is due, or a way back. `price` is that of the whole period. */
export type Offer = Infer<typeof offer>;

/** GET /api/user/offers: the one made for the reader first. */
export const offersOf = (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<{ offers: Offer[] }>> =>
  read(client, pathOf('offers'), type({ offers: array(offer) }), signal);

const subscription = type({ product: string(), data_fine: string() });
/** What taking an offer has led to. */
export type TakenOffer = Infer<typeof subscription>;

/** POST /api/user/offers/{id}/activate. */
export const takeOffer = (client: HttpClient, id: string): Promise<FormResult<{ subscription: TakenOffer }>> =>
  submit(client, pathOf('offerActivate', id), {}, type({ subscription }));
