import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Db } from '../../db/db.ts';
import { keepTrackingByMonth } from './tracking.ts';

const DAY_MS = 86_400_000;

/** How long the rows of a table are kept. Rows that hang on them go too. */
export interface Term {
  readonly table: string;
  /** What a row is, for the table of terms in docs/guides/law.md. */
  readonly what: string;
  readonly days: number;
  /** SQL condition of the rows that have had their time; `$1` is the moment that lies the term back. */
  readonly over: string;
}

const year = 365;

/** Every table whose rows have a term. What hangs on an account without one goes with the account. */
export const terms: readonly Term[] = [
  { table: 'rate_limit', what: 'counted calls', days: 1, over: 'started_at < $1' },
  { table: 'login_attempt', what: 'failed sign-ins', days: 1, over: 'started_at < $1' },
  { table: 'sso_code', what: 'one-time codes of a sign-in', days: 1, over: 'expires_at < $1' },
  { table: 'mail_code', what: 'codes sent by mail', days: 30, over: 'expires_at < $1' },
  { table: 'access_mail', what: 'codes of mails about a new device', days: 30, over: 'expires_at < $1' },
  { table: 'process_minute', what: 'what each process did, by minute', days: 2, over: 'at < $1' },
  { table: 'purge_minute', what: 'purges of the shared cache, by minute', days: 2, over: 'at < $1' },
  { table: 'session', what: 'ended sign-ins', days: 90, over: 'least(ended_at, expires_at) < $1' },
  { table: 'observation', what: 'failures and times that pages observed', days: 30, over: 'at < $1' },
  { table: 'mail_out', what: 'letters that were sent, with their files', days: year, over: 'created_at < $1' },
  {
    table: 'rag_chat',
    what: 'talks with the chatbot, after their last message',
    days: 2 * year,
    over: 'updated_at < $1',
  },
  { table: 'contact_request', what: 'messages to customer service', days: 2 * year, over: 'at < $1' },
  { table: 'faq_vote', what: 'opinions about an answer', days: 2 * year, over: 'at < $1' },
  { table: 'review', what: 'press reviews, with what was sent to whom', days: 2 * year, over: 'created_at < $1' },
  { table: 'consent_receipt', what: 'choices about cookies', days: 5 * year, over: 'at < $1' },
];

const BATCH = 5_000;

/** Removes in batches, so that no statement holds up others for long. Returns the number of rows. */
const removeOver = async (db: Db, { table, over, days }: Term, now: number): Promise<number> => {
  for (let removed = 0; ; ) {
    const rows = await db.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${over} limit ${BATCH})) returning 1`,
      [new Date(now - days * DAY_MS)],
    );
    removed += rows.length;
    if (rows.length < BATCH) return removed;
  }
};

/**
 * Removes what has had its time, once a day for all processes: the first one that takes the day does it. What a process
 * that ends meanwhile leaves, the next day removes.
 */
export const keepTerms = async (db: Db, now: number): Promise<void> => {
  const day = dayOf(new Date(now));
  const taken = await db.query(
    `insert into retention (day, removed) values ($1, '{}') on conflict do nothing returning day`,
    [day],
  );
  if (taken.length === 0) return;
  const removed: Record<string, number> = await keepTrackingByMonth(db, now);
  for (const term of terms) removed[term.table] = await removeOver(db, term, now);
  await db.query('update retention set removed = $2::jsonb where day = $1', [day, JSON.stringify(removed)]);
};
