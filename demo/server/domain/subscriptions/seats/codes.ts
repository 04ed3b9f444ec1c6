import { createHmac, randomBytes } from 'node:crypto';
import { fingerprintOf } from '../../../base/tokens.ts';
import type { Queryable } from '../../../db/db.ts';
import { storedSecret } from '../../../db/secret.ts';

/** Letters and digits that do not look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A typed code for comparison: upper case, without spaces and dashes. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Hash of a code; the database stores this instead of the code. */
export const codeHash = (typed: string): string => fingerprintOf(`code ${plainCode(typed)}`);

/** Derives the invitation code of a seat from its id and invitation number, so that the code is never stored. */
export type SeatCoder = (seat: { readonly id: number; readonly invite_no: number }) => string;

export const seatCoder = async (db: Queryable): Promise<SeatCoder> => {
  const secret = await storedSecret(db, 'seat-codes', () => randomBytes(32).toString('hex'));
  return ({ id, invite_no }) => {
    const digest = createHmac('sha256', secret).update(`${id} ${invite_no}`).digest();
    const letters = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return (letters.join('').match(/.{4}/g) ?? []).join('-');
  };
};
