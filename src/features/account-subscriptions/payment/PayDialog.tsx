import { type ReactNode, useRef, useState } from 'react';
import { type Payment, payDue } from '../../../api/subscriptions/payments.ts';
import type { Subscription } from '../../../api/subscriptions/subscriptions.ts';
import { newOrderKey } from '../../../core/account/order-key.ts';
import { linkTo } from '../../../core/brand/link.ts';
import { core } from '../../../core/page/core.ts';
import { money } from '../../../rules/language/formats.ts';
import { failureText, mayBeDone } from '../../../rules/page/failures.ts';
import { type PaymentMethod, paymentMethods } from '../../../rules/subscriptions/payment.ts';
import { methodCards, paymentTexts } from '../../../rules/subscriptions/payment-texts.ts';
import { RadioCards } from '../../../ui/form/Choice.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { dayText } from '../model.ts';
import { copy } from './copy.ts';

interface PayDialogProps {
  readonly subscription: Subscription;
  /** The payment is settled, or its bank has not answered. */
  readonly onSettled: (payment: Payment) => void;
  /** The server's subscription differs from this page: another tab may have paid. */
  readonly onConflict: () => void;
  readonly onCancel: () => void;
}

/** Chooses a method and pays a due renewal, here or on the provider's page. */
export const PayDialog = ({ subscription, onSettled, onConflict, onCancel }: PayDialogProps): ReactNode => {
  const { id, product, pagamento, dovuto } = subscription;
  const onFile = pagamento?.etichetta;
  const [method, setMethod] = useState<PaymentMethod>(onFile ? 'file' : 'card');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** One decision: a retry after a lost answer sends the same key. */
  const key = useRef(newOrderKey());
  const choose = (value: string) => {
    setMethod(paymentMethods.find((one) => one === value) ?? method);
    key.current = newOrderKey();
  };
  const settle = (payment: Payment) => {
    const address = payment.state === 'open' ? linkTo(payment.confirm_url ?? undefined) : undefined;
    setBusy(false);
    if (address) return core.navigation.go(address);
    if (payment.state === 'paid' || payment.state === 'pending') return onSettled(payment);
    key.current = newOrderKey();
    setProblem(paymentTexts.outcomes[payment.state]);
  };
  const pay = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await payDue(core.clients.account, id, { key: key.current, method });
    if (result.kind === 'ok') return settle(result.data.payment);
    setBusy(false);
    if (result.kind === 'aborted') return;
    if (result.kind === 'badStatus' && result.status === 409) onConflict();
    setProblem(mayBeDone(result) ? copy.unsure : failureText(result));
  };
  const amount = dovuto ? money(dovuto.importo) : undefined;
  return (
    <Modal
      title={copy.title(product)}
      text={amount && dovuto ? copy.text(amount, dayText(dovuto.fino_al)) : undefined}
      submit={method === 'file' && amount ? copy.payAmount(amount) : paymentTexts.goOn}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void pay()}
      onCancel={onCancel}
    >
      <RadioCards
        legend={paymentTexts.how}
        name="method"
        value={method}
        cards={methodCards(paymentMethods, onFile)}
        onChange={choose}
      />
    </Modal>
  );
};
