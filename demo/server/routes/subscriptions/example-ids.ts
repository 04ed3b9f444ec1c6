import { issueTicket, putBlob } from '../../blobs/blob-store.ts';
import type { ExampleWorld } from '../example.ts';

/** The owner of twelve seats. */
export const owner = 'titolare@example.it';
/** An id that does not exist. */
export const none = 999_999_999;

const subscriptionOf = async ({ db, accountId }: ExampleWorld, email: string): Promise<number> => {
  const [row] = await db.query<{ id: number }>('select id from subscription where owner_id = $1 order by id limit 1', [
    await accountId(email),
  ]);
  return row?.id ?? none;
};

/** The first own subscription of a person. */
export const ofPerson = (email: string) => async (world: ExampleWorld) => ({ id: await subscriptionOf(world, email) });

/** The owner’s seat in a status. */
export const seatOf = (status: string) => async (world: ExampleWorld) => {
  const [row] = await world.db.query<{ id: number }>('select id from seat where subscription_id = $1 and status = $2', [
    await subscriptionOf(world, owner),
    status,
  ]);
  return { id: row?.id ?? none };
};

/** The first newsletter or topic of the brand. */
export const firstOf =
  (table: 'newsletter' | 'topic') =>
  async ({ db, brandId }: ExampleWorld) => {
    const [row] = await db.query<{ code: string }>(
      `select code from ${table} where brand_id = $1 order by ord limit 1`,
      [brandId],
    );
    return { id: row?.code ?? '' };
  };

/** A push subscription of the stand-in, as its shim of `PushManager` returns it. */
export const browserKeys = async ({ app, call }: ExampleWorld) => {
  const config = await (await call('/api/site/config')).json();
  const origin = 'http://account.mg.localhost:4300';
  const response = await app.request('http://third.localhost:4300/push/subscribe', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: config.data.push_public_key }),
  });
  return { body: await response.json() };
};

/** A new receipt of a declaration. */
export const declared = async (world: ExampleWorld) => {
  const id = await subscriptionOf(world, 'digital@example.it');
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ enabled: false }),
  };
  const answer = await world.call(`/api/user/subscriptions/${id}/auto-renewal`, init, 'digital@example.it');
  const { data } = await answer.json();
  return { id: String(data.receipt_url).split('/').at(-1) ?? '' };
};

/** A payment that its reader has not confirmed. */
export const begunPayment = async (world: ExampleWorld) => {
  const [row] = await world.db.query<{ id: string }>(
    `insert into payment (account_id, subscription_id, request_key, method, amount_cents, state, created_at)
     values ($1, $2, gen_random_uuid(), 'card', 1499, 'open', $3) returning id`,
    [
      await world.accountId('insoluto@example.it'),
      await subscriptionOf(world, 'insoluto@example.it'),
      new Date(world.now),
    ],
  );
  return { id: row?.id ?? '' };
};

/** A new one-time token for a file. */
export const ticketed = async (world: ExampleWorld) => {
  const accountId = await world.accountId(owner);
  const file = { kind: 'export', name: 'prova.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1]) };
  const blobId = await putBlob(world.db, { ...file, accountId }, world.now);
  return { token: await issueTicket(world.db, blobId, world.now + 60_000) };
};

/** One of the owner’s receipts. */
export const anyReceipt = async (world: ExampleWorld) => {
  const [row] = await world.db.query<{ id: number }>('select id from receipt where subscription_id = $1 limit 1', [
    await subscriptionOf(world, owner),
  ]);
  return { id: row?.id ?? none };
};

/** An offer of Digital. */
export const firstOffer = async ({ db, brandId }: ExampleWorld) => {
  const [row] = await db.query<{ code: string }>(
    "select code from offer where brand_id = $1 and product = 'digital' order by ord limit 1",
    [brandId],
  );
  return { id: row?.code ?? '' };
};

/** The first question of the brand. */
export const anyFaq = async ({ db, brandId }: ExampleWorld) => {
  const [row] = await db.query<{ code: string }>('select code from faq where brand_id = $1 order by ord limit 1', [
    brandId,
  ]);
  return { id: row?.code ?? '' };
};
