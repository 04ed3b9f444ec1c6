import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that fit an address and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const fingerprintOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
