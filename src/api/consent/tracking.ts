import { literal, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { TrackedEvent } from '../../rules/consent/tracking.ts';
import type { Result } from '../../rules/page/result.ts';
import { call } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

/** POST /api/site/tracking. A failure is only logged. */
export const sendTracking = (client: Client, url_articolo: string, evento: TrackedEvent): Promise<Result<unknown>> =>
  call(
    client,
    { method: 'POST', path: pathOf('tracking'), body: { url_articolo, evento }, keepalive: true },
    type({ success: literal(true) }),
  );
