import webpush from 'web-push';
import { originOf } from '../base/hosts.ts';
import type { Db } from '../db/db.ts';
import { localReceiver } from './endpoints.ts';
import { takePush } from './receivers.ts';
import { vapidKeys } from './vapid.ts';

/** Content of a notification. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** Opened on click. */
  readonly url: string;
}

/** The readers who switched a topic's bell on, or one account. */
export type PushAudience = { readonly topic: string } | { readonly accountId: string };

interface Row {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const SUBJECT = 'mailto:notifiche@example.it';
const TTL_SECONDS = 4 * 3600;
const TIMEOUT_MS = 10_000;

const audienceOf = (db: Db, brandId: number, audience: PushAudience): Promise<Row[]> =>
  'topic' in audience
    ? db.query<Row>(
        `select p.id, p.endpoint, p.p256dh, p.auth from push_sub p
           join topic_sub s on s.account_id = p.account_id and s.push join topic t on t.id = s.topic_id
          where t.brand_id = $1 and t.code = $2 order by p.created_at`,
        [brandId, audience.topic],
      )
    : db.query<Row>(
        `select p.id, p.endpoint, p.p256dh, p.auth from push_sub p join account a on a.id = p.account_id
          where a.brand_id = $1 and a.id::text = $2 order by p.created_at`,
        [brandId, audience.accountId],
      );

/** Returns the status of the push service; 0 when it cannot be reached. */
const deliver = async (db: Db, row: Row, text: PushText, now: number): Promise<number> => {
  const keys = await vapidKeys(db);
  const subscription = { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } };
  const request = webpush.generateRequestDetails(subscription, JSON.stringify(text), {
    TTL: TTL_SECONDS,
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: SUBJECT, ...keys },
  });
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = new Uint8Array(request.body ?? []);
  const local = localReceiver(row.endpoint);
  if (local !== undefined) {
    const message = {
      authorization: headers.get('authorization') ?? '',
      encoding: headers.get('content-encoding') ?? '',
      ttl: headers.get('ttl') ?? '',
      body,
    };
    const { protocol, port } = new URL(row.endpoint);
    const origin = originOf('third.localhost', { protocol, port });
    return takePush(db, local, message, { origin, now, realNow: Date.now() });
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(row.endpoint, { method: 'POST', headers, body, redirect: 'error', signal })).status;
  } catch {
    return 0;
  }
};

/** Number of browsers that accepted the message, that are gone and were deleted, and that failed. */
export interface PushOutcome {
  readonly sent: number;
  readonly gone: number;
  readonly failed: number;
}

/** Sends a notification to every subscribed browser of its audience. Deletes subscriptions that are gone. */
export const sendPush = async (
  db: Db,
  brandId: number,
  audience: PushAudience,
  text: PushText,
  now: number,
): Promise<PushOutcome> => {
  const outcome = { sent: 0, gone: 0, failed: 0 };
  for (const row of await audienceOf(db, brandId, audience)) {
    const status = await deliver(db, row, text, now);
    if (status >= 200 && status < 300) {
      outcome.sent += 1;
      await db.query('update push_sub set delivered_at = $2 where id = $1', [row.id, new Date(now)]);
    } else if (status === 404 || status === 410) {
      outcome.gone += 1;
      await db.query('delete from push_sub where id = $1', [row.id]);
    } else outcome.failed += 1;
  }
  return outcome;
};
