import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { copy } from './copy.ts';

interface FrameProps {
  readonly title: string;
  readonly lead: string;
  /** Number of choices; below the cards. */
  readonly count?: string;
  readonly action: string;
  /** The reader comes from another step: focus the title. */
  readonly isMove: boolean;
  /** Why the reader cannot continue yet. */
  readonly hindrance?: string | undefined;
  /** Choices are being saved. */
  readonly waits?: boolean;
  readonly children: ReactNode;
  /** Resolves with the error text; undefined on success. */
  readonly onNext: () => Promise<string | undefined>;
}

/** One step: its question, the choices, and the button to continue. */
export const Frame = (props: FrameProps): ReactNode => {
  const { title, lead, count, action, isMove, hindrance, waits = false, children, onNext } = props;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [isTried, setTried] = useState(false);
  // The error goes with its reason.
  const problem = isTried && hindrance ? hindrance : failed;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isMove) heading.current?.focus();
  }, [isMove]);
  const next = async () => {
    setTried(hindrance !== undefined);
    setFailed(undefined);
    if (hindrance) return;
    setBusy(true);
    const text = await onNext();
    setBusy(false);
    setFailed(text);
  };
  return (
    <div className="step">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="step-lead">{lead}</p>
      {children}
      <div className="step-bar">
        <p role="status">{count}</p>
        {problem ? (
          <p className="fault" role="alert">
            {problem}
          </p>
        ) : null}
        <Button
          kind="primary"
          size="large"
          busy={busy}
          busyText={copy.sending}
          unavailable={waits}
          onClick={() => void next()}
        >
          {action}
        </Button>
      </div>
    </div>
  );
};
