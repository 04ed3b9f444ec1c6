import { sendSignal, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';

/** What an authenticator answered, in JSON; or why it did not. */
export type PasskeyAnswer =
  | { readonly kind: 'answered'; readonly passkey: { readonly id: string } }
  /** `cancelled`: by the reader, or no passkey fits. `known`: this authenticator has one for the account. */
  | { readonly kind: 'cancelled' | 'replaced' | 'known' | 'failed' };

const kinds: Readonly<Record<string, 'cancelled' | 'replaced' | 'known'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'replaced',
  InvalidStateError: 'known',
};

const settled = async (request: Promise<{ readonly id: string }>): Promise<PasskeyAnswer> => {
  try {
    return { kind: 'answered', passkey: await request };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { kind: kinds[name] ?? 'failed' };
  }
};

/** Makes a passkey: the browser asks the reader. */
export const makePasskey = (
  optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON'],
): Promise<PasskeyAnswer> => settled(startRegistration({ optionsJSON }));

/**
 * Asks for a passkey of this reader. With `asSuggestion` the browser offers it at the field whose `autocomplete` ends in
 * `webauthn`, and the promise waits. A later call replaces an earlier one.
 */
export const askForPasskey = (
  optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON'],
  asSuggestion: boolean,
): Promise<PasskeyAnswer> =>
  settled(startAuthentication({ optionsJSON, useBrowserAutofill: asSuggestion, verifyBrowserAutofillInput: false }));

/** Ends a pending suggestion. */
export const endSuggestion = (): void => WebAuthnAbortService.cancelCeremony();

/** Tells the browser that the server does not know a passkey, so that it no longer offers it. Few browsers listen. */
export const forgetPasskey = async (rpID: string, credentialID: string): Promise<void> => {
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
};
