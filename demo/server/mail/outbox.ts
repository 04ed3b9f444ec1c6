import type { Transaction } from '../db/db.ts';
import { enqueue } from './delivery.ts';

export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail in Italian; `html` has the content of `text`. */
export interface Mail {
  readonly brandId: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
}

const CONTROL_CHARACTERS = /[\p{Cc}]+/gu;

/**
 * Puts a mail into the outbox and returns its number. It uses the caller's transaction, so the mail is committed
 * together with the change it reports. `now` is the world's clock, milliseconds.
 */
export const sendMail = async (tx: Pick<Transaction, 'query'>, mail: Mail, now: number): Promise<number> => {
  const [row] = await tx.query<{ id: number }>(
    `insert into mail_out (brand_id, recipient, subject, body_text, body_html, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      mail.brandId,
      mail.to.replace(CONTROL_CHARACTERS, ' '),
      mail.subject.replace(CONTROL_CHARACTERS, ' '),
      mail.text,
      mail.html ?? null,
      new Date(now),
    ],
  );
  if (!row) throw new Error('The mail was not stored');
  for (const [ord, { name, contentType, content }] of (mail.attachments ?? []).entries()) {
    await tx.query(
      'insert into mail_attachment (mail_id, ord, name, content_type, content) values ($1, $2, $3, $4, $5)',
      [row.id, ord, name, contentType, content],
    );
  }
  await enqueue(tx, row.id);
  return row.id;
};
