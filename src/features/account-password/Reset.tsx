import { type FormEvent, type ReactNode, useState } from 'react';
import { confirmReset, requestReset } from '../../api/account/password.ts';
import { core } from '../../core/page/core.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import { failureText } from '../../rules/page/failures.ts';
import type { Failure } from '../../rules/page/result.ts';
import { isEmail } from '../../rules/text/fields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';
import { pairErrors } from './model.ts';
import { PasswordPair } from './PasswordPair.tsx';

const texts = copy.reset;

const signIn = (): string => `${core.addressOf('account')}/sso/request-login`;

export const Ask = ({ onSent }: { readonly onSent: () => void }): ReactNode => {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isWrong = !isEmail(email);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (busy || isWrong) return;
    setBusy(true);
    const captcha = await core.captcha('password_reset').catch(() => undefined);
    const result = captcha === undefined ? undefined : await requestReset(core.clients.account, email.trim(), captcha);
    setBusy(false);
    if (!result) setProblem(texts.captcha);
    else if (result.kind === 'ok') onSent();
    else setProblem(failureText(result));
  };
  return (
    <form className="password reset" noValidate onSubmit={(event) => void send(event)}>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={isTried && isWrong ? fieldText(email === '' ? 'required' : 'email') : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      {problem ? <Problem>{problem}</Problem> : null}
      <Button kind="primary" size="large" type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
};

const Choose = ({ code: given, onDone }: { readonly code: string; readonly onDone: () => void }): ReactNode => {
  const [code, setCode] = useState(given);
  const [pair, setPair] = useState({ password: '', password_confirm: '' });
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const errors = pairErrors(pair);
  const isMissing = code.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (busy || isMissing || Object.keys(errors).length > 0) return;
    setBusy(true);
    const result = await confirmReset(core.clients.account, { code: code.trim(), ...pair });
    setBusy(false);
    if (result.kind === 'ok') onDone();
    else setFailure(result);
  };
  return (
    <form className="password reset" noValidate onSubmit={(event) => void save(event)}>
      <h1>{texts.codeTitle}</h1>
      <p className="lead" role="status">
        {texts.codeLead}
      </p>
      <TextField
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={isTried && isMissing ? fieldText('required') : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <PasswordPair
        value={pair}
        errors={isTried ? errors : {}}
        onChange={(changes) => setPair({ ...pair, ...changes })}
      />
      {failure ? <Problem>{failureText(failure)}</Problem> : null}
      <Button kind="primary" size="large" type="submit" busy={busy} busyText={copy.saving}>
        {copy.save}
      </Button>
    </form>
  );
};

/** Resets a forgotten password with a code by mail. Never shows whether an address has an account. */
export const Reset = (): ReactNode => {
  const given = new URLSearchParams(location.search).get('code') ?? '';
  const [step, setStep] = useState<'ask' | 'choose' | 'done'>(given === '' ? 'ask' : 'choose');
  if (step === 'ask') return <Ask onSent={() => setStep('choose')} />;
  if (step === 'choose') return <Choose code={given} onDone={() => setStep('done')} />;
  return (
    <div className="password reset">
      <h1>{texts.codeTitle}</h1>
      <p role="status">{copy.saved}</p>
      <a className="button primary large" href={signIn()}>
        {texts.signIn}
      </a>
    </div>
  );
};
