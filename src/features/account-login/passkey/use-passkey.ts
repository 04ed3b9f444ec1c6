import { useCallback, useEffect, useRef } from 'react';
import { passkeyOptions, signInWithPasskey } from '../../../api/session/passkey-sign-in.ts';
import { core } from '../../../core/page/core.ts';
import { suggestsPasskeys } from '../../../platform/browser/has-passkeys.ts';
import type { Failure } from '../../../rules/page/result.ts';

/** Before the server's challenge is ten minutes old. */
const renewalMs = 9 * 60_000;

interface PasskeyRequest {
  readonly remember: () => boolean;
  readonly returnTo: string;
  readonly onSignedIn: (address: string) => void;
  /** `cancelled`: the reader closed the browser's question, or no passkey fits. */
  readonly onFailure: (failure: Failure | { readonly kind: 'cancelled' }) => void;
}

const library = () => import('../../../platform/browser/passkeys.ts');

/**
 * Offers the reader's passkeys among the browser's suggestions, once the browser can. Returns a function that asks for a
 * passkey at once; afterwards the suggestions are back.
 */
export const usePasskey = (request: PasskeyRequest): (() => Promise<void>) => {
  const latest = useRef(request);
  latest.current = request;
  const end = useRef(() => {});

  const ask = useCallback(async (asSuggestion: boolean): Promise<void> => {
    const [options, passkeys] = await Promise.all([passkeyOptions(core.clients.account), library()]);
    end.current = passkeys.endSuggestion;
    const { remember, returnTo, onSignedIn, onFailure } = latest.current;
    if (options.kind !== 'ok') return asSuggestion ? undefined : onFailure(options);
    const answer = await passkeys.askForPasskey(options.data, asSuggestion);
    if (answer.kind === 'replaced') return;
    if (answer.kind !== 'answered') return asSuggestion ? undefined : onFailure({ kind: 'cancelled' });
    const result = await signInWithPasskey(core.clients.account, {
      passkey: answer.passkey,
      remember: remember(),
      redirect_uri: returnTo,
    });
    if (result.kind === 'ok') return onSignedIn(result.data);
    if (result.kind === 'badStatus' && result.code === 'ERR_PASSKEY_UNKNOWN')
      await passkeys.forgetPasskey(options.data.rpId, answer.passkey.id);
    onFailure(result);
  }, []);

  const suggest = useCallback(async (): Promise<void> => {
    if (await suggestsPasskeys()) await ask(true);
  }, [ask]);

  useEffect(() => {
    // Without its code or an answer the form works as before.
    const start = () => void suggest().catch(() => undefined);
    start();
    const timer = setInterval(start, renewalMs);
    return () => {
      clearInterval(timer);
      end.current();
    };
  }, [suggest]);

  return useCallback(async () => {
    await ask(false);
    void suggest().catch(() => undefined);
  }, [ask, suggest]);
};
