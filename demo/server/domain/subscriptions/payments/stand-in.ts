import type { PaymentMethod, PaymentState } from '../../../../../src/rules/subscriptions/payment.ts';
import { type Base, originOf } from '../../../base/hosts.ts';
import { newToken } from '../../../base/tokens.ts';
import type { Queryable } from '../../../db/db.ts';
import type { Charge, PaymentProvider } from './provider.ts';

/** Path of the stand-in's pages on the third parties' host. */
export const payPath = '/pagamenti';

/** The bank that has not answered gives up after this time; nothing is charged. */
const BANK_TIMEOUT_MS = 600_000;

/** The methods that the stand-in's page adds. */
const labels: Readonly<Record<Exclude<PaymentMethod, 'file'>, string>> = {
  card: 'Carta •••• 2026',
  paypal: 'PayPal',
  sdd: 'Addebito SDD •••• 3456',
};

/** A charge of the stand-in. */
export interface StandInCharge {
  readonly token: string;
  readonly payee: string;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly amount_cents: number;
  readonly return_url: string;
  readonly state: PaymentState;
  readonly created_at: Date;
}

const columns = 'token, payee, method, label, amount_cents, return_url, state, created_at';

/** The charge of a page's token. */
export const chargeOfToken = async (db: Queryable, token: string): Promise<StandInCharge | undefined> => {
  const [row] = await db.query<StandInCharge>(`select ${columns} from stand_in_charge where token = $1`, [token]);
  return row;
};

/** The bank's answer to the reader's choice on the stand-in's page. The first one counts. */
export const decideCharge = async (db: Queryable, token: string, state: PaymentState): Promise<void> => {
  await db.query(`update stand_in_charge set state = $2 where token = $1 and state = 'open'`, [token, state]);
};

/** The provider of the demo world: charges nobody. `base` is for the address of its page. */
export const standInProvider = (db: Queryable, base: Base, now: () => number): PaymentProvider => {
  const toCharge = ({ state, label, token }: StandInCharge): Charge => ({
    state,
    label,
    confirmUrl: state === 'open' ? `${originOf('third.localhost', base)}${payPath}/${token}` : null,
  });
  const find = async (key: string): Promise<Charge | undefined> => {
    await db.query(
      `update stand_in_charge set state = 'expired' where key = $1 and state = 'pending' and created_at <= $2`,
      [key, new Date(now() - BANK_TIMEOUT_MS)],
    );
    const [row] = await db.query<StandInCharge>(`select ${columns} from stand_in_charge where key = $1`, [key]);
    return row && toCharge(row);
  };
  const moved = async (key: string, from: string, to: PaymentState): Promise<void> => {
    await db.query('update stand_in_charge set state = $3 where key = $1 and state = $2', [key, from, to]);
  };
  return {
    find,
    charge: async ({ key, method, onFile, payee, cents, returnUrl }) => {
      const answer = onFile && !onFile.isRefused ? 'paid' : 'declined';
      await db.query(
        `insert into stand_in_charge (key, token, payee, method, label, amount_cents, return_url, state, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`,
        [
          key,
          newToken(),
          payee,
          method,
          method === 'file' ? (onFile?.label ?? '') : labels[method],
          cents,
          returnUrl,
          method === 'file' ? answer : 'open',
          new Date(now()),
        ],
      );
      const charge = await find(key);
      if (!charge) throw new Error('The charge was not stored');
      return charge;
    },
    cancel: (key) => moved(key, 'open', 'expired'),
    refund: (key) => moved(key, 'paid', 'refunded'),
  };
};
