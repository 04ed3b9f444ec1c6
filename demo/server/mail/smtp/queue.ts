import { ApiError } from '../../base/api-error.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { type Kept, readKept } from '../../storage/kept.ts';
import type { ObjectStorage } from '../../storage/storage.ts';
import type { Attachment } from '../outbox.ts';
import type { Attempt, MailTransport, OutgoingLetter } from '../transport.ts';

/** Minutes until the next attempt, by the number of those before; the last one repeats. */
const waitsMinutes = [1, 5, 15, 60, 240] as const;
/** After this time a letter that no server took is given up, as RFC 5321 (4.5.4.1) advises. */
const MAX_DAYS = 4;
/** An attempt without news for this time has died with its process: longer than its own timeouts. */
const LEASE_MINUTES = 5;

/** Milliseconds between the attempt of this number, from 1, and the next. */
export const retryDelayMs = (attempts: number): number =>
  (waitsMinutes[Math.min(attempts, waitsMinutes.length) - 1] ?? waitsMinutes[0]) * 60_000;

interface Claimed {
  readonly mail_id: number;
  readonly attempts: number;
  readonly created_at: Date;
}

/**
 * Reserves the next due letter for this process. One that a dead process was trying is due again; one that it had handed over
 * becomes doubtful, and is not sent twice.
 */
const claim = async (db: Db, now: Date): Promise<Claimed | undefined> => {
  await db.query(
    `update mail_delivery set state = 'doubtful', settled_at = $1, reply = 'The process ended before the answer'
      where state = 'handed' and due_at <= $1`,
    [now],
  );
  const [row] = await db.query<Claimed>(
    `update mail_delivery set state = 'sending', attempts = attempts + 1, due_at = $2 where mail_id = (
       select mail_id from mail_delivery where state in ('queued', 'sending') and due_at <= $1
        order by due_at, mail_id limit 1 for update skip locked)
     returning mail_id, attempts, created_at`,
    [now, new Date(now.getTime() + LEASE_MINUTES * 60_000)],
  );
  return row;
};

interface MailRow {
  readonly brand_id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string | null;
  readonly created_at: Date;
}

/** Where letters and their files are. */
export interface Mails {
  readonly db: Db;
  readonly storage?: ObjectStorage | undefined;
}

const attachmentsOf = async ({ db, storage }: Mails, id: number): Promise<readonly Attachment[]> => {
  // Those of a letter that is sent again may have left their rows.
  const rows = await db.query<Kept & { readonly name: string; readonly content_type: string }>(
    `select a.name, a.content_type, o.key, case when o.key is null then a.content end as bytes
       from mail_attachment a
       left join stored_object o on o.mail_id = a.mail_id and o.ord = a.ord and o.stored_at is not null
      where a.mail_id = $1 order by a.ord`,
    [id],
  );
  const attachments: Attachment[] = [];
  for (const row of rows)
    attachments.push({ name: row.name, contentType: row.content_type, content: await readKept(storage, row) });
  return attachments;
};

const letterOf = async (mails: Mails, id: number): Promise<OutgoingLetter | undefined> => {
  const [row] = await mails.db.query<MailRow>(
    'select brand_id, recipient, subject, body_text, body_html, created_at from mail_out where id = $1',
    [id],
  );
  if (!row) return undefined;
  return {
    id: `np-${id}-${row.created_at.getTime().toString(36)}`,
    brandId: row.brand_id,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html ?? undefined,
    attachments: await attachmentsOf(mails, id),
    date: row.created_at,
  };
};

/** What became of a letter, for the log: no address, no text. */
export interface Sent {
  readonly mailId: number;
  readonly state: 'queued' | 'sent' | 'refused' | 'doubtful' | 'expired';
  readonly attempts: number;
  /** Status of the server's answer; undefined without one. */
  readonly status: string | undefined;
}

const settle = async (
  db: Queryable,
  { mail_id, attempts, created_at }: Claimed,
  attempt: Attempt,
  now: Date,
): Promise<Sent['state']> => {
  const { outcome, reply } = attempt;
  const dueAt = new Date(now.getTime() + retryDelayMs(attempts));
  const isOld = dueAt.getTime() > created_at.getTime() + MAX_DAYS * 86_400_000;
  const state = outcome === 'later' ? (isOld ? 'expired' : 'queued') : outcome;
  // A process that was thought dead does not overwrite what another one learnt.
  await db.query(
    `update mail_delivery set state = $2, reply = $3, due_at = $4, settled_at = $5
      where mail_id = $1 and attempts = $6 and state in ('sending', 'handed')`,
    [mail_id, state, reply, dueAt, state === 'queued' ? null : now, attempts],
  );
  return state;
};

/** A storage that does not give a file now may do so another time. Other errors are the caller's. */
const putOff = (error: unknown): Attempt => {
  if (error instanceof ApiError && error.code === 'ERR_STORAGE')
    return { outcome: 'later', reply: [error.code, error.reason].join(' ') };
  throw error;
};

/** Sends the next due letter. Undefined when none is due. */
export const sendNext = async (
  mails: Mails,
  transport: MailTransport,
  now: () => number,
): Promise<Sent | undefined> => {
  const { db } = mails;
  const claimed = await claim(db, new Date(now()));
  if (!claimed) return undefined;
  const { mail_id, attempts } = claimed;
  const letter = await letterOf(mails, mail_id).catch(putOff);
  // Erased meanwhile, and its row here with it.
  if (!letter) return undefined;
  const handOver = async (): Promise<void> => {
    const handed = await db.query(
      `update mail_delivery set state = 'handed', due_at = $3 where mail_id = $1 and state = 'sending' and attempts = $2
        returning mail_id`,
      [mail_id, attempts, new Date(now() + LEASE_MINUTES * 60_000)],
    );
    if (handed.length === 0) throw new Error('Another process sends this letter, or it was erased');
  };
  const attempt = 'outcome' in letter ? letter : await transport.send(letter, handOver);
  const state = await settle(db, claimed, attempt, new Date(now()));
  return { mailId: mail_id, state, attempts, status: /^\d{3}/.exec(attempt.reply)?.[0] };
};
