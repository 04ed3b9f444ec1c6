import type { Result } from '../page/result.ts';
import type { Day } from '../text/calendar.ts';

export type PressEntry = { readonly show: Day } | 'shop' | 'dashboard' | 'wait';

/**
 * Where the press review starts. Without a last date the reader is redirected to its page in the shop, after an error to
 * the dashboard. After an aborted call or an ended session nothing happens here: the core redirects the reader.
 */
export const pressEntry = (answer: Result<Day | undefined>): PressEntry => {
  if (answer.kind === 'ok') return answer.data === undefined ? 'shop' : { show: answer.data };
  return answer.kind === 'aborted' || answer.kind === 'sessionEnded' ? 'wait' : 'dashboard';
};
