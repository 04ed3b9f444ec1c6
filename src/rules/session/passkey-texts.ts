import { replaceable } from '../language/replaceable.ts';

/** Texts of what may prevent a passkey. */
export const passkeyTexts = replaceable('passkeys', {
  cancelled: 'La passkey non è stata creata. Puoi riprovare quando vuoi.',
  known: 'Questo dispositivo ha già una passkey per il tuo account.',
  failed: 'Non siamo riusciti a creare la passkey su questo dispositivo.',
});
