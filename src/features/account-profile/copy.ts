import type { CodedPerson } from '../../rules/account/fiscal-code-match.ts';
import { invoicingLengths } from '../../rules/account/invoicing.ts';
import { profileLengths } from '../../rules/account/profile.ts';
import type { TextName } from './form/draft.ts';

const birthFields: Readonly<Record<keyof CodedPerson, string>> = {
  name: 'nome',
  surname: 'cognome',
  birthday: 'data di nascita',
  gender: 'genere',
  birthplace: 'luogo di nascita',
};

const labels: Readonly<Record<TextName, string>> = {
  type: 'Tipo di utente',
  company_name: 'Ragione sociale',
  name: 'Nome',
  surname: 'Cognome',
  phone: 'Telefono',
  phone2: 'Secondo telefono',
  birthday: 'Data di nascita',
  gender: 'Genere',
  place_of_birth: 'Luogo di nascita',
  fiscal_code: 'Codice fiscale',
  address: 'Indirizzo e numero civico',
  zip: 'CAP',
  city: 'Città',
  region: 'Provincia',
  country: 'Paese',
  recipient_name: 'Intestatario della fattura',
  vat_number: 'Partita IVA',
  recipient_code: 'Codice destinatario (SDI)',
  pec: 'PEC',
  cig: 'CIG',
  invoice_address: 'Indirizzo di fatturazione',
  invoice_zip: 'CAP di fatturazione',
  invoice_city: 'Città di fatturazione',
  invoice_region: 'Provincia di fatturazione',
  invoice_country: 'Paese di fatturazione',
};

/** Longest texts of the fields; the invoice's address has the same limits. */
const longestOf = (name: TextName): number | undefined => {
  const lengths: Readonly<Record<string, number>> = { ...invoicingLengths, ...profileLengths };
  return lengths[name.replace(/^invoice_/, '')];
};

export const copy = {
  labels,
  contractLabel: 'Clausole contrattuali',
  longest: longestOf,
  optional: 'facoltativo',
  loading: 'Caricamento del profilo…',
  retry: 'Riprova',
  loadFailed: 'Non riusciamo a caricare il profilo. Riprova più tardi.',
  saveFailed: 'Non siamo riusciti a salvare il profilo.',
  saved: 'Operazione completata.',
  changedElsewhere:
    'I dati sono cambiati nel frattempo, in un’altra finestra o su un altro dispositivo: non abbiamo salvato nulla. Quello che hai scritto è ancora qui; dove il valore salvato è un altro lo trovi sotto il campo. Controlla e salva di nuovo.',
  savedValue: (value: string) =>
    value === '' ? 'Nel frattempo il campo è stato svuotato' : `Valore salvato nel frattempo: «${value}»`,
  fillIn: 'Compila subito',
  personal: {
    title: 'Dati personali',
    hint: 'I campi senza «facoltativo» sono richiesti.',
    person: { title: 'Persona', text: 'Leggi per te o per la tua famiglia' },
    company: { title: 'Azienda o ente pubblico', text: 'Fatturazione elettronica e rassegna stampa' },
    body: 'Organizzazione',
    kinds: [
      ['company', 'Azienda'],
      ['public_body', 'Ente pubblico'],
    ],
    genders: [
      ['', 'Scegli'],
      ['female', 'Femmina'],
      ['male', 'Maschio'],
      ['other', 'Altro'],
      ['undeclared', 'Preferisco non dichiararlo'],
    ],
  },
  noResult: 'Nessun risultato trovato',
  noTowns: 'Elenco non disponibile: scrivi il nome per intero.',
  doubt: (fields: readonly (keyof CodedPerson)[]) =>
    `Il codice è formalmente valido ma non corrisponde a: ${fields.map((field) => birthFields[field]).join(', ')}. Controllalo; puoi salvare lo stesso.`,
  invoicing: {
    title: 'Fatturazione',
    want: 'Voglio ricevere la fattura',
    otherAddress: 'La fattura va a un altro indirizzo',
    sdiHint: 'Sette caratteri, sei per un ente pubblico. Senza codice: 0000000 e la PEC.',
    cigHint: 'Solo per gare pubbliche',
  },
  consents: { title: 'Consensi', clauses: 'Leggi le clausole' },
  avatar: {
    label: 'Foto del profilo',
    upload: 'Carica una foto',
    remove: 'Rimuovi la foto',
    tooLarge: 'La foto supera i 2 MB. Scegline una più piccola.',
    failed: 'Non siamo riusciti a salvare la foto. Riprova.',
    hint: 'JPEG, PNG o WebP, fino a 2 MB. Si salva subito.',
  },
  email: {
    label: 'E-mail',
    change: 'Cambia',
    changeName: 'Cambia e-mail',
    title: 'Cambia e-mail',
    about: 'Ti scriviamo al nuovo indirizzo con un codice: l’e-mail cambia quando lo confermi.',
    next: 'Nuova e-mail',
    password: 'Password attuale',
    send: 'Invia il codice',
    codeTitle: 'Conferma la nuova e-mail',
    codeAbout: (email: string) =>
      email === '' ? 'Scrivi il codice che ti abbiamo inviato.' : `Abbiamo inviato un codice a ${email}. Vale 24 ore.`,
    code: 'Codice di verifica',
    confirm: 'Conferma',
    changed: 'Operazione completata.',
  },
  show: 'Mostra',
  hide: 'Nascondi',
  cancel: 'Annulla',
  save: 'Salva',
  saving: 'Salvataggio…',
  dirty: 'Modifiche non salvate',
  leave: {
    title: 'Uscire senza salvare?',
    text: 'Le modifiche che non hai salvato vanno perse.',
    confirm: 'Esci senza salvare',
    cancel: 'Resta sulla pagina',
  },
} as const;
