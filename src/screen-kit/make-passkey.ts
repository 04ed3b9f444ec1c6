import { addPasskey, creationOptions, type PasskeysAnswer } from '../api/account/passkeys.ts';
import { core } from '../core/page/core.ts';
import { failureText } from '../rules/page/failures.ts';

/** Texts of what may prevent a passkey. */
export const passkeyTexts = {
  cancelled: 'La passkey non è stata creata. Puoi riprovare quando vuoi.',
  known: 'Questo dispositivo ha già una passkey per il tuo account.',
  failed: 'Non siamo riusciti a creare la passkey su questo dispositivo.',
} as const;

/** Makes a passkey in this browser and stores it: all passkeys, or why there is no new one. */
export const makeOwnPasskey = async (): Promise<PasskeysAnswer | string> => {
  const { account } = core.clients;
  const [options, { makePasskey }] = await Promise.all([
    creationOptions(account),
    import('../platform/browser/passkeys.ts'),
  ]);
  if (options.kind !== 'ok') return failureText(options);
  const made = await makePasskey(options.data);
  if (made.kind !== 'answered') return passkeyTexts[made.kind === 'replaced' ? 'cancelled' : made.kind];
  const stored = await addPasskey(account, made.passkey);
  return stored.kind === 'ok' ? stored.data : failureText(stored);
};
