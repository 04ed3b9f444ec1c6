import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a token; the database stores this instead of the token. */
export const fingerprintOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
