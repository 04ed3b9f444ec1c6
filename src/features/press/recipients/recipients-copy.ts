import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts about recipients beside the table. */
export const recipientCopy = replaceable('press-recipients', {
  title: 'Destinatari',
  loading: 'Caricamento dei destinatari…',
  loadFailed: 'Non riusciamo a caricare i destinatari. Riprova più tardi.',
  retry: 'Riprova',
  failed: 'I destinatari non sono cambiati. Riprova.',
  count: (active: number, all: number) => `${active} su ${all}`,
  none: 'Nessun destinatario. Aggiungi chi riceve la rassegna.',
  add: 'Aggiungi destinatario',
  on: (name: string) => `${name} riceve la rassegna.`,
  off: (name: string) => `${name} non riceve la rassegna.`,
});
