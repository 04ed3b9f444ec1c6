import { z } from 'zod';
import { ApiError } from '../../../../base/api-error.ts';
import { reasonOf } from '../../../../base/start-error.ts';
import { noAnswerCode } from '../provider.ts';
import type { StripeSettings } from './settings.ts';

/** The version that the shapes below were read in. */
const VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
/** A request with a key is safe to repeat: Stripe answers what it answered first. */
const ATTEMPTS = 2;

/** 502: Stripe works, but this one answer is of no use. */
export const unavailable = (reason: string, status: 502 | 503 = 503): ApiError =>
  new ApiError(status, 'Il servizio di pagamento non risponde. Riprova tra poco: non pagherai due volte.', {
    code: noAnswerCode,
    headers: { 'retry-after': '10' },
    reason,
  });

const refusal = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    payment_intent: z.object({ id: z.string() }).optional(),
  }),
});

/** Stripe said no to what was to be done: a card was declined, or the request makes no sense any more. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly type: string;
  readonly code: string | undefined;
  readonly intentId: string | undefined;

  constructor({ error }: z.infer<typeof refusal>) {
    super(`Stripe refused: ${error.type} ${error.code ?? ''}`);
    this.type = error.type;
    this.code = error.code;
    this.intentId = error.payment_intent?.id;
  }
}

type Value = string | number | boolean | undefined | readonly Value[] | { readonly [name: string]: Value };

/** `{ a: { b: [1] } }` → `a[b][0]=1`, as Stripe reads forms. */
export const formOf = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, one]: [string, Value]): [string, string][] => {
    const path = prefix === '' ? name : `${prefix}[${name}]`;
    if (one === undefined) return [];
    return typeof one === 'object' ? formOf(one, path) : [[path, String(one)]];
  });

/** A call to Stripe: what it asks, and what it must answer. */
export interface StripeCall<Shape> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: object;
  /** The same key is the same request, however often it is sent. Every POST that creates something has one. */
  readonly key?: string;
  readonly shape: z.ZodType<Shape>;
}

/** Calls Stripe. Rejects with StripeRefusal, or with a 502 or 503 `ApiError` when it does not answer what it should. */
export type StripeApi = <Shape>(call: StripeCall<Shape>) => Promise<Shape>;

export const stripeApi = ({ url, key: secret }: StripeSettings): StripeApi => {
  const send = async (method: string, path: string, form: URLSearchParams, key: string | undefined) => {
    const isPost = method === 'POST';
    return fetch(`${url}${path}${isPost || form.size === 0 ? '' : `?${form}`}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        'stripe-version': VERSION,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(isPost && { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };
  return async ({ method, path, params, key, shape }) => {
    const form = new URLSearchParams(formOf(params));
    const isRepeatable = method === 'GET' || key !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS || !isRepeatable;
      try {
        const answer = await send(method, path, form, key);
        const body: unknown = await answer.json();
        if (answer.ok) return shape.parse(body);
        const isTheirs = answer.status >= 500 || answer.status === 429 || answer.status === 409;
        // A key that may not do this.
        const isOurs = answer.status === 401 || answer.status === 403;
        if (!isTheirs && !isOurs) {
          // Nobody handles a refusal to tell the state: an object of another account or mode is not there.
          if (method === 'GET') throw unavailable(`Stripe: status ${answer.status}`, 502);
          const refused = refusal.safeParse(body);
          if (refused.success) throw new StripeRefusal(refused.data);
        }
        if (isLast || !isTheirs) throw unavailable(`Stripe: status ${answer.status}`);
      } catch (error) {
        if (error instanceof StripeRefusal || error instanceof ApiError) throw error;
        if (error instanceof z.ZodError) throw unavailable('Stripe: an answer of another shape', 502);
        if (isLast) throw unavailable(`Stripe: ${reasonOf(error)}`);
      }
    }
  };
};
