import { type Product, productRank } from '../../../../src/rules/subscriptions/subscription.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../db/db.ts';

/** The subscription in the user's data, in the fields of the customer data platform. */
export interface CdpSubscription {
  readonly stato: string;
  readonly flag_ricorrente: boolean;
  readonly tipo_pagamento: string | null;
  readonly categoria_pagamento: 'pagante' | 'omaggio';
  readonly data_fine: string;
  readonly tipo_prodotto: Product;
  readonly tipo_durata: string;
  readonly data_prossimo_rinnovo_prezzo_pieno: string | null;
  readonly omaggio: boolean;
  readonly slave: boolean;
}

/** The main subscription of an account: active ones first, then the highest product, then the latest end. */
export const cdpSubscriptionOf = async (
  db: Queryable,
  accountId: string,
  now: number,
): Promise<CdpSubscription | null> => {
  const rows = await db.query<CdpSubscription>(
    `select s.state as stato, s.auto_renew and s.state = 'active' as flag_ricorrente, s.payment_kind as tipo_pagamento,
            case when s.gift then 'omaggio' else 'pagante' end as categoria_pagamento, s.ends_on as data_fine,
            s.product as tipo_prodotto, s.duration as tipo_durata,
            case when s.auto_renew and s.state = 'active' then s.ends_on end as data_prossimo_rinnovo_prezzo_pieno,
            s.gift as omaggio, s.owner_id <> $1 as slave
       from subscription s
      where s.starts_on <= $2 and s.state <> 'withdrawn' and (s.owner_id = $1 or exists (
              select from seat where seat.subscription_id = s.id and seat.account_id = $1
                 and seat.status in ('active', 'renewed')))
      order by s.ends_on desc, s.id desc`,
    [accountId, dayOf(new Date(now))],
  );
  const weight = ({ stato, tipo_prodotto }: CdpSubscription): number =>
    (stato === 'active' ? 10 : 0) + productRank(tipo_prodotto);
  return rows.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
};
