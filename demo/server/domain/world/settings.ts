import { z } from 'zod';

/** The stand-ins of outside services, as the console and their addresses on the third host name them. */
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

/** How a stand-in behaves: as it should, after eight seconds, with status 500, or as if it were blocked. */
export const serviceStates = ['ok', 'slow', 'failing', 'absent'] as const;

/** What the consent manager says. `not_needed`: shows nothing, no preference is needed. `ask`: shows its banner until answered. */
export const consentModes = ['not_needed', 'ask', 'all', 'necessary', 'incomplete', 'pending', 'late'] as const;

/** What becomes of the charges of renewals: paid, or refused by whoever gave the card. */
export const chargeModes = ['accepted', 'refused'] as const;

export const worldSettings = z.object({
  /** `shiftMs` is added to the real time; a clock that stands still shows `standsAt`, milliseconds. */
  clock: z.object({ shiftMs: z.number().int(), standsAt: z.number().int().nullable() }),
  consent: z.enum(consentModes),
  charges: z.enum(chargeModes),
  services: z.record(z.enum(serviceNames), z.enum(serviceStates)),
  /** What every call of account, newsstand and archive meets. `loss` is a share in percent. */
  network: z.object({
    delayMs: z.number().int().min(0).max(30_000),
    loss: z.number().min(0).max(100),
    offline: z.boolean(),
  }),
});

export type WorldSettings = z.infer<typeof worldSettings>;

/** A world that nobody touched. */
export const defaultSettings: WorldSettings = {
  clock: { shiftMs: 0, standsAt: null },
  consent: 'not_needed',
  charges: 'accepted',
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
 * How an answer goes wrong. `status`: that status in the envelope; `delay`: late but right; `reset`: the connection
 * ends; `hang`: no answer, ever; `html`: a page instead of data; `cut`: the first half of the body; `empty`: no body;
 * `refusal`: `success: false` under status 200; `drop`: the body breaks off after the delay.
 */
export const faultKinds = ['status', 'delay', 'reset', 'hang', 'html', 'cut', 'empty', 'refusal', 'drop'] as const;

/** What the console writes of a fault. */
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

/** A fault as it stands in the database. */
export interface FaultRule extends FaultInput {
  readonly id: number;
  readonly times_left: number | null;
}
