import { useCallback, useEffect, useRef } from 'react';
import { endSuggestion, type PasskeyFailure, signInByPasskey } from '../../../core/session/passkeys.ts';

/** Before the server's challenge is ten minutes old. */
const renewalMs = 9 * 60_000;

interface PasskeyRequest {
  readonly remember: () => boolean;
  readonly returnTo: string;
  readonly onSignedIn: (address: string) => void;
  readonly onFailure: (failure: PasskeyFailure) => void;
}

/**
 * Offers the reader's passkeys among the browser's suggestions, once the browser can. Returns a function that asks for a
 * passkey at once; afterwards the suggestions are back.
 */
export const usePasskey = (request: PasskeyRequest): (() => Promise<void>) => {
  const latest = useRef(request);
  latest.current = request;

  const ask = useCallback(async (asSuggestion: boolean): Promise<void> => {
    const { remember, returnTo } = latest.current;
    const result = await signInByPasskey({ asSuggestion, remember, returnTo });
    if (result?.kind === 'ok') latest.current.onSignedIn(result.data);
    else if (result) latest.current.onFailure(result);
  }, []);

  // Without its code or an answer the form works as before.
  const suggest = useCallback(() => void ask(true).catch(() => undefined), [ask]);

  useEffect(() => {
    suggest();
    const timer = setInterval(suggest, renewalMs);
    return () => {
      clearInterval(timer);
      void endSuggestion().catch(() => undefined);
    };
  }, [suggest]);

  return useCallback(async () => {
    await ask(false);
    suggest();
  }, [ask, suggest]);
};
