import { ApiError, statusText } from '../../../base/api-error.ts';
import { lockOwn } from '../store.ts';
import { type PayOrder, pay } from './pay.ts';
import { dueNow, type Payment, type Settling } from './payment.ts';

const nothingDue = (): ApiError =>
  new ApiError(409, 'Questo abbonamento non ha nulla da pagare.', { code: 'ERR_NOTHING_DUE' });

/** Pays the due renewal of a subscription. Throws as `pay`, 404, and 409 `ERR_NOTHING_DUE`. */
export const payDue = (settling: Settling, order: PayOrder & { readonly subscriptionId: number }): Promise<Payment> =>
  pay(settling, order, async (tx) => {
    const row = await lockOwn(tx, order.accountId, order.subscriptionId);
    if (!row) throw new ApiError(404, statusText(404));
    return {
      subscriptionId: row.id,
      offerCode: null,
      brandId: row.brand_id,
      onFile: row.payment_kind === 'carta' ? { label: row.payment_label, isRefused: !row.payment_valid } : undefined,
      requireCents: () => {
        if (!dueNow(row, settling.now)) throw nothingDue();
        return row.renewal_cents;
      },
      gone: nothingDue,
    };
  });
