import { createHmac, randomBytes } from 'node:crypto';
import { fingerprintOf } from '../../../base/tokens.ts';
import type { Queryable } from '../../../db/db.ts';
import { storedSecret } from '../../../db/secret.ts';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** The code as it is compared: without blanks, dashes, small letters. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** What the database keeps of a code. */
export const codeHash = (typed: string): string => fingerprintOf(`code ${plainCode(typed)}`);

/** Makes the invitation code of a seat: the same again for the same seat and number, so that the code itself is kept nowhere. */
export type SeatCoder = (seat: { readonly id: number; readonly invite_no: number }) => string;

export const seatCoder = async (db: Queryable): Promise<SeatCoder> => {
  const secret = await storedSecret(db, 'seat-codes', () => randomBytes(32).toString('hex'));
  return ({ id, invite_no }) => {
    const digest = createHmac('sha256', secret).update(`${id} ${invite_no}`).digest();
    const letters = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return (letters.join('').match(/.{4}/g) ?? []).join('-');
  };
};
