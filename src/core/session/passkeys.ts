import { passkeyOptions, signInWithPasskey } from '../../api/session/passkey-sign-in.ts';
import { addPasskey, creationOptions, type PasskeysAnswer } from '../../api/session/passkeys.ts';
import { hasPasskeys, suggestsPasskeys } from '../../platform/browser/has-passkeys.ts';
import { failureText } from '../../rules/page/failures.ts';
import type { Failure, Result } from '../../rules/page/result.ts';
import { passkeyTexts } from '../../rules/session/passkey-texts.ts';
import { core } from '../page/core.ts';

const library = () => import('../../platform/browser/passkeys.ts');

/** Whether this browser can make and use passkeys. */
export const isPasskeyBrowser = (): boolean => hasPasskeys();

/** Makes a passkey in this browser and stores it: all passkeys, or why there is no new one. */
export const makeOwnPasskey = async (): Promise<PasskeysAnswer | string> => {
  const { account } = core.clients;
  const [options, { makePasskey }] = await Promise.all([creationOptions(account), library()]);
  if (options.kind !== 'ok') return failureText(options);
  const made = await makePasskey(options.data);
  if (made.kind !== 'answered') return passkeyTexts[made.kind === 'replaced' ? 'cancelled' : made.kind];
  const stored = await addPasskey(account, made.passkey);
  return stored.kind === 'ok' ? stored.data : failureText(stored);
};

/** How a sign-in with a passkey ended. `cancelled`: the reader closed the browser's question, or no passkey fits. */
export type PasskeySignIn = Result<string> | { readonly kind: 'cancelled' };
export type PasskeyFailure = Failure | { readonly kind: 'cancelled' };

interface Request {
  /** The browser offers passkeys at the field for the name; else it asks at once. */
  readonly asSuggestion: boolean;
  readonly remember: () => boolean;
  readonly returnTo: string;
}

/** Signs in with a passkey. Resolves with undefined when there is nothing to say: no suggestion was taken. */
export const signInByPasskey = async ({
  asSuggestion,
  remember,
  returnTo,
}: Request): Promise<PasskeySignIn | undefined> => {
  if (asSuggestion && !(await suggestsPasskeys())) return undefined;
  const [options, { askForPasskey, forgetPasskey }] = await Promise.all([
    passkeyOptions(core.clients.account),
    library(),
  ]);
  if (options.kind !== 'ok') return asSuggestion ? undefined : options;
  const answer = await askForPasskey(options.data, asSuggestion);
  if (answer.kind !== 'answered') return asSuggestion || answer.kind === 'replaced' ? undefined : { kind: 'cancelled' };
  const result = await signInWithPasskey(core.clients.account, {
    passkey: answer.passkey,
    remember: remember(),
    redirect_uri: returnTo,
  });
  if (result.kind === 'badStatus' && result.code === 'ERR_PASSKEY_UNKNOWN')
    await forgetPasskey(options.data.rpId, answer.passkey.id);
  return result;
};

/** Ends a pending suggestion. */
export const endSuggestion = async (): Promise<void> => {
  if (await suggestsPasskeys()) (await library()).endSuggestion();
};
