import type { SeatStatus } from '../../../../../src/rules/subscriptions/sub-users.ts';
import { cancelBy, type Duration, noticeDay } from '../../../../../src/rules/subscriptions/subscription.ts';
import { addDays, addMonths, type Day, dayOf, daysFrom } from '../../../../../src/rules/text/calendar.ts';
import type { Transaction } from '../../../db/db.ts';
import { addReceipt } from '../../subscriptions/papers/receipts.ts';
import { codeHash, seatCoder } from '../../subscriptions/seats/codes.ts';
import { type SeatSeed, type SubscriptionSeed, subscriptionSeeds } from './subscription-list.ts';

const DAY = 86_400_000;

const months: Readonly<Record<Duration, number>> = { mensile: 1, trimestrale: 3, annuale: 12 };
const periods: Readonly<Record<Duration, string>> = { mensile: 'mese', trimestrale: '3 mesi', annuale: 'anno' };

/** Name and price of the brand's offer, else of the seed. */
const asSold = async (
  tx: Transaction,
  brandId: number,
  { product, duration, audience, gift, name, cents }: SubscriptionSeed,
): Promise<{ name: string; cents: number }> => {
  if (gift || (audience !== 'person' && product !== 'rassegna')) return { name, cents };
  const [offer] = await tx.query<{ name: string; price_cents: number }>(
    'select name, price_cents from offer where brand_id = $1 and product = $2 and period = $3 order by ord limit 1',
    [brandId, product, periods[duration]],
  );
  return offer ? { name: offer.name, cents: offer.price_cents } : { name, cents };
};

/** The first day of each period since the purchase, the current one first. */
const periodStarts = (end: Day, duration: Duration, bought: Day): Day[] => {
  const starts: Day[] = [];
  for (let start = addMonths(end, -months[duration]); ; start = addMonths(start, -months[duration])) {
    if (start < bought) return starts.length > 0 ? starts : [bought];
    starts.push(start);
  }
};

const reads: ReadonlySet<SeatStatus> = new Set([
  'active',
  'renewed',
  'not_paid',
  'suspended',
  'expired',
  'subscription_expired',
]);

/** Days since the invitation, by seat status. */
const invitedAgo: Readonly<Partial<Record<SeatStatus, number>>> = { email_sent: 2, to_activate: 4 };

const seedSeat = async (
  tx: Transaction,
  subscriptionId: number,
  place: SeatSeed,
  key: string,
  ends: Day,
  accounts: ReadonlyMap<string, string>,
  now: number,
): Promise<void> => {
  const { status, email, name, note, isPerson } = place;
  const used = reads.has(status);
  const ago = invitedAgo[status] ?? (used ? 200 : undefined);
  const over = status === 'expired' || status === 'subscription_expired';
  const [seat] = await tx.query<{ id: number; invite_no: number }>(
    `insert into seat (subscription_id, email, name, note, account_id, status, invited_at, opened_at, activated_at,
       expires_on, created_at, seed_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id, invite_no`,
    [
      subscriptionId,
      email,
      name,
      note ?? null,
      isPerson && email !== null ? (accounts.get(email) ?? null) : null,
      status,
      ago === undefined ? null : new Date(now - ago * DAY),
      status === 'to_activate' ? new Date(now - 3 * DAY) : null,
      used ? new Date(now - 199 * DAY) : null,
      used ? (over ? addDays(dayOf(new Date(now)), -19) : ends) : null,
      new Date(now - 201 * DAY),
      key,
    ],
  );
  if (!seat || status === 'new') return;
  const coder = await seatCoder(tx);
  await tx.query('update seat set code_hash = $2 where id = $1', [seat.id, codeHash(coder(seat))]);
};

