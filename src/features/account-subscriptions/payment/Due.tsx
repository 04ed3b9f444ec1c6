import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import type { ReactNode } from 'react';
import type { Subscription } from '../../../api/subscriptions/subscriptions.ts';
import { money } from '../../../rules/language/formats.ts';
import { paymentTexts } from '../../../rules/subscriptions/payment-texts.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { dayText } from '../model.ts';
import { copy } from './copy.ts';

interface DueProps {
  readonly subscription: Subscription;
  readonly onPay: () => void;
}

/** An unpaid renewal: what is owed, why, until when paying gives access, and the button. */
export const Due = ({ subscription: { stato, dovuto, pagamento }, onPay }: DueProps): ReactNode => (
  <div className="problem due">
    <Icon path={warning} />
    <div>
      {dovuto ? (
        <>
          <p>
            <strong>{copy.due(money(dovuto.importo))}</strong>
          </p>
          <p>{copy.why(dayText(dovuto.dal), pagamento?.etichetta ?? '')}</p>
          <p>
            {copy.until(dayText(dovuto.fino_al))} {copy.otherwise(dayText(dovuto.entro), stato === 'suspended')}
          </p>
        </>
      ) : (
        <p>{paymentTexts.problem}</p>
      )}
      <Button kind="primary" onClick={onPay}>
        {copy.pay}
      </Button>
    </div>
  </div>
);
