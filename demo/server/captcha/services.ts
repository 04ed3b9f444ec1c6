import { ofetch } from 'ofetch';
import { z } from 'zod';
import type { CaptchaVerdict, CaptchaVerifier } from './verify.ts';

export const captchaKinds = ['recaptcha', 'recaptcha-enterprise', 'hcaptcha', 'turnstile'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** A captcha service that verifies tokens. */
export interface CaptchaService {
  readonly kind: CaptchaKind;
  /** Address of its verification. */
  readonly url: string;
  /** Secret or, for reCAPTCHA Enterprise, API key. */
  readonly secret: string;
  /** Names the site to reCAPTCHA Enterprise and hCaptcha. */
  readonly siteKey: string;
}

/** Where each service verifies; the address of reCAPTCHA Enterprise contains the project. */
export const verifyUrls: Readonly<Record<CaptchaKind, string | undefined>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  'recaptcha-enterprise': undefined,
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

const TIMEOUT_MS = 5000;

const post = (url: string, body: URLSearchParams | object, headers: Readonly<Record<string, string>> = {}) =>
  ofetch<unknown>(url, { method: 'POST', body, headers, redirect: 'error', timeout: TIMEOUT_MS, retry: 0 });

const siteverify = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Posts `secret` and `response` as a form. */
const bySiteverify = async (url: string, fields: Readonly<Record<string, string>>): Promise<CaptchaVerdict> =>
  siteverify.parse(await post(url, new URLSearchParams(fields)));

const assessment = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    invalidReason: z.string().optional(),
    hostname: z.string().optional(),
    action: z.string().optional(),
    createTime: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number().optional() }).optional(),
});

/** Creates an assessment of the token. A valid one without a score counts as a machine's. */
const byAssessment = async ({ url, secret, siteKey }: CaptchaService, token: string): Promise<CaptchaVerdict> => {
  const { tokenProperties, riskAnalysis } = assessment.parse(
    await post(url, { event: { token, siteKey } }, { 'x-goog-api-key': secret }),
  );
  const { valid, invalidReason, hostname, action, createTime } = tokenProperties;
  return {
    success: valid,
    score: riskAnalysis?.score ?? 0,
    hostname,
    action,
    challenge_ts: createTime,
    ...(!valid && { 'error-codes': [invalidReason ?? 'invalid'] }),
  };
};

/** The score of hCaptcha is a risk: 0 is a person. */
const asTrust = ({ score, ...verdict }: CaptchaVerdict): CaptchaVerdict => ({
  ...verdict,
  ...(score !== undefined && { score: 1 - score }),
});

/** Verifies tokens at a service, as it documents. */
export const remoteVerifier =
  (service: CaptchaService): CaptchaVerifier =>
  async (token) => {
    const { kind, url, secret, siteKey } = service;
    if (kind === 'recaptcha-enterprise') return byAssessment(service, token);
    if (kind !== 'hcaptcha') return bySiteverify(url, { secret, response: token });
    return asTrust(await bySiteverify(url, { secret, response: token, ...(siteKey && { sitekey: siteKey }) }));
  };
