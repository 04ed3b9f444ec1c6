import type { Queryable } from '../../../db/db.ts';

/** The server's status, such as `550 5.1.1`, without its text, which may be in any language. */
const status = `coalesce(' (' || substring(d.reply from '^\\d{3}(?: \\d\\.\\d{1,3}\\.\\d{1,3})?') || ')', '')`;

/** Turns lines to failed whose letter was refused, or that no server took for days, so that they can be sent again. */
export const noteBounced = async (db: Queryable, now: number): Promise<void> => {
  await db.query(
    `update review_delivery_recipient t set status = 'failed', at = $1, reason = case d.state
         when 'refused' then 'Il server del destinatario rifiuta l’indirizzo' || ${status} || '.'
         else 'Il server del destinatario non risponde da giorni.' end
       from mail_delivery d where d.mail_id = t.mail_id and d.state in ('refused', 'expired') and t.status = 'sent'`,
    [new Date(now)],
  );
};
