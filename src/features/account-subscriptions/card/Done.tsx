import { path as check } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { linkTo } from '../../../core/brand/link.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import { momentText } from '../model.ts';

/** Result of a declaration, with the text and time of its receipt. */
export interface Outcome {
  readonly text: string;
  readonly content: string;
  readonly declared_at: string;
  readonly receipt_url: string;
}

/** Confirms a declaration and links its receipt. Takes the focus, since the button that started it is gone. */
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
