import { enums, type Infer, nullable, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { type PaymentMethod, paymentStates } from '../../rules/subscriptions/payment.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import { subscription } from './subscriptions.ts';

const shape = {
  id: string(),
  state: enums(paymentStates),
  amount: number(),
  confirm_url: nullable(string()),
  receipt: nullable(type({ number: string(), pdf_url: string() })),
};
const payment = type({ ...shape, subscription });
/** A payment of a due renewal, with the subscription as it is after it. */
export type Payment = Infer<typeof payment>;

const one = type({ payment });

export const takenOffer = type({
  product: string(),
  data_fine: string(),
  recesso: optional(nullable(type({ entro: string() }))),
});
/** The subscription that an offer led to. */
export type TakenOffer = Infer<typeof takenOffer>;

export const offerPayment = type({ ...shape, subscription: nullable(takenOffer) });
/** A payment of an offer, with the subscription once it is paid. */
export type OfferPayment = Infer<typeof offerPayment>;

/** POST /api/user/subscriptions/{id}/pay. The same key pays once: send it again after a lost answer. */
export const payDue = (
  client: Client,
  id: number,
  order: { readonly key: string; readonly method: PaymentMethod },
): Promise<Result<{ payment: Payment }>> => submit(client, pathOf('payDue', id), order, one);

/** GET /api/user/payments/{id} */
export const paymentOf = (client: Client, id: string, signal?: AbortSignal): Promise<Result<{ payment: Payment }>> =>
  read(client, pathOf('payment', id), one, { signal });

/** GET /api/user/payments/{id}, for the payment of an offer. */
export const offerPaymentOf = (
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<Result<{ payment: OfferPayment }>> =>
  read(client, pathOf('payment', id), type({ payment: offerPayment }), { signal });
