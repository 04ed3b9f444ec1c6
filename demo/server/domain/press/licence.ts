import type { Day } from '../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../db/db.ts';

/** Copies of stories that a licence allows per day, and copies used. One story to one recipient is a copy. */
export interface Licence {
  readonly consentite: number;
  readonly usate: number;
  /** Copies that sending the open selection to all active recipients would add. */
  readonly previste: number;
  readonly superata: boolean;
}

/** The licence of an account on a day. `reviewId` is the open selection. */
export const licenceOf = async (
  db: Queryable,
  accountId: string,
  reviewId: number | null,
  today: Day,
): Promise<Licence> => {
  const [row] = await db.query<Omit<Licence, 'superata'>>(
    `select
       (select coalesce(sum(seats), 0)::int from subscription
         where owner_id = $1 and audience = 'company' and state = 'active' and starts_on <= $3::date) as consentite,
       (select coalesce(sum(jsonb_array_length(d.content -> 'items')), 0)::int
          from review_delivery d join review r on r.id = d.review_id
               join review_delivery_recipient t on t.delivery_id = d.id
         where r.account_id = $1 and t.status = 'sent' and (t.at at time zone 'Europe/Rome')::date = $3::date) as usate,
       (select count(*)::int from recipient where account_id = $1 and active)
         * (select count(*)::int from review_item where review_id = $2) as previste`,
    [accountId, reviewId, today],
  );
  const { consentite, usate, previste } = row ?? { consentite: 0, usate: 0, previste: 0 };
  return { consentite, usate, previste, superata: usate + previste > consentite };
};
