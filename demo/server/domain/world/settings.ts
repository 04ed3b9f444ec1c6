import { z } from 'zod';

/** The stand-ins of third-party services, as named in the console and in their paths on the third host. */
export const serviceNames = [
  'captcha',
  'consent',
  'audience',
  'marketing',
  'livechat',
  'tagmanager',
  'google',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Behaviour of a stand-in: normal, after eight seconds, with status 500, or as if blocked. */
export const serviceStates = ['ok', 'slow', 'failing', 'absent'] as const;

/**
 * Behaviour of the consent manager. `not_needed`: no banner, no preference needed. `ask`: a banner until answered.
 * `expired`: a refusal from before each brand's invalidation day.
 */
export const consentModes = [
  'not_needed',
  'ask',
  'all',
  'necessary',
  'expired',
  'incomplete',
  'pending',
  'late',
] as const;

/** Result of charges for renewals: paid, or refused by the card issuer. */
export const chargeModes = ['accepted', 'refused'] as const;

export const worldSettings = z.object({
  /** `shiftMs` is added to the real time; a stopped clock shows `standsAt`, milliseconds. */
  clock: z.object({ shiftMs: z.number().int(), standsAt: z.number().int().nullable() }),
  consent: z.enum(consentModes),
  charges: z.enum(chargeModes),
  /** Whether pages send what they observe of their elements. */
  observes: z.boolean(),
  services: z.record(z.enum(serviceNames), z.enum(serviceStates)),
  /** Network conditions of all calls to account, newsstand and archive. `loss` in percent. */
  network: z.object({
    delayMs: z.number().int().min(0).max(30_000),
    loss: z.number().min(0).max(100),
    offline: z.boolean(),
  }),
});

export type WorldSettings = z.infer<typeof worldSettings>;

export const defaultSettings: WorldSettings = {
  clock: { shiftMs: 0, standsAt: null },
  consent: 'not_needed',
  charges: 'accepted',
  observes: false,
  services: {
    captcha: 'ok',
    consent: 'ok',
    audience: 'ok',
    marketing: 'ok',
    livechat: 'ok',
    tagmanager: 'ok',
    google: 'ok',
  },
  network: { delayMs: 0, loss: 0, offline: false },
};

export const faultHosts = ['account', 'newsstand', 'archive', 'cdn', 'third'] as const;

/**
 * Kinds of faults. `status`: this status in the envelope; `delay`: correct but late; `reset`: the connection closes;
 * `hang`: never an answer; `html`: a page instead of data; `cut`: the first half of the body; `empty`: no body;
 * `refusal`: `success: false` with status 200; `drop`: the body breaks off after the delay.
 */
export const faultKinds = ['status', 'delay', 'reset', 'hang', 'html', 'cut', 'empty', 'refusal', 'drop'] as const;

/** A fault as sent by the console. */
export const faultInput = z.object({
  host: z.enum(faultHosts),
  method: z.enum(['*', 'GET', 'POST']).default('*'),
  path: z.string().regex(/^\/[\w\-./*{}]{0,200}$/),
  kind: z.enum(faultKinds),
  status: z.number().int().min(400).max(599).default(500),
  code: z
    .string()
    .regex(/^[A-Z_]{3,60}$/)
    .nullable()
    .default(null),
  delay_ms: z.number().int().min(0).max(120_000).default(0),
  times: z.number().int().min(1).max(1000).nullable().default(null),
  active: z.boolean().default(true),
});

export type FaultInput = z.infer<typeof faultInput>;

/** A stored fault. */
export interface FaultRule extends FaultInput {
  readonly id: number;
  readonly times_left: number | null;
}
