import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { resendCode, verifyRegistration } from '../../api/account/registration.ts';
import { newOrderKey } from '../../core/account/order-key.ts';
import { core } from '../../core/page/core.ts';
import { emailFault, fieldText } from '../../rules/account/field-texts.ts';
import { secondsToResend } from '../../rules/account/verification-code.ts';
import { failureText } from '../../rules/page/failures.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';

const texts = copy.verify;

/** Seconds until another mail can be asked for, counted down; `restart` begins again. */
const useCountdown = (isRunning: boolean): readonly [seconds: number, restart: () => void] => {
  const [sentAt, setSentAt] = useState(() => (isRunning ? Date.now() : 0));
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsToResend(sentAt, now);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const restart = () => {
    setSentAt(Date.now());
    setNow(Date.now());
  };
  return [seconds, restart];
};

interface VerificationProps {
  /** Address of the code; empty for a reader who opened the mail's link. */
  readonly email: string;
  /** The code of the link; empty for a reader who types it. */
  readonly code: string;
  /** A new code went to the address. */
  readonly onSent: (email: string) => void;
  readonly onVerified: () => void;
  readonly onBack: () => void;
}

/** The code of the link, or of the field; its errors; the mail that brings another one. */
const useVerification = ({ email, code: ofLink, onSent, onVerified }: VerificationProps) => {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [isSent, setSent] = useState(false);
  const [running, setRunning] = useState<'verify' | 'resend'>();
  const [seconds, restart] = useCountdown(email !== '');
  const [key] = useState(newOrderKey);
  const verify = async () => {
    const code = (ofLink || typed).trim();
    setMissing(code === '');
    setProblem(undefined);
    setSent(false);
    if (code === '') return;
    setRunning('verify');
    const result = await verifyRegistration(core.clients.account, {
      verify_code: code,
      key,
      ...(email !== '' && { email }),
    });
    if (result.kind === 'ok') {
      onVerified();
      return core.session.signedIn(new URL(result.data, core.addressOf('account')).href);
    }
    setRunning(undefined);
    setRefused(result.kind === 'badStatus' && result.status === 410);
    setProblem(failureText(result));
  };
  const resend = async (to: string) => {
    setRunning('resend');
    setProblem(undefined);
    const result = await resendCode(core.clients.account, to);
    setRunning(undefined);
    setSent(result.kind === 'ok');
    if (result.kind !== 'ok') return setProblem(failureText(result));
    restart();
    onSent(to);
  };
  return { typed, setTyped, isMissing, problem, isRefused, isSent, running, seconds, verify, resend };
};

interface AskAgainProps {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onAsk: (email: string) => void;
  readonly onBack: () => void;
}

/** Asks a reader whose link is too old for the address that gets another code. */
const AskAgain = ({ busy, problem, onAsk, onBack }: AskAgainProps): ReactNode => {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailFault(email);
    setFault(wrong);
    if (wrong === undefined && !busy) onAsk(email.trim());
  };
  return (
    <form className="registration" noValidate onSubmit={submit}>
      <h1>{texts.linkTitle}</h1>
      {problem ? <Problem>{problem}</Problem> : null}
      <TextField
        label={copy.labels.email}
        type="email"
        name="email"
        autoComplete="email"
        spellCheck={false}
        value={email}
        error={fault}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button kind="primary" size="large" type="submit" busy={busy}>
        {texts.again}
      </Button>
      <div className="ways">
        <Button kind="quiet" size="small" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
};

/** The second step: the code that verifies the address and signs the reader in. */
export const Verification = (props: VerificationProps): ReactNode => {
  const { email, code: ofLink, onBack } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const { typed, setTyped, isMissing, problem, isRefused, isSent, running, seconds, verify, resend } =
    useVerification(props);
  useEffect(() => title.current?.focus(), []);
  const isLink = ofLink !== '';
  if (isLink && isRefused)
    return <AskAgain busy={running === 'resend'} problem={problem} onAsk={(to) => void resend(to)} onBack={onBack} />;
  return (
    <form
      className="registration"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!running) void verify();
      }}
    >
      <h1 ref={title} tabIndex={-1}>
        {isLink ? texts.linkTitle : texts.title}
      </h1>
      <p className="lead">{isLink ? texts.aboutLink : texts.about(email)}</p>
      {isLink ? null : (
        <TextField
          label={texts.code}
          name="verify_code"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          value={typed}
          error={isMissing ? fieldText('required') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {problem ? <Problem>{problem}</Problem> : null}
      <p className="unseen" role="status">
        {isSent ? texts.sent : ''}
      </p>
      {isSent ? <p className="hint">{texts.sent}</p> : null}
      <Button kind="primary" size="large" type="submit" busy={running === 'verify'}>
        {texts.submit}
      </Button>
      <div className="ways">
        {isLink ? null : (
          <Button
            kind="quiet"
            size="small"
            busy={running === 'resend'}
            unavailable={seconds > 0}
            onClick={() => void resend(email)}
          >
            {texts.again}
            {seconds > 0 ? <span className="clock">{texts.wait(seconds)}</span> : null}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
};