const seedOne = async (
  tx: Transaction,
  brandId: number,
  seed: SubscriptionSeed,
  accounts: ReadonlyMap<string, string>,
  now: number,
): Promise<void> => {
  const ownerId = accounts.get(seed.email);
  if (ownerId === undefined) return;
  const today = dayOf(new Date(now));
  const key = `${brandId} ${seed.email} ${seed.product}`;
  const ends = addDays(today, seed.endsIn);
  const bought = addDays(today, -seed.boughtAgo);
  const starts = periodStarts(ends, seed.duration, bought);
  const { name, cents } = await asSold(tx, brandId, seed);
  const stateOn = seed.unpaidFor === undefined ? ends : addDays(today, -seed.unpaidFor);
  const [row] = await tx.query<{ id: number }>(
    `insert into subscription (brand_id, owner_id, product, name, duration, audience, state, starts_on, ends_on, state_on,
       auto_renew, gift, price_cents, renewal_cents, renewal_duration, payment_kind, payment_label, payment_valid, seats,
       purchased_at, seed_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $5, $14, $15, $16, $17, $18, $19)
     on conflict (seed_key) do nothing returning id`,
    [
      brandId,
      ownerId,
      seed.product,
      name,
      seed.duration,
      seed.audience,
      seed.state,
      starts[0],
      ends,
      seed.state === 'active' ? starts[0] : stateOn,
      seed.recurring,
      seed.gift ?? false,
      cents,
      seed.gift ? null : seed.audience === 'company' ? 'bonifico' : 'carta',
      seed.gift ? '' : seed.audience === 'company' ? 'Bonifico' : 'Carta •••• 4417',
      seed.unpaidFor === undefined,
      seed.seats ?? 0,
      new Date(now - seed.boughtAgo * DAY),
      key,
    ],
  );
  if (!row) return;
  for (const start of cents > 0 ? starts.toReversed() : []) {
    await addReceipt(tx, row.id, { on: start, from: start, to: addMonths(start, months[seed.duration]), cents });
  }
  const noticedOn = noticeDay(ends, seed.duration);
  if (seed.recurring && seed.state === 'active' && noticedOn <= today) {
    await tx.query(
      `insert into renewal_notice (subscription_id, renews_on, sent_at, channel, cancel_by, amount_cents)
       values ($1, $2, $3, 'e-mail', $4, $5) on conflict do nothing`,
      [row.id, ends, new Date(now - daysFrom(noticedOn, today) * DAY), cancelBy(ends), cents],
    );
  }
  for (const [index, place] of (seed.places ?? []).entries()) {
    await seedSeat(tx, row.id, place, `${key} ${index}`, ends, accounts, now);
  }
};

/** Codes as sold by a newsagent: two that can be used, one that has expired. */
const seedCodes = async (tx: Transaction, brandId: number, now: number): Promise<void> => {
  const [brand] = await tx.query<{ sigla: string }>('select sigla from brand where id = $1', [brandId]);
  if (!brand) return;
  const today = dayOf(new Date(now));
  const codes = [
    { code: `${brand.sigla}-EDICOLA-0001`, product: 'digital', name: 'Digital mensile', until: addDays(today, 365) },
    { code: `${brand.sigla}-EDICOLA-0002`, product: 'mobile', name: 'Online mensile', until: addDays(today, 365) },
    { code: `${brand.sigla}-EDICOLA-0003`, product: 'mobile', name: 'Online mensile', until: addDays(today, -30) },
  ];
  for (const { code, product, name, until } of codes) {
    await tx.query(
      `insert into activation_code (code_hash, brand_id, product, name, duration, gift, valid_until)
       values ($1, $2, $3, $4, 'mensile', false, $5) on conflict do nothing`,
      [codeHash(code), brandId, product, name, until],
    );
  }
};

/** Newsletters and topics of some of the people. */
const seedChoices = async (tx: Transaction, brandId: number, accountId: string, now: number): Promise<void> => {
  const at = new Date(now);
  await tx.query(
    `insert into newsletter_sub (account_id, newsletter_id, at)
     select $1, id, $3 from newsletter where brand_id = $2 and ord < 2 on conflict do nothing`,
    [accountId, brandId, at],
  );
  await tx.query(
    `insert into topic_sub (account_id, topic_id, push, mail, at)
     select $1, id, ord = 0, false, $3 from topic where brand_id = $2 and ord in (0, 1, 4, 5, 8, 9)
     on conflict do nothing`,
    [accountId, brandId, at],
  );
};

/** Seeds subscriptions, seats, activation codes, newsletters and topics. */
export const seedSubscriptions = async (
  tx: Transaction,
  brandId: number,
  accounts: ReadonlyMap<string, string>,
  now: number,
): Promise<void> => {
  for (const seed of subscriptionSeeds) await seedOne(tx, brandId, seed, accounts, now);
  await seedCodes(tx, brandId, now);
  for (const email of ['online@example.it', 'digital@example.it', 'titolare@example.it']) {
    const accountId = accounts.get(email);
    if (accountId !== undefined) await seedChoices(tx, brandId, accountId, now);
  }
};
