import { literal, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import type { TrackedEvent } from '../../rules/consent/tracking.ts';
import { call } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

/** POST /api/site/tracking: these two fields and no more. A failure is logged, and nobody is told. */
export const sendTracking = (
  client: HttpClient,
  url_articolo: string,
  evento: TrackedEvent,
): Promise<ApiResult<unknown>> =>
  call(
    client,
    { method: 'POST', path: pathOf('tracking'), body: { url_articolo, evento }, keepalive: true },
    type({ success: literal(true) }),
  );
