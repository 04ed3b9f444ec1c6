import { replaceable } from '../../rules/language/replaceable.ts';

/** Texts of the shell until the panel is ready. */
export const loadCopy = replaceable('account-login-loading', {
  failed: 'Qualcosa non ha funzionato. Riprova tra poco.',
  again: 'Riprova',
});
