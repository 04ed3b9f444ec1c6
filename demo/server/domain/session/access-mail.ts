import { clockTime, longDate } from '../../../../src/rules/text/dates.ts';
import { accountAddress } from '../../base/addresses.ts';
import type { Base } from '../../base/hosts.ts';
import { fingerprintOf, newToken } from '../../base/tokens.ts';
import type { Transaction } from '../../db/db.ts';
import { type Letter, letterMail } from '../../mail/letter.ts';
import { sendMail } from '../../mail/outbox.ts';
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

const send = async (
  tx: Transaction,
  { accountId, deviceId }: AccessChange,
  { subject, fact }: { readonly subject: Letter['subject']; readonly fact: string },
  base: Base,
  now: number,
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
  const mail = letterMail(to.brand_id, {
    subject,
    paragraphs: [`Ciao ${to.name},`, fact, ignore, refuse],
    action: {
      label: 'Non sono stato io',
      href: accountAddress(to.brand_id, base, `/non-sono-stato-io?code=${code}`),
    },
  });
  await sendMail(tx, { ...mail, to: to.email }, now);
};

const moment = (now: number): string => `${longDate(new Date(now))} alle ${clockTime(new Date(now))}`;

/** Tells the owner of an account that somebody signed in from a device that it did not know. */
export const sendNewDevice = (tx: Transaction, change: AccessChange, base: Base, now: number): Promise<void> => {
  const fact = `c’è stato un accesso al tuo account da un dispositivo nuovo: ${deviceLabel(change.browser)}, ${moment(now)}.`;
  return send(tx, change, { subject: 'Nuovo accesso al tuo account', fact }, base, now);
};

/** Tells the owner of an account that it can be entered with a new passkey. */
export const sendNewPasskey = (
  tx: Transaction,
  change: AccessChange,
  name: string,
  base: Base,
  now: number,
): Promise<void> => {
  const fact = `da ora puoi accedere al tuo account anche con la passkey «${name}», creata ${moment(now)}.`;
  return send(tx, change, { subject: 'Nuova passkey per il tuo account', fact }, base, now);
};

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
