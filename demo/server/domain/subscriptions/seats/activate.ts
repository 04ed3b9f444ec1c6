import { isSameEmail, seatAfter } from '../../../../../src/rules/subscriptions/sub-users.ts';
import { type Duration, type Product, periodEnd } from '../../../../../src/rules/subscriptions/subscription.ts';
import { type Day, dayOf } from '../../../../../src/rules/text/calendar.ts';
import { ApiError } from '../../../base/api-error.ts';
import type { Base } from '../../../base/hosts.ts';
import type { Db, Transaction } from '../../../db/db.ts';
import { sendMail } from '../../../mail/outbox.ts';
import type { Reader } from '../../session/reader.ts';
import { activatedMail } from '../papers/letters.ts';
import { lockSubscription } from '../store.ts';
import { codeHash } from './codes.ts';
import { lockSeatByCode, type Seat } from './seats.ts';

/** Texts of the refusals of a code; the pages show the same texts. */
export const codeRefusals = {
  ERR_CODE_NOT_FOUND:
    'Codice non riconosciuto. Controlla di averlo scritto per intero e di usare l’indirizzo a cui è arrivato.',
  ERR_CODE_USED: 'Questo codice è già stato usato.',
  ERR_CODE_EXPIRED: 'Questo codice è scaduto.',
  ERR_SUBSCRIPTION_NOT_ACTIVE: 'Attivazione dell’utente non riuscita.',
} as const;

const refused = (status: 404 | 409 | 410, code: keyof typeof codeRefusals): ApiError =>
  new ApiError(status, codeRefusals[code], { code });
const unknown = (): ApiError => refused(404, 'ERR_CODE_NOT_FOUND');
const used = (): ApiError => refused(409, 'ERR_CODE_USED');
const expired = (): ApiError => refused(410, 'ERR_CODE_EXPIRED');

/** Gives the seat to the invited person; the code is valid only for the invited address. */
const takeSeat = async (tx: Transaction, reader: Reader, seat: Seat, now: number): Promise<number> => {
  if (seat.email === null || !isSameEmail(seat.email, reader.email)) throw unknown();
  if (seat.account_id !== null) throw used();
  if (seat.status === 'expired') throw expired();
  const status = seatAfter(seat.status, 'activate');
  if (status === undefined || seat.subscription_state !== 'active') {
    throw refused(409, 'ERR_SUBSCRIPTION_NOT_ACTIVE');
  }
  await tx.query(
    `update seat set status = $2, account_id = $3, queued_at = null, activated_at = $4, expires_on = $5 where id = $1`,
    [seat.id, status, reader.accountId, new Date(now), seat.subscription_ends_on],
  );
  return seat.subscription_id;
};

interface CodeRow {
  readonly product: Product;
  readonly name: string;
  readonly duration: Duration;
  readonly gift: boolean;
  readonly valid_until: Day;
  readonly used_at: Date | null;
}

/** Makes a subscription without renewal from a code that was sold or given away. */
const redeem = async (tx: Transaction, reader: Reader, hash: string, base: Base, now: number): Promise<number> => {
  const [code] = await tx.query<CodeRow>(
    `select product, name, duration, gift, valid_until, used_at from activation_code
      where code_hash = $1 and brand_id = $2 for update`,
    [hash, reader.brandId],
  );
  if (!code) throw unknown();
  if (code.used_at) throw used();
  const today = dayOf(new Date(now));
  if (code.valid_until < today) throw expired();
  await tx.query('update activation_code set used_by = $2, used_at = $3 where code_hash = $1', [
    hash,
    reader.accountId,
    new Date(now),
  ]);
  const [made] = await tx.query<{ id: number }>(
    `insert into subscription (brand_id, owner_id, product, name, duration, audience, state, starts_on, ends_on, state_on,
       auto_renew, gift, price_cents, renewal_cents, renewal_duration, payment_kind, payment_label, purchased_at)
     values ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $7, false, $9, 0, 0, $5, $10, $11, $12) returning id`,
    [
      reader.brandId,
      reader.accountId,
      code.product,
      code.name,
      code.duration,
      reader.kind === 'person' ? 'person' : 'company',
      today,
      periodEnd(today, code.duration),
      code.gift,
      code.gift ? null : 'codice',
      code.gift ? '' : 'Codice di attivazione',
      new Date(now),
    ],
  );
  const row = made && (await lockSubscription(tx, made.id));
  if (!row) throw new Error('The subscription was not stored');
  await sendMail(tx, activatedMail(row, base), now);
  return row.id;
};

/** Limit of the codes that a reader may try. */
export const activations = { name: 'activation', limit: 20, windowMs: 600_000 };

/** Uses up the code of an invitation or a sold code. Returns the subscription's id. */
export const activateCode = (db: Db, reader: Reader, typed: string, base: Base, now: number): Promise<number> =>
  db.tx(async (tx) => {
    const hash = codeHash(typed);
    const seat = await lockSeatByCode(tx, reader.brandId, hash);
    return seat ? takeSeat(tx, reader, seat, now) : redeem(tx, reader, hash, base, now);
  });
