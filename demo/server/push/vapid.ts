import webpush from 'web-push';
import { z } from 'zod';
import type { Queryable } from '../db/db.ts';
import { keptSecret } from '../db/secret.ts';

const pair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The key pair by which push services know this server (RFC 8292). */
export type VapidKeys = z.infer<typeof pair>;

/** Made when first needed and kept for good: browsers bind their subscriptions to the public key. */
export const vapidKeys = async (db: Queryable): Promise<VapidKeys> =>
  pair.parse(JSON.parse(await keptSecret(db, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))));
