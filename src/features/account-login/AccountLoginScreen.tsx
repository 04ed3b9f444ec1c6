import { type ReactNode, useRef, useState } from 'react';
import { signIn } from '../../api/session/sign-in.ts';
import { core } from '../../core/page/core.ts';
import { isOfferDue } from '../../core/session/passkey-offer.ts';
import { isPasskeyBrowser, type PasskeyFailure } from '../../core/session/passkeys.ts';
import { useAttributes, useShell } from '../../element-kit/panel/panel.tsx';
import { failureText } from '../../rules/page/failures.ts';
import type { Result } from '../../rules/page/result.ts';
import { AccountLoginView, type Credentials } from './AccountLoginView.tsx';
import { copy } from './copy.ts';
import { loginLinks, withReturn } from './links.ts';
import { loadCopy } from './load-copy.ts';
import { usePasskey } from './passkey/use-passkey.ts';

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
      return (result.status < 500 && result.message) || loadCopy.failed;
    default:
      return loadCopy.failed;
  }
};

type OfferView = typeof import('./passkey/Offer.tsx')['Offer'];

/** As `problemOf`, for a sign-in with a passkey. */
const passkeyProblemOf = (failure: PasskeyFailure): string | undefined => {
  if (failure.kind === 'cancelled') return copy.passkeyCancelled;
  return failure.kind === 'badStatus' && failure.status === 401 && failure.message
    ? failure.message
    : problemOf(failure);
};

export const AccountLoginScreen = (): ReactNode => {
  const shell = useShell();
  const attributes = useAttributes();
  const returnTo = String(attributes['redirect-uri']);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(String(attributes.problem) || undefined);
  const [Offer, setOffer] = useState<OfferView>();
  const remember = useRef(true);
  const account = core.addressOf('account');
  const failed = (text: string | undefined, kind: string) => {
    setBusy(false);
    setProblem(text);
    shell.emit('np-login-failed', { kind });
  };
  const askForPasskey = usePasskey({
    remember: () => remember.current,
    returnTo,
    onSignedIn: (address) => core.session.signedIn(address),
    onFailure: (failure) => failed(passkeyProblemOf(failure), failure.kind),
  });
  const submit = async (credentials: Credentials) => {
    setBusy(true);
    setProblem(undefined);
    const result = await signIn(core.clients.account, { ...credentials, redirect_uri: returnTo });
    if (result.kind !== 'ok') return failed(problemOf(result), result.kind);
    const offer = (await isOfferDue()) ? await import('./passkey/Offer.tsx').catch(() => undefined) : undefined;
    if (offer) setOffer(() => offer.Offer);
    else core.session.signedIn(result.data);
  };
  const withPasskey = async () => {
    setBusy(true);
    setProblem(undefined);
    await askForPasskey().catch(() => failed(loadCopy.failed, 'failed'));
    setBusy(false);
  };
  // The address that the sign-in answered has a code that is valid for a minute: the offer may take longer.
  if (Offer)
    return <Offer onDone={() => core.session.signedIn(withReturn(`${account}/sso/request-login`, returnTo))} />;
  return (
    <AccountLoginView
      busy={busy}
      problem={problem}
      provider={String(attributes.provider)}
      links={loginLinks(account, returnTo)}
      onSubmit={(credentials) => void submit(credentials)}
      onRemember={(isRemembered) => {
        remember.current = isRemembered;
      }}
      onPasskey={isPasskeyBrowser() ? () => void withPasskey() : undefined}
    />
  );
};
