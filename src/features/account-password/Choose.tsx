import { type FormEvent, type ReactNode, useState } from 'react';
import { confirmReset } from '../../api/account/password.ts';
import { core } from '../../core/page/core.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import { failureText } from '../../rules/page/failures.ts';
import type { Failure } from '../../rules/page/result.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';
import { pairErrors } from './model.ts';
import { PasswordPair } from './PasswordPair.tsx';

const texts = copy.reset;

interface ChooseProps {
  /** Known already; empty when the reader has to type it. */
  readonly code: string;
  readonly lead: string;
  /** The code is of no interest to the reader. */
  readonly hidesCode?: boolean;
  readonly onDone: () => void;
}

/** A new password with a code instead of the old one. */
export const Choose = ({ code: given, lead, hidesCode = false, onDone }: ChooseProps): ReactNode => {
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
        {lead}
      </p>
      {hidesCode ? null : (
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
      )}
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

/** The new password is stored. */
export const Chosen = (): ReactNode => (
  <div className="password reset">
    <h1>{texts.codeTitle}</h1>
    <p role="status">{copy.saved}</p>
    <a className="button primary large" href={`${core.addressOf('account')}/sso/request-login`}>
      {texts.signIn}
    </a>
  </div>
);
