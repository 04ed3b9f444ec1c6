import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../db/db.ts';

/** A notice in the API: the title is in `message`, the URL in `link`. */
export interface WireNotice {
  readonly id: string;
  readonly type: 'error' | 'warning' | 'info' | 'other';
  readonly message: string;
  readonly timeout: number;
  readonly link: string | null;
  readonly linkText: string | null;
  readonly scrollIntoView: boolean;
  /** yyyy-mm-dd */
  readonly date: string;
}

/** A notice with the menu entry that shows a mark for it. */
export interface PlacedNotice extends WireNotice {
  readonly menuPath: string | null;
}

/** The notices that the reader has not dismissed, newest first. */
export const noticesOf = (db: Queryable, accountId: string): Promise<PlacedNotice[]> =>
  db.query<PlacedNotice>(
    `select id, type, message, 0 as timeout, link, link_text as "linkText", scroll_into_view as "scrollIntoView",
       day as date, menu_path as "menuPath"
     from notice where account_id = $1 and dismissed_at is null
     order by day desc, array_position(array['error', 'warning', 'info', 'other'], type), topic`,
    [accountId],
  );

/** Dismisses a notice for good; false when the reader has no such notice. Repeating it changes nothing. */
export const dismissNotice = async (db: Queryable, accountId: string, id: string, now: number): Promise<boolean> => {
  const rows = await db.query(
    `update notice set dismissed_at = coalesce(dismissed_at, $3) where id::text = $2 and account_id = $1 returning id`,
    [accountId, id, new Date(now)],
  );
  return rows.length > 0;
};

/** Writes an account's notice for a topic, replacing an earlier one. */
export const putNotice = async (
  db: Queryable,
  accountId: string,
  notice: {
    readonly topic: string;
    readonly type: WireNotice['type'];
    readonly message: string;
    readonly link?: string;
    readonly linkText?: string;
    readonly menuPath?: string;
  },
  now: number,
): Promise<void> => {
  const { topic, type, message, link = null, linkText = null, menuPath = null } = notice;
  await db.query(
    `insert into notice (account_id, topic, type, message, link, link_text, menu_path, day)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (account_id, topic) do update set type = $3, message = $4, link = $5, link_text = $6, menu_path = $7,
       day = $8, dismissed_at = case when notice.message = $4 then notice.dismissed_at end`,
    [accountId, topic, type, message, link, linkText, menuPath, dayOf(new Date(now))],
  );
};

/** Deletes an account's notice for a topic. */
export const deleteNotice = async (db: Queryable, accountId: string, topic: string): Promise<void> => {
  await db.query('delete from notice where account_id = $1 and topic = $2', [accountId, topic]);
};
