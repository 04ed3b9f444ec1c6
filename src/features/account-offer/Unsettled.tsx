import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { paymentTexts } from '../../rules/subscriptions/payment-texts.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';

interface UnsettledProps {
  readonly text: string;
  readonly busy: boolean;
  /** Asks the server again. */
  readonly onCheck: (() => void) | undefined;
}

/** A payment that did not lead to the offer. Takes the focus: the reader comes from the provider's page. */
export const Unsettled = ({ text, busy, onCheck }: UnsettledProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice" role="status" tabIndex={-1} ref={box}>
      <Icon path={warning} />
      <p>
        <strong>{text}</strong>
      </p>
      {onCheck ? (
        <Button busy={busy} onClick={onCheck}>
          {paymentTexts.check}
        </Button>
      ) : null}
    </div>
  );
};
