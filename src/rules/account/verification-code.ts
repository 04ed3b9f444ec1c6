/** Digits of the code that confirms the address of a new account. */
export const codeDigits = 6;

/** Whether a typed code has the digits of one that is bound to its address, whatever its spaces. */
export const isShortCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''));

/** After a mail with a code, the next one can be asked for this much later: each makes the one before void. */
export const resendAfterMs = 60_000;

/** Seconds until the next mail can be asked for; 0 when it can be now. */
export const secondsToResend = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil((sentAt + resendAfterMs - now) / 1000));
