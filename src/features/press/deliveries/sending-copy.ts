import { replaceable } from '../../../rules/language/replaceable.ts';

interface Sizes {
  readonly copies: number;
  readonly stories: number;
  readonly recipients: number;
}

const articles = (count: number): string => (count === 1 ? '1 articolo' : `${count} articoli`);
const addressees = (count: number): string => (count === 1 ? '1 destinatario' : `${count} destinatari`);

/** Texts about sending and deliveries. */
export const sendingCopy = replaceable('press-deliveries', {
  title: 'Invia la rassegna',
  stories: articles,
  subject: 'Oggetto',
  subjectOf: (title: string, day: string) => `${title}, ${day}`,
  note: 'Messaggio di apertura',
  optional: 'facoltativo',
  format: 'Formato',
  formats: { pdf: 'PDF allegato', html: 'Nel testo dell’e-mail' },
  to: 'Destinatari',
  everybody: (count: number) => `Tutti gli attivi (${count})`,
  groupOf: (name: string, count: number) => `${name} (${count})`,
  onlyFree: 'Solo altri indirizzi',
  free: 'Altri indirizzi',
  freeHint: 'Separati da virgole o a capo. Non entrano nell’elenco.',
  wrongAddress: (address: string) => `Inserire email valida: ${address}`,
  nobody: 'Scegli almeno un destinatario.',
  sent: (sent: number, failed: number) =>
    failed === 0 ? `Inviata a ${addressees(sent)}.` : `Inviata a ${addressees(sent)}, ${failed} non riusciti.`,
  hour: {
    when: 'Quando',
    now: 'Subito',
    later: 'A un’ora scelta',
    day: 'Giorno',
    time: 'Ora italiana',
    wrong: 'Scegli un’ora futura.',
    submit: (count: number) => `Programma l’invio a ${count}`,
    anyway: (count: number) => `Programma comunque a ${count}`,
    done: (when: string) => `Invio programmato: ${when}.`,
    failed: 'L’invio non è stato programmato. Riprova.',
  },
  plans: {
    title: 'Invii programmati',
    recipients: addressees,
    missed: 'Non partito: a quell’ora non c’erano più destinatari, o la rassegna non era nell’abbonamento.',
    cancel: 'Annulla l’invio',
    cancelOf: (subject: string) => `Annulla l’invio: ${subject}`,
    ask: {
      title: 'Annullare l’invio programmato?',
      text: (subject: string, when: string) => `${subject}, ${when}. Nessuno la riceverà a quell’ora.`,
      confirm: 'Annulla l’invio',
      cancel: 'Indietro',
    },
    cancelled: (subject: string) => `Invio annullato: ${subject}.`,
    failed: 'L’invio non è stato annullato. Riprova.',
  },
  licence: 'Copie di oggi',
  licenceThen: 'Copie di quel giorno',
  meter: (used: number, { copies, stories, recipients }: Sizes, allowed: number) =>
    `${used} usate, ${copies} con questo invio (${articles(stories)} × ${addressees(recipients)}), ${allowed} consentite.`,
  left: (left: number) => `Ne restano ${left}.`,
  over: (over: number) =>
    over === 1 ? 'Questo invio supera di 1 copia la licenza.' : `Questo invio supera di ${over} copie la licenza.`,
  submit: (count: number) => `Invia a ${count}`,
  anyway: (count: number) => `Invia comunque a ${count}`,
  cancel: 'Annulla',
  failed: 'La rassegna non è partita. Riprova.',
  ledger: {
    loading: 'Caricamento degli invii…',
    loadFailed: 'Non riusciamo a caricare gli invii. Riprova più tardi.',
    retry: 'Riprova',
    none: 'Non hai ancora inviato rassegne.',
    version: (version: number) => `Versione ${version}`,
    of: (day: string) => `Rassegna del ${day}`,
    at: (day: string, time: string) => `${day}, ${time}`,
    result: (sent: number, failed: number) =>
      [
        sent === 1 ? '1 inviata' : `${sent} inviate`,
        ...(failed > 0 ? [failed === 1 ? '1 non riuscita' : `${failed} non riuscite`] : []),
      ].join(', '),
    repeat: (count: number) =>
      count === 1 ? 'Ripeti solo per 1 non riuscito' : `Ripeti solo per i ${count} non riusciti`,
    repeated: (sent: number, failed: number) => `Ripetuto: ${sent} inviate in tutto, ${failed} non riuscite.`,
    repeatFailed: 'L’invio non è stato ripetuto. Riprova.',
    recipients: (subject: string) => `Destinatari di ${subject}`,
    name: 'Destinatario',
    state: 'Esito',
    when: 'Quando',
    states: { sent: 'Inviata', failed: 'Non riuscita' },
    attempts: (count: number) => `${count} tentativi`,
    changes: 'Che cosa cambia rispetto alla versione prima',
    added: (titles: readonly string[]) => `Aggiunti: ${titles.join('; ')}`,
    removed: (titles: readonly string[]) => `Tolti: ${titles.join('; ')}`,
    changed: (titles: readonly string[]) => `Sezione o nota: ${titles.join('; ')}`,
    reordered: 'Altro ordine.',
    same: 'Stessi articoli: cambiano testi, oggetto o copertina.',
  },
});
