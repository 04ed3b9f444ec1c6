import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { resendCode, verifyRegistration } from '../../api/account/registration.ts';
import { core } from '../../core/page/core.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import { failureText } from '../../rules/page/failures.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';

const texts = copy.verify;

interface VerificationProps {
  /** Address of the code; empty for a reader who opened the mail's link. */
  readonly email: string;
  readonly code: string;
  readonly onBack: () => void;
}

/** The second step: the code that verifies the address and signs the reader in. */
export const Verification = ({ email, code: given, onBack }: VerificationProps): ReactNode => {
  const title = useRef<HTMLHeadingElement>(null);
  const [code, setCode] = useState(given);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [running, setRunning] = useState<'verify' | 'resend'>();
  useEffect(() => title.current?.focus(), []);
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setMissing(code.trim() === '');
    setProblem(undefined);
    setSent(false);
    if (code.trim() === '') return;
    setRunning('verify');
    const result = await verifyRegistration(core.clients.account, code.trim());
    if (result.kind === 'ok') return core.session.signedIn(new URL(result.data, core.addressOf('account')).href);
    setRunning(undefined);
    setProblem(failureText(result));
  };
  const resend = async () => {
    setRunning('resend');
    setProblem(undefined);
    const result = await resendCode(core.clients.account, email);
    setRunning(undefined);
    setSent(result.kind === 'ok');
    if (result.kind !== 'ok') setProblem(failureText(result));
  };
  return (
    <form className="registration" noValidate onSubmit={(event) => void verify(event)}>
      <h1 ref={title} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className="lead">{texts.about(email)}</p>
      <TextField
        label={texts.code}
        name="verify_code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={isMissing ? fieldText('required') : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      {problem ? <Problem>{problem}</Problem> : null}
      <p className="unseen" role="status">
        {isSent ? texts.sent : ''}
      </p>
      {isSent ? <p className="hint">{texts.sent}</p> : null}
      <Button kind="primary" size="large" type="submit" busy={running === 'verify'}>
        {texts.submit}
      </Button>
      <div className="ways">
        {email === '' ? null : (
          <Button kind="quiet" size="small" busy={running === 'resend'} onClick={() => void resend()}>
            {texts.again}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
};
