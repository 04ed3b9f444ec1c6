import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import { ApiError, statusText } from '../../../base/api-error.ts';
import { type PayOrder, pay } from '../payments/pay.ts';
import type { Payment, Settling } from '../payments/payment.ts';
import { type Buyer, chargeOf, lockOrder, methodOnFile, notAvailable } from './order.ts';

const renewalDue = (): ApiError =>
  new ApiError(409, 'C’è un rinnovo da pagare: apri Abbonamenti e premi «Paga ora».', { code: 'ERR_PAYMENT_DUE' });

/**
 * Takes an offer: pays it, and the payment makes, upgrades or revives a subscription. Throws as `pay`, 404 for an offer
 * that the brand does not have, 409 `ERR_OFFER_NOT_AVAILABLE` for one that is not available to this reader,
 * `ERR_PAYMENT_DUE` while its product has an unpaid renewal, which is paid by itself.
 */
export const takeOffer = (settling: Settling, order: PayOrder & Buyer & { readonly code: string }): Promise<Payment> =>
  pay(settling, order, async (tx) => {
    const { own, all, offer } = await lockOrder(tx, order, order.code);
    if (!all.some(({ code }) => code === order.code)) throw new ApiError(404, statusText(404));
    return {
      subscriptionId: null,
      offerCode: order.code,
      brandId: order.brandId,
      onFile: methodOnFile(own),
      requireCents: () => {
        if (!offer) throw notAvailable();
        if (offer.kind === 'pay') throw renewalDue();
        return chargeOf(own, offer, dayOf(new Date(settling.now)));
      },
      gone: notAvailable,
    };
  });
