import { formatDay, longDate, proseTime, relativeTime } from '../../rules/text/dates.ts';
import { copy } from './copy.ts';

const DAY = 86_400_000;

/** When a device was last used, as a reader would say it. */
export const lastUse = (at: string, isCurrent: boolean, now: Date): string => {
  const date = new Date(at);
  if (isCurrent || now.getTime() - date.getTime() < 60_000) return copy.now;
  if (Number.isNaN(date.getTime())) return '';
  if (formatDay(date) === formatDay(now)) return relativeTime(date, now);
  if (formatDay(date) === formatDay(new Date(now.getTime() - DAY))) return copy.at(copy.yesterday, proseTime(date));
  return longDate(date);
};

/** Since when a device is signed in; empty when the server does not say. */
export const firstUse = (at: string | undefined): string => {
  const date = new Date(at ?? '');
  return Number.isNaN(date.getTime()) ? '' : copy.since(longDate(date));
};

/** What kind of device a system runs on. */
export const kindOf = (os: string): 'phone' | 'laptop' | 'desktop' => {
  if (/iphone|ipad|ios|android/i.test(os)) return 'phone';
  return /mac/i.test(os) ? 'laptop' : 'desktop';
};
