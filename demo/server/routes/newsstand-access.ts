import {
  type HeldSubscription,
  type Readable,
  type ReadingFix,
  type ReadingRights,
  readingFix,
  requiredFor,
} from '../../../src/rules/article/reading.ts';
import { signInUrl } from '../../../src/rules/brand/links.ts';
import type { Product } from '../../../src/rules/subscriptions/subscription.ts';
import { brandOrigin } from '../base/hosts.ts';
import type { Queryable } from '../db/db.ts';
import type { Reader } from '../domain/session/reader.ts';
import { rightsOf } from '../domain/subscriptions/rights.ts';
import type { AppContext } from '../http/env.ts';
import type { Services } from '../http/services.ts';
import { readerOf } from '../http/session/reader.ts';

const heldBy = (db: Queryable, accountId: string): Promise<HeldSubscription[]> =>
  db.query<HeldSubscription>(
    `select product, state from subscription s
      where owner_id = $1 or exists (select from seat where seat.subscription_id = s.id and seat.account_id = $1)`,
    [accountId],
  );

/** The caller and their rights; both undefined for visitors. */
export interface Reading {
  readonly reader: Reader | undefined;
  readonly rights: ReadingRights | undefined;
}

/** The caller's rights; an invalid session counts as a visitor. */
export const readingOf = async (c: AppContext, services: Services): Promise<Reading> => {
  const reader = await readerOf(c, services);
  if (!reader) return { reader, rights: undefined };
  const { owned } = await rightsOf(services.db, reader.accountId, services.now());
  return { reader, rights: { owned, held: await heldBy(services.db, reader.accountId) } };
};

/** Why a reader may or may not read: the products required and owned, the account, the action that helps. */
export interface Entitlement {
  readonly allowed: boolean;
  readonly required: readonly Product[];
  readonly owned: readonly Product[];
  readonly account: string | null;
  readonly fix: { readonly action: ReadingFix; readonly href: string } | null;
}

const hrefOf = (c: AppContext, action: ReadingFix, returnTo: string): string => {
  const { brand } = c.get('place');
  const account = brandOrigin(brand, 'account', c.get('url'));
  if (action === 'login') return signInUrl(account, returnTo);
  if (action === 'upgrade') return `${account}/user-onboarding-upselling`;
  if (action === 'pay') return `${account}/user/subscriptions`;
  return `${brandOrigin(brand, 'shop', c.get('url'))}/vetrina`;
};

/** The answer to "Perché non posso leggere?". `returnTo` is the target after the sign-in. */
export const entitlementOf = (
  c: AppContext,
  what: Readable,
  { reader, rights }: Reading,
  returnTo: string,
): Entitlement => {
  const action = readingFix(what, rights);
  return {
    allowed: action === undefined,
    required: requiredFor(what),
    owned: rights?.owned ?? [],
    account: reader?.email ?? null,
    fix: action === undefined ? null : { action, href: hrefOf(c, action, returnTo) },
  };
};
