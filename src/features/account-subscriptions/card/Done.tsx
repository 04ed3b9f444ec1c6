import { path as check } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { linkTo } from '../../../core/brand/link.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import { momentText } from '../model.ts';

/** What a declaration came to, in the words and at the time of its receipt. */
export interface Outcome {
  readonly text: string;
  readonly content: string;
  readonly declared_at: string;
  readonly receipt_url: string;
}

/** Tells what was done, with the way to its receipt; the focus comes here, for the button that began it is gone. */
export const Done = ({ text, content, declared_at, receipt_url }: Outcome): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const address = linkTo(receipt_url);
  return (
    <div className="notice done" role="status" tabIndex={-1} ref={box}>
      <Icon path={check} />
      <div>
        <p>
          <strong>{text}</strong>
        </p>
        <p>{content}</p>
        <p className="hint">
          {copy.done.received(momentText(declared_at))}. {copy.done.mailed}
        </p>
        {address ? (
          <a className="link" href={address}>
            {copy.done.receipt}
          </a>
        ) : null}
      </div>
    </div>
  );
};
