import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import { proseTime } from '../../../../../src/rules/text/dates.ts';
import { brandOfId } from '../../../base/addresses.ts';
import { recordOf } from '../../../base/records.ts';
import { putBlob } from '../../../blobs/blob-store.ts';
import type { Queryable } from '../../../db/db.ts';
import { letterMail } from '../../../mail/letter.ts';
import { type Mail, sendMail } from '../../../mail/outbox.ts';
import { paperPdf } from '../../../print/documents/paper.ts';
import { numberOf, type Subscription } from '../store.ts';
import { dayText } from './letters.ts';

export type DeclarationKind = 'withdrawal' | 'renewal_off' | 'renewal_on';

/** A reader's declaration; the receipt repeats `content`. */
export interface Declaration {
  readonly kind: DeclarationKind;
  readonly name: string;
  /** Address for the receipt. */
  readonly email: string;
  readonly content: string;
  readonly reason: string | null;
  /** A line of the mail about its effect. */
  readonly effect?: string;
}

/** An effective declaration and its receipt file. */
export interface DeclarationReceipt {
  readonly id: string;
  readonly documentId: string;
}

const titles: Readonly<Record<DeclarationKind, string>> = {
  withdrawal: 'Ricevuta del recesso',
  renewal_off: 'Ricevuta della disdetta',
  renewal_on: 'Ricevuta della riattivazione del rinnovo',
};

/** `21 novembre 2026, ore 10.42` in Italy. */
export const momentText = (at: number): string => `${dayText(dayOf(new Date(at)))}, ore ${proseTime(new Date(at))}`;

const paperOf = (row: Subscription, declaration: Declaration, id: string, now: number) =>
  paperPdf({
    title: titles[declaration.kind],
    issuer: recordOf(brandOfId(row.brand_id)).name,
    paragraphs: [declaration.content],
    facts: [
      ['Dichiarazione', id],
      ['Data e ora', momentText(now)],
      ['Dichiarante', declaration.name],
      ['E-mail', declaration.email],
      ['Abbonamento', `${row.name}, n. ${numberOf(row.id)}`],
    ],
    footer: `Ricevuta rilasciata dal servizio clienti ${recordOf(brandOfId(row.brand_id)).ofName} su supporto durevole.`,
    madeAt: now,
  });

/** Confirms a declaration. The document is attached to it. */
export const declarationLetter = (
  { brand_id, name }: Pick<Subscription, 'brand_id' | 'name'>,
  { kind, content, effect }: Pick<Declaration, 'kind' | 'content' | 'effect'>,
  now: number,
): Omit<Mail, 'to'> =>
  letterMail(brand_id, {
    subject: `${titles[kind]}: ${name}`,
    paragraphs: [content, ...(effect ? [effect] : []), `Ricevuta il ${momentText(now)}. Il documento è allegato.`],
  });

/**
 * Makes a stored declaration effective from `now`: stores a receipt file that never changes, and sends it by mail. Runs
 * in the caller's transaction, together with the effect of the declaration.
 */
export const sealDeclaration = async (
  tx: Queryable,
  row: Subscription,
  declaration: Declaration & { readonly id: string },
  now: number,
): Promise<DeclarationReceipt> => {
  const { id, kind } = declaration;
  const bytes = await paperOf(row, declaration, id, now);
  const name = `${kind === 'withdrawal' ? 'recesso' : 'rinnovo'}-${numberOf(row.id)}.pdf`;
  const contentType = 'application/pdf';
  const file = { accountId: row.owner_id, kind: 'declaration', name, contentType, bytes };
  const documentId = await putBlob(tx, file, now);
  await tx.query('update declaration set declared_at = $2, document_id = $3 where id = $1', [
    id,
    new Date(now),
    documentId,
  ]);
  await sendMail(
    tx,
    {
      to: declaration.email,
      ...declarationLetter(row, declaration, now),
      attachments: [{ name, contentType, content: bytes }],
    },
    now,
  );
  return { id, documentId };
};

/** Stores a declaration and makes it effective. */
export const declare = async (
  tx: Queryable,
  row: Subscription,
  declaration: Declaration,
  now: number,
): Promise<DeclarationReceipt> => {
  const { kind, name, email, content, reason } = declaration;
  const [stored] = await tx.query<{ id: string }>(
    `insert into declaration (account_id, subscription_id, kind, name, email, reason, content, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [row.owner_id, row.id, kind, name, email, reason, content, new Date(now)],
  );
  if (!stored) throw new Error('The declaration was not stored');
  return sealDeclaration(tx, row, { ...declaration, id: stored.id }, now);
};

/** An effective declaration in a list. */
export interface ListedDeclaration {
  readonly id: string;
  readonly kind: DeclarationKind;
  readonly declaredAt: Date;
  readonly content: string;
  readonly documentId: string;
}

/** A reader's declarations about a subscription, the latest first. */
export const declarationsOf = (db: Queryable, accountId: string, id: number): Promise<ListedDeclaration[]> =>
  db.query<ListedDeclaration>(
    `select id, kind, declared_at as "declaredAt", content, document_id as "documentId" from declaration
      where account_id = $1 and subscription_id = $2 and declared_at is not null and document_id is not null
      order by declared_at desc, id`,
    [accountId, id],
  );
