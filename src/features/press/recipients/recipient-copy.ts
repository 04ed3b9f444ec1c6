import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts for editing recipients. */
export const recipientDeeds = replaceable('press-recipient', {
  editOf: (name: string) => `Modifica ${name}`,
  removeOf: (name: string) => `Rimuovi ${name}`,
  everyGroup: 'Tutti i gruppi',
  group: 'Gruppo',
  addTitle: 'Nuovo destinatario',
  editTitle: 'Modifica destinatario',
  name: 'Nome',
  email: 'E-mail',
  optional: 'facoltativo',
  active: 'Riceve la rassegna',
  submit: 'Salva',
  cancel: 'Annulla',
  ask: {
    title: (name: string) => `Rimuovere ${name}?`,
    text: 'Non riceverà più la rassegna. Gli invii già fatti restano nel registro.',
    confirm: 'Rimuovi',
    cancel: 'Annulla',
  },
  added: (name: string) => `Destinatario aggiunto: ${name}.`,
  changed: (name: string) => `Destinatario aggiornato: ${name}.`,
  removed: (name: string) => `Destinatario rimosso: ${name}.`,
});
