import { type Day, dayOf } from '../../../../../src/rules/text/calendar.ts';
import { brandOfId } from '../../../base/addresses.ts';
import { recordOf } from '../../../base/records.ts';
import type { Queryable } from '../../../db/db.ts';
import { paperPdf } from '../../../print/documents/paper.ts';
import { numberOf } from '../store.ts';
import { dayText } from './letters.ts';
import { euroText } from './money.ts';

/** A payment or a refund for a period. */
export interface NewReceipt {
  readonly on: Day;
  readonly from: Day;
  readonly to: Day;
  readonly cents: number;
  readonly kind?: 'payment' | 'refund';
}

/** Stores a receipt, at most one per period. Returns its id. */
export const addReceipt = async (
  tx: Queryable,
  subscriptionId: number,
  { on, from, to, cents, kind = 'payment' }: NewReceipt,
): Promise<number | null> => {
  await tx.query(
    `insert into receipt (subscription_id, kind, issued_on, period_from, period_to, amount_cents)
     values ($1, $2, $3, $4, $5, $6) on conflict (subscription_id, kind, period_from) do nothing`,
    [subscriptionId, kind, on, from, to, cents],
  );
  const [row] = await tx.query<{ id: number }>(
    'select id from receipt where subscription_id = $1 and kind = $2 and period_from = $3',
    [subscriptionId, kind, from],
  );
  return row?.id ?? null;
};

/** A receipt with the data of its PDF. */
export interface Receipt {
  readonly id: number;
  readonly subscription_id: number;
  readonly brand_id: number;
  readonly kind: 'payment' | 'refund';
  readonly issued_on: Day;
  readonly period_from: Day;
  readonly period_to: Day;
  readonly amount_cents: number;
  readonly currency: string;
  readonly name: string;
  readonly payment_label: string;
  readonly owner_name: string;
  readonly owner_email: string;
}

/** The receipts of a reader's own subscriptions, the latest first, filtered by `only`. */
export const receiptsOf = (
  db: Queryable,
  accountId: string,
  only: { readonly subscriptionId?: number; readonly year?: number; readonly id?: number },
): Promise<Receipt[]> =>
  db.query<Receipt>(
    `select r.id, r.subscription_id, s.brand_id, r.kind, r.issued_on, r.period_from, r.period_to, r.amount_cents,
            r.currency, s.name, s.payment_label, a.email as owner_email,
            coalesce(nullif(a.profile ->> 'company_name', ''), trim(a.name || ' ' || a.surname)) as owner_name
       from receipt r join subscription s on s.id = r.subscription_id join account a on a.id = s.owner_id
      where s.owner_id = $1 and ($2::bigint is null or s.id = $2)
        and ($3::int is null or extract(year from r.issued_on) = $3) and ($4::bigint is null or r.id = $4)
      order by r.issued_on desc, r.id desc`,
    [accountId, only.subscriptionId ?? null, only.year ?? null, only.id ?? null],
  );

/** `MG/2026/000042` */
export const receiptNumber = ({ brand_id, issued_on, id }: Pick<Receipt, 'brand_id' | 'issued_on' | 'id'>): string =>
  `${brandOfId(brand_id).sigla}/${issued_on.slice(0, 4)}/${String(id).padStart(6, '0')}`;

export const receiptPdf = (receipt: Receipt, now: number): Promise<Uint8Array<ArrayBuffer>> => {
  const { name, ofName } = recordOf(brandOfId(receipt.brand_id));
  const isRefund = receipt.kind === 'refund';
  return paperPdf({
    title: isRefund ? 'Ricevuta di rimborso' : 'Ricevuta di pagamento',
    issuer: name,
    paragraphs: [],
    facts: [
      ['Numero', receiptNumber(receipt)],
      ['Data', dayText(receipt.issued_on)],
      ['Intestatario', receipt.owner_name],
      ['E-mail', receipt.owner_email],
      ['Abbonamento', `${receipt.name}, n. ${numberOf(receipt.subscription_id)}`],
      ['Periodo', `dal ${dayText(receipt.period_from)} al ${dayText(receipt.period_to)}`],
      [isRefund ? 'Importo rimborsato' : 'Importo', `${euroText(receipt.amount_cents)}, IVA inclusa`],
      ['Pagamento', receipt.payment_label],
    ],
    footer: `Documento emesso dal servizio clienti ${ofName} il ${dayText(dayOf(new Date(now)))}. Non ha valore di fattura.`,
    madeAt: now,
  });
};
