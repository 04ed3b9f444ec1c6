import type { CaptchaReason } from '../adapters.ts';

/** A challenge without a token. `detail` is the vendor's own word. */
export const challengeError = (reason: CaptchaReason, detail: unknown): Error =>
  Object.assign(new Error(`np: the captcha's challenge ${reason} (${String(detail)}).`), { reason });

/** The reason that an error carries, if any. */
export const reasonOf = (error: unknown): CaptchaReason | undefined => {
  const { reason } = Object(error) as { readonly reason?: unknown };
  return reason === 'closed' || reason === 'expired' || reason === 'failed' ? reason : undefined;
};
