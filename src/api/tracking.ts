import { literal, type } from 'superstruct';
import type { HttpClient } from '../platform/http.ts';
import type { TrackedEvent } from '../rules/tracking.ts';
import { call } from './call.ts';
import { pathOf } from './paths.ts';
import type { ApiResult } from './result.ts';

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
