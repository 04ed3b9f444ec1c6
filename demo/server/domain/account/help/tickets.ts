import { brandOfId } from '../../../base/addresses.ts';
import type { Transaction } from '../../../db/db.ts';
import { sendMail } from '../../../mail/outbox.ts';
import { requestLetter } from '../letters.ts';
import { contactNames } from './contact-topics.ts';

/** A message to the customer service. */
export interface ContactMessage {
  readonly brandId: number;
  readonly accountId: string | null;
  readonly topic: string;
  readonly issue: string;
  readonly message: string;
  readonly email: string;
  readonly name: string;
  readonly url: string;
  readonly transcript: unknown;
  readonly diagnostics: unknown;
  readonly attachment: { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array } | undefined;
}

/** `MG-2026-000042` */
export const ticketNumber = (brandId: number, id: number, at: Date): string =>
  `${brandOfId(brandId).sigla}-${at.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

/** Stores a message with its file and mails its number to the writer, in one transaction. */
export const openTicket = async (
  tx: Transaction,
  message: ContactMessage,
  now: number,
): Promise<{ id: number; number: string }> => {
  const at = new Date(now);
  const [row] = await tx.query<{ id: number }>(
    `insert into contact_request (brand_id, account_id, topic, issue, message, email, name, url, transcript, diagnostics, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      message.brandId,
      message.accountId,
      message.topic,
      message.issue,
      message.message,
      message.email,
      message.name,
      message.url,
      message.transcript === undefined ? null : JSON.stringify(message.transcript),
      message.diagnostics === undefined ? null : JSON.stringify(message.diagnostics),
      at,
    ],
  );
  if (!row) throw new Error('The message was not stored');
  const { attachment } = message;
  if (attachment) {
    await tx.query('insert into contact_attachment (contact_id, name, content_type, bytes) values ($1, $2, $3, $4)', [
      row.id,
      attachment.name,
      attachment.contentType,
      attachment.bytes,
    ]);
  }
  const number = ticketNumber(message.brandId, row.id, at);
  const names = contactNames(message.topic, message.issue);
  const { brandId, name, email } = message;
  const letter = requestLetter(brandId, { name, number, issue: names?.issue ?? '', message: message.message });
  await sendMail(tx, { to: email, ...letter }, now);
  return { id: row.id, number };
};
