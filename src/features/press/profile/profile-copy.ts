import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts of the profile. */
export const profileCopy = replaceable('press-profile', {
  title: 'Profilo della rassegna',
  loading: 'Caricamento del profilo…',
  retry: 'Riprova',
  failed: 'Il profilo non è cambiato. Riprova.',
  saved: 'Profilo salvato.',
  submit: 'Salva il profilo',
  optional: 'facoltativo',
  keywords: 'Parole cercate',
  keywordsHint: 'Una per riga. Un articolo rientra se ne ha almeno una; senza parole rientrano tutti.',
  excluded: 'Parole escluse',
  excludedHint: 'Una per riga. Un articolo che ne ha una non rientra.',
  tooManyWords: 'Massimo 30 parole, fino a 80 caratteri l’una.',
  mastheads: 'Testate',
  mastheadsHint: 'Senza scelta rientrano tutte.',
  schedule: 'Invio programmato',
  intervals: { never: 'Mai', daily: 'Ogni giorno', weekly: 'Ogni settimana' },
  time: 'Ora',
  day: 'Giorno',
  days: ['Domenica', 'Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato'],
  format: 'Formato',
  formats: { pdf: 'PDF allegato', html: 'Nel testo dell’e-mail' },
  always: 'Invia anche se la rassegna è vuota',
  next: (when: string) => `Prossimo invio: ${when}.`,
});
