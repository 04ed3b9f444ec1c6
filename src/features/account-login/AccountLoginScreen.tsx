import { type ReactNode, useState } from 'react';
import { signIn } from '../../api/session/sign-in.ts';
import { core } from '../../core/page/core.ts';
import { useAttributes, useShell } from '../../element-kit/panel/panel.tsx';
import { failureText } from '../../rules/page/failures.ts';
import type { Result } from '../../rules/page/result.ts';
import { AccountLoginView, type Credentials } from './AccountLoginView.tsx';
import { copy } from './copy.ts';

/** Why a sign-in failed, as a text for the reader; the server's text for refusals that it explains. */
const problemOf = (result: Result<string>): string | undefined => {
  switch (result.kind) {
    case 'ok':
    case 'aborted':
      return undefined;
    case 'network':
    case 'badShape':
      return failureText(result);
    case 'badStatus':
      if (result.status === 401) return copy.credentials;
      return (result.status < 500 && result.message) || copy.generic;
    default:
      return copy.generic;
  }
};

const withReturn = (path: string, returnTo: string): string =>
  returnTo === '' ? path : `${path}?redirect_uri=${encodeURIComponent(returnTo)}`;

export const AccountLoginScreen = (): ReactNode => {
  const shell = useShell();
  const attributes = useAttributes();
  const returnTo = String(attributes['redirect-uri']);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(String(attributes.problem) || undefined);
  const submit = async (credentials: Credentials) => {
    setBusy(true);
    setProblem(undefined);
    const result = await signIn(core.clients.account, { ...credentials, redirect_uri: returnTo });
    if (result.kind === 'ok') {
      core.session.signedIn(result.data);
      return;
    }
    setBusy(false);
    setProblem(problemOf(result));
    shell.emit('np-login-failed', { kind: result.kind });
  };
  const account = core.addressOf('account');
  return (
    <AccountLoginView
      busy={busy}
      problem={problem}
      links={{
        forgotten: `${account}/password-dimenticata`,
        google: account + withReturn('/sso/google', returnTo),
        register: `${account}/registrazione`,
      }}
      onSubmit={(credentials) => void submit(credentials)}
    />
  );
};
