import type { Result } from '../page/result.ts';
import type { Day } from '../text/calendar.ts';

export type PressEntry = { readonly show: Day } | 'shop' | 'dashboard' | 'wait';

/**
 * Specification, point 7: without a last date the reader goes to the shop's press-review page, after an error to the
 * dashboard. A call that was given up decides nothing, and where a session ended the core sends the reader away.
 */
export const pressEntry = (answer: Result<Day | undefined>): PressEntry => {
  if (answer.kind === 'ok') return answer.data === undefined ? 'shop' : { show: answer.data };
  return answer.kind === 'aborted' || answer.kind === 'sessionEnded' ? 'wait' : 'dashboard';
};
