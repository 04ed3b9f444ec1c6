import { longDate, proseTime } from '../../../../src/rules/text/dates.ts';
import { accountAddress } from '../../base/addresses.ts';
import type { Base } from '../../base/hosts.ts';
import { fingerprintOf, newToken } from '../../base/tokens.ts';
import type { Transaction } from '../../db/db.ts';
import { letterMail } from '../../mail/letter.ts';
import { type Mail, sendMail } from '../../mail/outbox.ts';
import { noteAudit } from '../account/audit.ts';
import { disconnect } from '../account/devices.ts';
import { issueMailCode } from '../account/mail-code.ts';
import { endOtherSessions } from './store.ts';
import { type Browser, deviceLabel } from './user-agent.ts';

const DAYS = 7;

/** A change of who may enter an account. */
export interface AccessChange {
  readonly accountId: string;
  readonly deviceId: string;
  readonly browser: Browser;
}

const ignore = 'Se eri tu, non devi fare nulla.';
const refuse = `Se non eri tu, apri il collegamento qui sotto: disconnettiamo tutti i dispositivi e scegli una nuova password. Vale ${DAYS} giorni.`;

/** Whom an access mail is for, and the code of its link. */
interface Addressed {
  readonly brandId: number;
  readonly base: Base;
  readonly name: string;
  readonly code: string;
  readonly now: number;
}

const moment = (now: number): string => `${longDate(new Date(now))} alle ${proseTime(new Date(now))}`;

const accessLetter = ({ brandId, base, name, code }: Addressed, subject: string, fact: string): Omit<Mail, 'to'> =>
  letterMail(brandId, {
    subject,
    paragraphs: [`Ciao ${name},`, fact, ignore, refuse],
    action: { label: 'Non ero io', href: accountAddress(brandId, base, `/non-sono-stato-io?code=${code}`) },
  });

export const newDeviceLetter = (to: Addressed, device: string): Omit<Mail, 'to'> =>
  accessLetter(
    to,
    'Nuovo accesso al tuo account',
    `c’è stato un accesso al tuo account da un dispositivo nuovo: ${device}, ${moment(to.now)}.`,
  );

export const newPasskeyLetter = (to: Addressed, passkey: string): Omit<Mail, 'to'> =>
  accessLetter(
    to,
    'Nuova passkey per il tuo account',
    `da ora puoi accedere al tuo account anche con la passkey «${passkey}», creata ${moment(to.now)}.`,
  );

const send = async (
  tx: Transaction,
  { accountId, deviceId }: AccessChange,
  base: Base,
  now: number,
  letter: (to: Addressed) => Omit<Mail, 'to'>,
): Promise<void> => {
  const [to] = await tx.query<{ brand_id: number; email: string; name: string }>(
    "select brand_id, email, coalesce(nullif(name, ''), profile ->> 'company_name', '') as name from account where id = $1",
    [accountId],
  );
  if (!to) return;
  const code = newToken();
  await tx.query(
    'insert into access_mail (code_hash, account_id, device_id, at, expires_at) values ($1, $2, $3, $4, $5)',
    [fingerprintOf(code), accountId, deviceId, new Date(now), new Date(now + DAYS * 86_400_000)],
  );
  const mail = letter({ brandId: to.brand_id, base, name: to.name, code, now });
  await sendMail(tx, { ...mail, to: to.email }, now);
};

/** Tells the owner of an account that somebody signed in from a device that it did not know. */
export const sendNewDevice = (tx: Transaction, change: AccessChange, base: Base, now: number): Promise<void> =>
  send(tx, change, base, now, (to) => newDeviceLetter(to, deviceLabel(change.browser)));

/** Tells the owner of an account that it can be entered with a new passkey. */
export const sendNewPasskey = (
  tx: Transaction,
  change: AccessChange,
  name: string,
  base: Base,
  now: number,
): Promise<void> => send(tx, change, base, now, (to) => newPasskeyLetter(to, name));

/**
 * The owner says that a sign-in was not theirs: ends all sessions, forgets that device and the passkeys made since, and
 * voids the password. Returns a code to choose a new one; undefined for a used, expired or unknown code.
 */
export const refuseAccess = async (
  tx: Transaction,
  brandId: number,
  code: string,
  now: number,
): Promise<string | undefined> => {
  const [mail] = await tx.query<{ account_id: string; device_id: string | null; at: Date }>(
    `update access_mail m set used_at = $3 from account a
      where m.code_hash = $1 and m.used_at is null and m.expires_at > $3
        and a.id = m.account_id and a.brand_id = $2 and a.deleted_at is null
      returning m.account_id, m.device_id, m.at`,
    [fingerprintOf(code), brandId, new Date(now)],
  );
  if (!mail) return undefined;
  const { account_id: accountId, device_id: deviceId, at } = mail;
  await endOtherSessions(tx, accountId, null, now);
  if (deviceId !== null) await disconnect(tx, accountId, [deviceId], now);
  await tx.query('delete from passkey where account_id = $1 and created_at >= $2', [accountId, at]);
  await tx.query('update account set password_hash = null where id = $1', [accountId]);
  // The account's other mails have no more to end.
  await tx.query('update access_mail set used_at = $2 where account_id = $1 and used_at is null', [
    accountId,
    new Date(now),
  ]);
  await noteAudit(tx, { brandId, accountId }, 'access_refused', now);
  return issueMailCode(tx, accountId, 'password', now);
};
