/** The captcha service’s verdict on a token, in the shape of a `siteverify` answer. */
export interface CaptchaVerdict {
  readonly success: boolean;
  /** 0 (a machine) to 1 (a person). */
  readonly score?: number | undefined;
  readonly action?: string | undefined;
  /** Host name of the page that requested the token. */
  readonly hostname?: string | undefined;
  /** ISO 8601. */
  readonly challenge_ts?: string | undefined;
  readonly 'error-codes'?: readonly string[] | undefined;
}

/** Verifies a token; each token is valid once. Rejects when the service cannot be reached. */
export type CaptchaVerifier = (token: string) => Promise<CaptchaVerdict>;

const MIN_SCORE = 0.5;

/** Whether the verdict says: a person, on a page of one of these hosts. */
export const isAccepted = (verdict: CaptchaVerdict, hostnames: readonly string[]): boolean =>
  verdict.success && (verdict.score ?? 1) >= MIN_SCORE && hostnames.includes(verdict.hostname ?? '');
