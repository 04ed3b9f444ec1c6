import { path as check } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Payment } from '../../../api/subscriptions/payments.ts';
import { brandLink } from '../../../core/brand/brand-link.ts';
import { linkTo } from '../../../core/brand/link.ts';
import { paymentTexts } from '../../../rules/subscriptions/payment-texts.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { dayText } from '../model.ts';
import { copy } from './copy.ts';

const Paid = ({ payment: { receipt, subscription } }: { readonly payment: Payment }): ReactNode => {
  const address = linkTo(receipt?.pdf_url);
  return (
    <>
      <p>{copy.paid(dayText(subscription.data_fine), receipt?.number ?? '')}</p>
      <p className="outcome-ways">
        {address ? (
          <a className="link" href={address}>
            {copy.receipt}
          </a>
        ) : null}
        <a className="link" href={brandLink('//{www}/') ?? '/'}>
          {copy.read}
        </a>
      </p>
    </>
  );
};

interface OutcomeProps {
  readonly payment: Payment;
  readonly onCheck: () => void;
}

/** The result of a payment. Takes the focus: the button that started it is gone, or was on another page. */
export const Outcome = ({ payment, onCheck }: OutcomeProps): ReactNode => {
  const { state } = payment;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isPaid = state === 'paid';
  return (
    <div className={isPaid ? 'notice done' : 'notice'} role="status" tabIndex={-1} ref={box}>
      <Icon path={isPaid ? check : warning} />
      <div>
        <p>
          <strong>{paymentTexts.outcomes[state]}</strong>
        </p>
        {isPaid ? <Paid payment={payment} /> : null}
        {state === 'pending' ? <Button onClick={onCheck}>{paymentTexts.check}</Button> : null}
      </div>
    </div>
  );
};
