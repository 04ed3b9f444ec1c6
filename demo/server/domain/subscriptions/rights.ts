import { type Rights, rightsFrom, type UsableSubscription } from '../../../../src/rules/subscriptions/subscription.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../db/db.ts';

/**
 * What an account may use at `now` (milliseconds): its own subscriptions and its seats in others'. A subscription with
 * automatic renewal stays usable on the day of the charge, before and after the charge.
 */
export const rightsOf = async (db: Queryable, accountId: string, now: number): Promise<Rights> => {
  const [row] = await db.query<{ company: boolean; usable: UsableSubscription[] }>(
    `select a.kind <> 'person' as company,
       coalesce((select jsonb_agg(jsonb_build_object('product', s.product, 'audience', s.audience,
                   'slave', s.owner_id <> a.id) order by s.id)
          from subscription s
         where s.state = 'active' and s.starts_on <= $2::date
           and (s.ends_on >= $2::date or (s.auto_renew and s.payment_valid))
           and (s.owner_id = a.id or exists (
                 select from seat where seat.subscription_id = s.id and seat.account_id = a.id
                    and seat.status in ('active', 'renewed')))), '[]') as usable
       from account a where a.id = $1`,
    [accountId, dayOf(new Date(now))],
  );
  return rightsFrom(row?.usable ?? [], row?.company ?? false);
};
