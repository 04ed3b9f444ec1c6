import { type ReactNode, useEffect, useRef } from 'react';
import type { Topic } from '../../api/account/topics.ts';
import { copy } from './copy.ts';

const texts = copy.finished;

interface FinishedViewProps {
  readonly isMove: boolean;
  /** Each leads to its stories in the newsstand. */
  readonly followed: readonly Topic[];
  /** Address of the newsstand's home. */
  readonly newsstand: string;
  /** Origin of the account site. */
  readonly account: string;
}

/** After the last step. */
export const FinishedView = ({ isMove, followed, newsstand, account }: FinishedViewProps): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isMove) heading.current?.focus();
  }, [isMove]);
  return (
    <div className="step">
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className="step-lead">{texts.text}</p>
      {followed.length > 0 ? (
        <ul className="chosen" aria-label={texts.chosen}>
          {followed.map(({ id, name }) => (
            <li key={id}>
              <a href={`${newsstand}ricerca/${encodeURIComponent(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <a className="button primary large" href={newsstand}>
          {texts.action}
        </a>{' '}
        <a className="button quiet large" href={`${account}/dashboard`}>
          {texts.account}
        </a>
      </p>
    </div>
  );
};
