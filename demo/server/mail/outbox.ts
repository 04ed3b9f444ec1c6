import type { Transaction } from '../db/db.ts';

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail as it is composed, in Italian; `html` says the same as `text`. */
export interface Mail {
  readonly brandId: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
}

const HEADER_TEXT = /[\p{Cc}]+/gu;

/**
 * Puts a mail into the outbox, in the caller's transaction: it is there when what it tells of is there. Answers its
 * number. `now` is the world's clock, milliseconds.
 */
export const sendMail = async (tx: Pick<Transaction, 'query'>, mail: Mail, now: number): Promise<number> => {
  const [row] = await tx.query<{ id: number }>(
    `insert into mail_out (brand_id, recipient, subject, body_text, body_html, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      mail.brandId,
      mail.to.replace(HEADER_TEXT, ' '),
      mail.subject.replace(HEADER_TEXT, ' '),
      mail.text,
      mail.html ?? null,
      new Date(now),
    ],
  );
  if (!row) throw new Error('The mail was not kept');
  for (const [ord, { name, contentType, content }] of (mail.attachments ?? []).entries()) {
    await tx.query(
      'insert into mail_attachment (mail_id, ord, name, content_type, content) values ($1, $2, $3, $4, $5)',
      [row.id, ord, name, contentType, content],
    );
  }
  return row.id;
};
