import webpush from 'web-push';
import { z } from 'zod';
import type { Queryable } from '../db/db.ts';
import { storedSecret } from '../db/secret.ts';

const pair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The key pair that identifies this server to push services (RFC 8292). */
export type VapidKeys = z.infer<typeof pair>;

/** Made on first use and stored for good: browsers bind their subscriptions to the public key. */
export const vapidKeys = async (db: Queryable): Promise<VapidKeys> =>
  pair.parse(JSON.parse(await storedSecret(db, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))));
