import { path as key } from '@phosphor-icons/core/assets/bold/fingerprint-bold.svg?icon';
import { path as google } from '@phosphor-icons/core/assets/bold/google-logo-bold.svg?icon';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldMessages } from '../../rules/text/fields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { PasswordField, TextField } from '../../ui/form/Field.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface AccountLoginViewProps {
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
  /** Name of the brand's own identity provider; empty without one. */
  readonly provider: string;
  readonly links: Readonly<Record<'forgotten' | 'google' | 'provider' | 'register', string>>;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onRemember: (isRemembered: boolean) => void;
  /** Undefined in a browser without passkeys. */
  readonly onPasskey: (() => void) | undefined;
  /** On the page that a server writes: where the form goes until a script takes it, and what was typed on the page before. */
  readonly written?: { readonly action: string; readonly login: string; readonly remember: boolean };
}

const read = (form: HTMLFormElement): Credentials => {
  const fields = new FormData(form);
  return {
    login: String(fields.get('login')).trim(),
    password: String(fields.get('password')),
    remember: fields.has('remember'),
  };
};

export const AccountLoginView = (props: AccountLoginViewProps): ReactNode => {
  const { busy, problem, provider, links, onSubmit, onRemember, onPasskey, written } = props;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const credentials = read(event.currentTarget);
    const empty = (['login', 'password'] as const).filter((name) => credentials[name] === '');
    setMissing(empty);
    const [first] = empty;
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSubmit(credentials);
  };
  // Without a script the browser itself names an empty field and goes there.
  const isWritten = written !== undefined;
  const fault = (name: string) => (missing.includes(name) ? fieldMessages.required : undefined);
  return (
    <div className="login">
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      {problem ? <Problem>{problem}</Problem> : null}
      <form onSubmit={submit} noValidate={!isWritten} action={written?.action} method={written && 'post'}>
        <TextField
          label={copy.login}
          error={fault('login')}
          name="login"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required={isWritten}
          defaultValue={written?.login}
          data-np-typed={written?.login || undefined}
        />
        <PasswordField
          label={copy.password}
          error={fault('password')}
          show={copy.show}
          hide={copy.hide}
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          required={isWritten}
        />
        <div className="row">
          <label className="check">
            <input
              type="checkbox"
              name="remember"
              value="1"
              defaultChecked={written?.remember ?? true}
              data-np-typed={written?.remember === false || undefined}
              onChange={({ target }) => onRemember(target.checked)}
            />
            {copy.remember}
          </label>
          <a className="link" href={links.forgotten}>
            {copy.forgotten}
          </a>
        </div>
        <button className="button primary large" type="submit" aria-disabled={busy}>
          {copy.submit}
        </button>
      </form>
      <p className="or">{copy.or}</p>
      {onPasskey ? (
        <Button size="large" icon={key} unavailable={busy} onClick={onPasskey}>
          {copy.passkey}
        </Button>
      ) : null}
      {provider ? (
        <a className="button large" href={links.provider}>
          {copy.provider(provider)}
        </a>
      ) : null}
      <a className="button large" href={links.google}>
        <Icon path={google} size={18} />
        {copy.google}
      </a>
      <p className="register">
        {copy.noAccount}{' '}
        <a className="link" href={links.register}>
          {copy.register}
        </a>
      </p>
    </div>
  );
};
