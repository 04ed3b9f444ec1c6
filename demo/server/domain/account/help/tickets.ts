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
  /** Chosen by the page: the same key opens one request. */
  readonly key: string | undefined;
  readonly attachment: { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array } | undefined;
}

/** `MG-2026-000042` */
export const ticketNumber = (brandId: number, id: number, at: Date): string =>
  `${brandOfId(brandId).sigla}-${at.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

interface Ticket {
  readonly id: number;
  readonly number: string;
}

/** The request that was opened with the same key. A twin of the call waits until it is stored. */
const openedWith = async (tx: Transaction, key: string): Promise<Ticket | undefined> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const [row] = await tx.query<{ id: number; brand_id: number; at: Date }>(
    'select r.id, r.brand_id, r.at from contact_key k join contact_request r on r.id = k.contact_id where request_key = $1',
    [key],
  );
  return row && { id: row.id, number: ticketNumber(row.brand_id, row.id, row.at) };
};

/** Stores a message with its file and mails its number to the writer, in one transaction; once per key. */
export const openTicket = async (tx: Transaction, message: ContactMessage, now: number): Promise<Ticket> => {
  const at = new Date(now);
  const { key } = message;
  const opened = key === undefined ? undefined : await openedWith(tx, key);
  if (opened) return opened;
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
  if (key !== undefined)
    await tx.query('insert into contact_key (request_key, contact_id) values ($1, $2)', [key, row.id]);
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
