import { mayWithdraw, refundBy } from '../../../../src/rules/subscriptions/subscription.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { Db, Transaction } from '../../db/db.ts';
import { sealDeclaration } from './papers/declarations.ts';
import { dayText } from './papers/letters.ts';
import { euroText } from './papers/money.ts';
import { addReceipt } from './papers/receipts.ts';
import { moveSeats } from './seats/seat-moves.ts';
import { factsOf, lockOwn, numberOf, type Subscription } from './store.ts';

/** A withdrawal; `declaredAt` is null until it is confirmed. */
export interface Withdrawal {
  readonly id: string;
  readonly declaredAt: Date | null;
  readonly content: string;
  readonly documentId: string | null;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly content: string;
  readonly declared_at: Date | null;
  readonly document_id: string | null;
}

const readDeclaration = async (tx: Transaction, id: number): Promise<Row | undefined> => {
  const [row] = await tx.query<Row>(
    `select id, name, email, content, declared_at, document_id from declaration
      where subscription_id = $1 and kind = 'withdrawal'`,
    [id],
  );
  return row;
};

const toWithdrawal = ({ id, declared_at, content, document_id }: Row): Withdrawal => ({
  id,
  declaredAt: declared_at,
  content,
  documentId: document_id,
});

const lockWithdrawable = async (tx: Transaction, accountId: string, id: number, now: number): Promise<Subscription> => {
  const row = await lockOwn(tx, accountId, id);
  if (!row) throw new ApiError(404, statusText(404));
  if (mayWithdraw(factsOf(row), dayOf(new Date(now)))) return row;
  throw new ApiError(403, 'Il termine per recedere da questo contratto è passato.', {
    code: 'ERR_WITHDRAWAL_PERIOD_OVER',
  });
};

/** Step one (Codice del consumo, art. 54-bis): stores the statement with name, contract and address for the receipt. */
export const declareWithdrawal = (
  db: Db,
  accountId: string,
  id: number,
  who: { readonly name: string; readonly email: string },
  now: number,
): Promise<Withdrawal> =>
  db.tx(async (tx) => {
    const row = await lockWithdrawable(tx, accountId, id, now);
    const bought = dayText(dayOf(row.purchased_at));
    const content =
      `Con questa dichiarazione recedo dal contratto di abbonamento ${row.name} (n. ${numberOf(row.id)}), ` +
      `concluso il ${bought}. Nome e cognome: ${who.name}. E-mail per la ricevuta: ${who.email}.`;
    await tx.query(
      `insert into declaration (account_id, subscription_id, kind, name, email, content, created_at)
       values ($1, $2, 'withdrawal', $3, $4, $5, $6)
       on conflict (subscription_id) where kind = 'withdrawal'
       do update set name = $3, email = $4, content = $5, created_at = $6 where declaration.declared_at is null`,
      [accountId, id, who.name, who.email, content, new Date(now)],
    );
    const declaration = await readDeclaration(tx, id);
    if (!declaration) throw new Error('The withdrawal was not stored');
    return toWithdrawal(declaration);
  });

/** Ends the contract: no more access or charges; refunds the whole price. */
const takeEffect = async (tx: Transaction, row: Subscription, now: number): Promise<void> => {
  const today = dayOf(new Date(now));
  await tx.query(
    `update subscription set state = 'withdrawn', state_on = $2, auto_renew = false, ends_on = least(ends_on, $2)
      where id = $1`,
    [row.id, today],
  );
  await moveSeats(tx, row.id, 'owner_ends');
  const period = { from: row.starts_on, to: row.ends_on };
  await addReceipt(tx, row.id, { on: today, ...period, cents: row.price_cents, kind: 'refund' });
};

/**
 * Step two: makes the statement effective. A repeated call returns the same receipt. Throws 409 without a statement, 403
 * after the withdrawal period.
 */
export const confirmWithdrawal = (db: Db, accountId: string, id: number, now: number): Promise<Withdrawal> =>
  db.tx(async (tx) => {
    const own = await lockOwn(tx, accountId, id);
    if (!own) throw new ApiError(404, statusText(404));
    const declaration = await readDeclaration(tx, id);
    if (declaration?.declared_at) return toWithdrawal(declaration);
    const row = await lockWithdrawable(tx, accountId, id, now);
    if (!declaration) {
      throw new ApiError(409, 'Prima compila la dichiarazione di recesso.', { code: 'ERR_NOT_DECLARED' });
    }
    await takeEffect(tx, row, now);
    const until = dayText(refundBy(dayOf(new Date(now))));
    const effect = `Ti restituiamo ${euroText(row.price_cents)} entro il ${until}, con lo stesso metodo di pagamento.`;
    const sealed = { ...declaration, kind: 'withdrawal' as const, reason: null, effect };
    const { documentId } = await sealDeclaration(tx, row, sealed, now);
    return { ...toWithdrawal(declaration), declaredAt: new Date(now), documentId };
  });
