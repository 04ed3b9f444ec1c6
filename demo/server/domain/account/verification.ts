import { accountAddress, signatureOf } from '../../base/addresses.ts';
import type { Base } from '../../base/hosts.ts';
import type { Transaction } from '../../db/db.ts';
import { letterMail } from '../../mail/letter.ts';
import { sendMail } from '../../mail/outbox.ts';
import { issueMailCode, issueShortCode } from './mail-code.ts';

export interface Addressee {
  readonly brandId: number;
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
}

/** Sends a new code to verify the address at registration. */
export const sendVerification = async (tx: Transaction, to: Addressee, base: Base, now: number): Promise<void> => {
  const { brandId, accountId, email, name } = to;
  const code = await issueMailCode(tx, accountId, 'register', now);
  const short = await issueShortCode(tx, accountId, 'register', now);
  const mail = letterMail({
    subject: 'Conferma il tuo indirizzo',
    paragraphs: [`Ciao ${name},`, `il codice per completare la registrazione è ${short}. Vale 24 ore.`],
    action: {
      label: 'Completa la registrazione',
      href: accountAddress(brandId, base, `/registrazione?verify_code=${code}`),
    },
    from: signatureOf(brandId),
  });
  await sendMail(tx, { brandId, to: email, ...mail }, now);
};

/** Informs the owner of an account by mail that somebody tried to register its address. The caller does not learn that it exists. */
export const sendKnown = async (
  tx: Transaction,
  { brandId, email }: Pick<Addressee, 'brandId' | 'email'>,
  base: Base,
  now: number,
): Promise<undefined> => {
  const mail = letterMail({
    subject: 'Hai già un account',
    paragraphs: [
      'Qualcuno, forse tu, ha chiesto di registrarsi con questo indirizzo: un account c’è già, e non è cambiato nulla.',
      'Accedi con la tua password. Se non la ricordi, dalla pagina di accesso puoi sceglierne un’altra.',
    ],
    action: { label: 'Accedi', href: accountAddress(brandId, base, '/sso/request-login') },
    from: signatureOf(brandId),
  });
  await sendMail(tx, { brandId, to: email, ...mail }, now);
};

/** Sends a new code to choose a new password. */
export const sendPasswordCode = async (tx: Transaction, to: Addressee, base: Base, now: number): Promise<void> => {
  const { brandId, accountId, email, name } = to;
  const code = await issueMailCode(tx, accountId, 'password', now);
  const mail = letterMail({
    subject: 'Scegli una nuova password',
    paragraphs: [
      `Ciao ${name},`,
      `il codice per scegliere una nuova password è ${code}. Vale un’ora.`,
      'Se non hai chiesto tu di cambiarla, ignora questa e-mail: la password resta quella di prima.',
    ],
    action: { label: 'Scegli la password', href: accountAddress(brandId, base, `/password-dimenticata?code=${code}`) },
    from: signatureOf(brandId),
  });
  await sendMail(tx, { brandId, to: email, ...mail }, now);
};

/** Tells the owner of an account that others tried its password, with a code to choose a new one: a way in at once. */
export const sendAttempts = async (tx: Transaction, to: Addressee, base: Base, now: number): Promise<void> => {
  const { brandId, accountId, email, name } = to;
  const code = await issueMailCode(tx, accountId, 'password', now);
  const mail = letterMail({
    subject: 'Tentativi di accesso al tuo account',
    paragraphs: [
      `Ciao ${name},`,
      'qualcuno ha provato più volte ad accedere al tuo account con una password sbagliata. Per dieci minuti non si può accedere da dispositivi nuovi; quelli da cui hai già fatto l’accesso funzionano come prima.',
      `Se eri tu, o se devi accedere subito da un dispositivo nuovo, scegli una nuova password: il codice è ${code} e vale un’ora.`,
      'Se non eri tu, non devi fare nulla.',
    ],
    action: { label: 'Scegli la password', href: accountAddress(brandId, base, `/password-dimenticata?code=${code}`) },
    from: signatureOf(brandId),
  });
  await sendMail(tx, { brandId, to: email, ...mail }, now);
};
