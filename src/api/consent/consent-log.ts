import { boolean, is, literal, optional, record, string, type, unknown } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Preference, Purposes } from '../../rules/consent/tracking-consent.ts';
import type { Result } from '../../rules/page/result.ts';
import { call } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const preference = type({
  consent: optional(boolean()),
  purposes: optional(record(string(), boolean())),
  timestamp: optional(string()),
});

const refusal = type({ consent: literal(false), timestamp: unknown() });

/** Parses the consent manager's preference. A refusal counts whatever other fields it has. */
export const readPreference = (value: unknown): Preference | undefined => {
  if (is(value, refusal)) {
    const { consent, timestamp } = value;
    return { consent, ...(typeof timestamp === 'string' && { timestamp }) };
  }
  if (!is(value, preference)) return undefined;
  const { consent, purposes, timestamp } = value;
  return {
    ...(consent !== undefined && { consent }),
    ...(purposes && { purposes }),
    ...(timestamp !== undefined && { timestamp }),
  };
};

/** The proof of a consent choice. It does not identify the reader; the server adds the time. */
export interface ConsentReceipt {
  readonly brand: string;
  readonly tcf_version: string;
  readonly purposes: Purposes;
  readonly source: 'banner' | 'preferences';
  readonly text_version: string;
  readonly page: string;
  readonly tc_string?: string;
}

/** POST /api/site/consent-log */
export const sendReceipt = (client: Client, receipt: ConsentReceipt): Promise<Result<unknown>> =>
  call(
    client,
    { method: 'POST', path: pathOf('consentLog'), body: receipt, keepalive: true },
    type({ success: boolean(), data: type({ receipt_id: string() }) }),
  );
