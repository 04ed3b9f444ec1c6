import { type FormEvent, type ReactNode, useState } from 'react';
import { requestReset } from '../../api/account/password.ts';
import { core } from '../../core/page/core.ts';
import type { CaptchaAsker } from '../../core/session/captcha/captcha.ts';
import { captchaProblem } from '../../core/session/captcha/said.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import { failureText } from '../../rules/page/failures.ts';
import { isEmail } from '../../rules/text/fields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';

const texts = copy.reset;

interface AskProps {
  /** The element that shows a challenge; undefined before a script answers. */
  readonly asker: CaptchaAsker | undefined;
  readonly onSent: () => void;
}

/** Asks for the address that gets the code. */
export const Ask = ({ asker, onSent }: AskProps): ReactNode => {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isWrong = !isEmail(email);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (busy || isWrong || !asker) return;
    setBusy(true);
    const captcha = await core.captcha('password_reset', asker).catch((error: unknown) => {
      setProblem(captchaProblem(error, texts.captcha));
    });
    const result = captcha === undefined ? undefined : await requestReset(core.clients.account, email.trim(), captcha);
    setBusy(false);
    if (!result) return;
    if (result.kind === 'ok') onSent();
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
      <slot name="np-captcha" />
      {problem ? <Problem>{problem}</Problem> : null}
      <Button kind="primary" size="large" type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
};
