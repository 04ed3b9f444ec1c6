import type { Queryable } from '../../db/db.ts';

export interface MailLine {
  readonly id: number;
  readonly brand: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: Date;
  readonly attachments: number;
}

/** A mail with its bodies and attachments. */
export interface WholeMail extends Omit<MailLine, 'attachments'> {
  readonly body_text: string;
  readonly body_html: string | null;
  readonly attachments: readonly { readonly ord: number; readonly name: string; readonly size: number }[];
}

const head = 'm.id, b.sigla as brand, m.recipient, m.subject, m.created_at';

/** The newest mails of all brands. */
export const newestMails = (db: Queryable, limit: number): Promise<MailLine[]> =>
  db.query<MailLine>(
    `select ${head}, (select count(*)::int from mail_attachment a where a.mail_id = m.id) as attachments
       from mail_out m join brand b on b.id = m.brand_id order by m.id desc limit $1`,
    [limit],
  );

export const mailById = async (db: Queryable, id: number): Promise<WholeMail | null> => {
  const [mail] = await db.query<Omit<WholeMail, 'attachments'>>(
    `select ${head}, m.body_text, m.body_html from mail_out m join brand b on b.id = m.brand_id where m.id = $1`,
    [id],
  );
  if (!mail) return null;
  const attachments = await db.query<WholeMail['attachments'][number]>(
    'select ord, name, length(content) as size from mail_attachment where mail_id = $1 order by ord',
    [id],
  );
  return { ...mail, attachments };
};

export const attachmentOf = async (
  db: Queryable,
  id: number,
  ord: number,
): Promise<{ name: string; content_type: string; content: Uint8Array } | null> => {
  const [row] = await db.query<{ name: string; content_type: string; content: Uint8Array }>(
    'select name, content_type, content from mail_attachment where mail_id = $1 and ord = $2',
    [id, ord],
  );
  return row ?? null;
};
