import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const claims = z.object({
  action: z.string(),
  /** Host name of the page that requested it. */
  host: z.string(),
  /** When it was issued, milliseconds. */
  time: z.number(),
  nonce: z.string(),
  score: z.number(),
});

/** The content of a token of the captcha stand-in. */
export type CaptchaClaims = z.infer<typeof claims>;

const sign = (secret: string, payload: string): Buffer => createHmac('sha256', secret).update(payload).digest();

/** A signed token: `<payload>.<signature>`, base64url both. */
export const issueToken = (secret: string, facts: Omit<CaptchaClaims, 'nonce'>): string => {
  const payload = Buffer.from(JSON.stringify({ ...facts, nonce: randomUUID() })).toString('base64url');
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
};

/** The claims of a token signed with this secret; null for any other text. */
export const readToken = (secret: string, token: string): CaptchaClaims | null => {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const expected = sign(secret, payload);
  const given = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success ? parsed.data : null;
};
