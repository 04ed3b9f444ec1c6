import { replaceable } from '../../../rules/language/replaceable.ts';

export const offerCopy = replaceable('account-login-passkey', {
  title: 'La prossima volta, senza password',
  lead: 'Con una passkey accedi con l’impronta, il volto o il PIN di questo dispositivo. La tua password resta valida.',
  make: 'Crea una passkey',
  refuse: 'Non ora',
});
