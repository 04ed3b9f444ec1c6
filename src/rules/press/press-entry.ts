import type { Failure } from '../page/failures.ts';
import type { Day } from '../text/calendar.ts';

/** What GET /api/user/rassegna/last-date came to; no day: the subscription has no press review. */
export type LastDate = { readonly kind: 'ok'; readonly data: Day | undefined } | Failure;

export type PressEntry = { readonly show: Day } | 'shop' | 'dashboard' | 'wait';

/**
 * Specification, point 7: without a last date the reader goes to the shop's press-review page, after an error to the
 * dashboard. A call that was given up decides nothing, and where a session ended the core sends the reader away.
 */
export const pressEntry = (answer: LastDate): PressEntry => {
  if (answer.kind === 'ok') return answer.data === undefined ? 'shop' : { show: answer.data };
  return answer.kind === 'aborted' || answer.kind === 'sessionEnded' ? 'wait' : 'dashboard';
};
