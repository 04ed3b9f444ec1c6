import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { decrypt } from 'http_ece';
import { z } from 'zod';
import type { Queryable } from '../db/db.ts';

/** The subscription that a browser returns to the page. */
export interface PushReceiver {
  readonly id: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Makes the browser's side of a subscription and stores its private key. `applicationKey` is the page's VAPID key. */
export const openReceiver = async (db: Queryable, applicationKey: string, now: number): Promise<PushReceiver> => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const [row] = await db.query<{ id: string }>(
    `insert into push_receiver (application_key, private_key, public_key, auth, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [applicationKey, pair.getPrivateKey('base64url'), p256dh, auth, new Date(now)],
  );
  if (!row) throw new Error('The receiver was not stored');
  return { id: row.id, keys: { p256dh, auth } };
};

interface Row {
  readonly application_key: string;
  readonly private_key: string;
  readonly auth: string;
  readonly closed_at: Date | null;
}

/** A push message as a server sends it (RFC 8030). */
export interface PushRequest {
  readonly authorization: string;
  readonly encoding: string;
  readonly ttl: string;
  readonly body: Uint8Array;
}

const claims = z.object({ aud: z.string(), exp: z.number() });

const ecKey = (point: string) => {
  const bytes = Buffer.from(point, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33, 65)].map((part) => part.toString('base64url'));
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
};

/** Whether the message is signed with the subscription's key, for this service, and has not expired (RFC 8292). */
const isAuthorised = (header: string, applicationKey: string, origin: string, now: number): boolean => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+),\s*k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  if (key !== applicationKey || signature === '') return false;
  try {
    const parsed = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    const options = { key: ecKey(key), dsaEncoding: 'ieee-p1363' as const };
    const signed = verify('sha256', Buffer.from(`${head}.${payload}`), options, Buffer.from(signature, 'base64url'));
    return signed && parsed.aud === origin && parsed.exp * 1000 > now;
  } catch {
    return false;
  }
};

const decrypted = (row: Row, body: Uint8Array): string | undefined => {
  const privateKey = createECDH('prime256v1');
  privateKey.setPrivateKey(Buffer.from(row.private_key, 'base64url'));
  try {
    return decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey, authSecret: row.auth }).toString('utf8');
  } catch {
    return undefined;
  }
};

/**
 * Receives a message as a browser's push service does, and decrypts it as the browser does. Returns the HTTP status:
 * 201 stored, 400 malformed, 401 or 403 not signed by this server, 404 unknown receiver, 410 unsubscribed.
 */
export const takePush = async (
  db: Queryable,
  id: string,
  request: PushRequest,
  place: { readonly origin: string; readonly now: number; readonly realNow: number },
): Promise<201 | 400 | 401 | 403 | 404 | 410> => {
  const [row] = await db.query<Row>(
    'select application_key, private_key, auth, closed_at from push_receiver where id::text = $1',
    [id],
  );
  if (!row) return 404;
  if (row.closed_at) return 410;
  if (request.authorization === '') return 401;
  if (!isAuthorised(request.authorization, row.application_key, place.origin, place.realNow)) return 403;
  const ttl = Number(request.ttl);
  if (request.encoding !== 'aes128gcm' || !/^\d{1,9}$/.test(request.ttl)) return 400;
  const payload = decrypted(row, request.body);
  if (payload === undefined) return 400;
  await db.query('insert into push_message (receiver_id, payload, ttl, at) values ($1, $2, $3, $4)', [
    id,
    payload,
    ttl,
    new Date(place.now),
  ]);
  return 201;
};

/** A message as the browser's service worker receives it. */
export interface PushMessage {
  readonly id: number;
  readonly payload: string;
  readonly at: Date;
}

/** The messages of a receiver after the one with the id `after`, oldest first. */
export const messagesOf = (db: Queryable, id: string, after: number): Promise<PushMessage[]> =>
  db.query<PushMessage>(
    'select id, payload, at from push_message where receiver_id::text = $1 and id > $2 order by id limit 100',
    [id, after],
  );

/** Unsubscribes a browser: later messages are refused. */
export const closeReceiver = async (db: Queryable, id: string, now: number): Promise<void> => {
  await db.query('update push_receiver set closed_at = $2 where id::text = $1 and closed_at is null', [
    id,
    new Date(now),
  ]);
};
