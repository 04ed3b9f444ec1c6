import { useEffect, useState } from 'react';
import { type Payment, paymentOf } from '../../../api/subscriptions/payments.ts';
import type { Subscription } from '../../../api/subscriptions/subscriptions.ts';
import { core } from '../../../core/page/core.ts';
import { takeParameter } from '../../../core/page/parameter.ts';
import { refreshReader } from '../../../core/session/reader-changes.ts';
import { paymentParameter, paymentProblem } from '../../../rules/subscriptions/payment.ts';

/** Parameter of a link to the payment step. */
const OPEN = 'paga';

/** The page no longer says that a payment is due, and knows the reader's rights again. */
const paid = (): void => {
  const { notices } = core.store;
  notices.value = notices.value.filter(({ title }) => title !== paymentProblem);
  void refreshReader();
};

/** The payment of a due renewal: its step, and its result in this visit. */
export const usePayment = (subscriptions: readonly Subscription[], onChanged: (subscription: Subscription) => void) => {
  const [paying, pay] = useState<Subscription>();
  const [payment, setPayment] = useState<Payment>();
  const settled = (now: Payment) => {
    pay(undefined);
    setPayment(now);
    onChanged(now.subscription);
    if (now.state === 'paid') paid();
  };
  const check = async (id: string) => {
    const result = await paymentOf(core.clients.account, id);
    if (result.kind === 'ok') settled(result.data.payment);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of the first render
  useEffect(() => {
    const id = takeParameter(paymentParameter);
    if (id) void check(id);
    else if (takeParameter(OPEN) !== null) pay(subscriptions.find(({ actions }) => actions.includes('pay')));
  }, []);
  return { paying, pay, payment, settled, check };
};
