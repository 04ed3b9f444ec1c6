import { path as done } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TakenOffer } from '../../api/subscriptions/payments.ts';
import { brandLink } from '../../core/brand/brand-link.ts';
import { refreshReader } from '../../core/session/reader-changes.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Card } from '../../ui/base/Part.tsx';
import { copy } from './copy.ts';
import { dayText } from './model.ts';
import { ToSubscriptions } from './ToSubscriptions.tsx';

interface TakenProps {
  readonly taken: TakenOffer;
  /** Last day to withdraw, if the offer said so and the subscription does not. */
  readonly withdrawBy: string | undefined;
}

/** The offer is taken: until when, and what to do now. Takes the focus: the button that started it is gone. */
export const Taken = ({ taken: { product, data_fine, recesso }, withdrawBy }: TakenProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const day = recesso === undefined ? withdrawBy : recesso?.entro;
  useEffect(() => {
    box.current?.focus();
    void refreshReader();
  }, []);
  return (
    <Card>
      <div className="offer-taken" ref={box} tabIndex={-1} role="status">
        <Icon path={done} size={32} />
        <div>
          <p>
            <strong>{copy.taken}</strong> {copy.takenUntil(product, dayText(data_fine))}
          </p>
          <p>
            {copy.takenNext} {day ? copy.takenWithdraw(dayText(day)) : null}
          </p>
        </div>
        <div className="offer-ways">
          <a className="button primary" href={brandLink('//{www}/') ?? '/'}>
            {copy.read}
          </a>
          <ToSubscriptions />
        </div>
      </div>
    </Card>
  );
};
