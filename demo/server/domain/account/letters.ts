import { longDate } from '../../../../src/rules/text/dates.ts';
import { accountAddress } from '../../base/addresses.ts';
import type { Base } from '../../base/hosts.ts';
import { letterMail } from '../../mail/letter.ts';
import type { Mail } from '../../mail/outbox.ts';

/** Whose letters these are: the brand, and the address of its hosts in them. */
export interface Sender {
  readonly brandId: number;
  readonly base: Base;
}

type Letter = Omit<Mail, 'to'>;

const linkTo = ({ brandId, base }: Sender, label: string, path: string) => ({
  label,
  href: accountAddress(brandId, base, path),
});

/** The code that completes a registration: a short one to type, a long one in the link. */
export const verificationLetter = (
  from: Sender,
  name: string,
  { code, short }: { readonly code: string; readonly short: string },
): Letter =>
  letterMail(from.brandId, {
    subject: 'Conferma il tuo indirizzo',
    paragraphs: [`Ciao ${name},`, `il codice per completare la registrazione è ${short}. Vale 24 ore.`],
    action: linkTo(from, 'Completa la registrazione', `/registrazione?verify_code=${code}`),
  });

/** To the owner of an account whose address somebody tried to register. */
export const knownLetter = (from: Sender): Letter =>
  letterMail(from.brandId, {
    subject: 'Hai già un account',
    paragraphs: [
      'Qualcuno, forse tu, ha chiesto di registrarsi con questo indirizzo: un account c’è già, e non è cambiato nulla.',
      'Accedi con la tua password. Se non la ricordi, dalla pagina di accesso puoi sceglierne un’altra.',
    ],
    action: linkTo(from, 'Accedi', '/sso/request-login'),
  });

const passwordLink = (from: Sender, code: string) =>
  linkTo(from, 'Scegli la password', `/password-dimenticata?code=${code}`);

/** The code to choose a new password. */
export const passwordLetter = (from: Sender, name: string, code: string): Letter =>
  letterMail(from.brandId, {
    subject: 'Scegli una nuova password',
    paragraphs: [
      `Ciao ${name},`,
      `il codice per scegliere una nuova password è ${code}. Vale un’ora.`,
      'Se non hai chiesto tu di cambiarla, ignora questa e-mail: la password resta quella di prima.',
    ],
    action: passwordLink(from, code),
  });

/** After others tried the password of an account. */
export const attemptsLetter = (from: Sender, name: string, code: string): Letter =>
  letterMail(from.brandId, {
    subject: 'Tentativi di accesso al tuo account',
    paragraphs: [
      `Ciao ${name},`,
      'qualcuno ha provato più volte ad accedere al tuo account con una password sbagliata. Per dieci minuti non si può accedere da dispositivi nuovi; quelli da cui hai già fatto l’accesso funzionano come prima.',
      `Se eri tu, o se devi accedere subito da un dispositivo nuovo, scegli una nuova password: il codice è ${code} e vale un’ora.`,
      'Se non eri tu, non devi fare nulla.',
    ],
    action: passwordLink(from, code),
  });

/** The code that confirms a new address. */
export const newAddressLetter = (from: Sender, name: string, code: string): Letter =>
  letterMail(from.brandId, {
    subject: 'Conferma il nuovo indirizzo',
    paragraphs: [`Ciao ${name},`, `il codice per confermare il nuovo indirizzo è ${code}. Vale 24 ore.`],
    action: linkTo(from, 'Conferma l’indirizzo', `/user/profile?verify_code=${code}`),
  });

/** To an address that belongs to another account already. */
export const takenAddressLetter = (brandId: number): Letter =>
  letterMail(brandId, {
    subject: 'Il tuo indirizzo è già in uso',
    paragraphs: ['Qualcuno ha chiesto di usare questo indirizzo per un altro account. Non è cambiato nulla.'],
  });

/** To the address that an account had before. */
export const oldAddressLetter = (brandId: number): Letter =>
  letterMail(brandId, {
    subject: 'Il tuo indirizzo è cambiato',
    paragraphs: ['L’indirizzo del tuo account non è più questo. Se non eri tu, contatta il servizio clienti.'],
  });

/** The link to the exported data, which works once until it expires. */
export const exportLetter = (from: Sender, name: string, token: string, expiresAt: number): Letter =>
  letterMail(from.brandId, {
    subject: 'I tuoi dati sono pronti',
    paragraphs: [
      `Ciao ${name},`,
      `l’archivio con i tuoi dati è pronto. Il collegamento funziona una volta sola, fino al ${longDate(new Date(expiresAt))}.`,
    ],
    action: linkTo(from, 'Scarica i tuoi dati', `/api/site/documents/${token}`),
  });

/** After the reader asked to delete the account. */
export const deletionLetter = (from: Sender, name: string): Letter =>
  letterMail(from.brandId, {
    subject: 'Hai chiesto di cancellare i tuoi dati',
    paragraphs: [`Ciao ${name},`, 'tra 24 ore cancelliamo i tuoi dati. Fino ad allora puoi ripensarci.'],
    action: linkTo(from, 'Annulla la cancellazione', '/user/profile'),
  });

/** After the account was deleted. */
export const deletedLetter = (brandId: number): Letter =>
  letterMail(brandId, {
    subject: 'I tuoi dati sono stati cancellati',
    paragraphs: [
      'Dati cancellati.',
      'Restano, senza il tuo nome, i dati delle ricevute che la legge ci chiede di conservare. Le copie di sicurezza si cancellano da sole entro 30 giorni.',
    ],
  });

/** The account was not deleted: it has a paid subscription now. */
export const keptLetter = (brandId: number): Letter =>
  letterMail(brandId, {
    subject: 'I tuoi dati non sono stati cancellati',
    paragraphs: [
      'Non abbiamo cancellato i tuoi dati: nel frattempo hai attivato un abbonamento. Puoi chiederlo di nuovo quando è finito.',
    ],
  });

interface Request {
  readonly name: string;
  readonly number: string;
  /** What it is about, in the contact form's words. */
  readonly issue: string;
  readonly message: string;
}

/** The number of a message to the customer service. */
export const requestLetter = (brandId: number, { name, number, issue, message }: Request): Letter =>
  letterMail(brandId, {
    subject: `Richiesta ${number}: l’abbiamo ricevuta`,
    paragraphs: [
      `${name === '' ? 'Ciao' : `Ciao ${name}`}, abbiamo ricevuto il tuo messaggio su «${issue}».`,
      `Il numero della richiesta è ${number}. Rispondiamo entro un giorno lavorativo.`,
      `Il tuo messaggio: ${message}`,
    ],
  });
