import { type ReactNode, useEffect, useRef, useState } from 'react';
import { refuseOffer } from '../../../core/session/passkey-offer.ts';
import { makeOwnPasskey } from '../../../core/session/passkeys.ts';
import { failureTexts } from '../../../rules/page/failures.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Problem } from '../../../ui/message/Problem.tsx';
import { offerCopy } from './offer-copy.ts';

/** After a sign-in with the password: a passkey for the next time. The reader is signed in either way. */
export const Offer = ({ onDone }: { readonly onDone: () => void }): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => heading.current?.focus(), []);
  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    const made = await makeOwnPasskey().catch(() => failureTexts.generic);
    if (typeof made !== 'string') return onDone();
    setBusy(false);
    setProblem(made);
  };
  const refuse = () => {
    refuseOffer();
    onDone();
  };
  return (
    <div className="login">
      <h1 ref={heading} tabIndex={-1}>
        {offerCopy.title}
      </h1>
      <p className="lead">{offerCopy.lead}</p>
      {problem ? <Problem>{problem}</Problem> : null}
      <Button kind="primary" size="large" busy={busy} onClick={() => void make()}>
        {offerCopy.make}
      </Button>
      <Button size="large" unavailable={busy} onClick={refuse}>
        {offerCopy.refuse}
      </Button>
    </div>
  );
};
