import type { Base } from '../../base/hosts.ts';
import type { Transaction } from '../../db/db.ts';
import { sendMail } from '../../mail/outbox.ts';
import { attemptsLetter, knownLetter, passwordLetter, verificationLetter } from './letters.ts';
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
  await sendMail(tx, { to: email, ...verificationLetter({ brandId, base }, name, { code, short }) }, now);
};

/** Informs the owner of an account by mail that somebody tried to register its address. The caller does not learn that it exists. */
export const sendKnown = async (
  tx: Transaction,
  { brandId, email }: Pick<Addressee, 'brandId' | 'email'>,
  base: Base,
  now: number,
): Promise<undefined> => {
  await sendMail(tx, { to: email, ...knownLetter({ brandId, base }) }, now);
};

/** Sends a new code to choose a new password. */
export const sendPasswordCode = async (tx: Transaction, to: Addressee, base: Base, now: number): Promise<void> => {
  const { brandId, accountId, email, name } = to;
  const code = await issueMailCode(tx, accountId, 'password', now);
  await sendMail(tx, { to: email, ...passwordLetter({ brandId, base }, name, code) }, now);
};

/** Tells the owner of an account that others tried its password, with a code to choose a new one: a way in at once. */
export const sendAttempts = async (tx: Transaction, to: Addressee, base: Base, now: number): Promise<void> => {
  const { brandId, accountId, email, name } = to;
  const code = await issueMailCode(tx, accountId, 'password', now);
  await sendMail(tx, { to: email, ...attemptsLetter({ brandId, base }, name, code) }, now);
};
