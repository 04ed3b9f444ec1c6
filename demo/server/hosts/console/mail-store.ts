import type { Queryable } from '../../db/db.ts';
import type { Services } from '../../http/services.ts';
import { type Kept, readKept } from '../../storage/kept.ts';

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

const stored = 'left join stored_object o on o.mail_id = a.mail_id and o.ord = a.ord and o.stored_at is not null';
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
    `select a.ord, name, coalesce(o.size, length(content)) as size from mail_attachment a ${stored}
      where a.mail_id = $1 order by a.ord`,
    [id],
  );
  return { ...mail, attachments };
};

/** An attachment with its bytes, wherever they are. */
export const attachmentOf = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  id: number,
  ord: number,
): Promise<{ name: string; content_type: string; content: Uint8Array<ArrayBuffer> } | null> => {
  const [row] = await db.query<Kept & { name: string; content_type: string }>(
    `select name, content_type, content as bytes, o.key from mail_attachment a ${stored}
      where a.mail_id = $1 and a.ord = $2`,
    [id, ord],
  );
  return row ? { name: row.name, content_type: row.content_type, content: await readKept(storage, row) } : null;
};
