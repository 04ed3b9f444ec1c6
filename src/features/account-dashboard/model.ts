import type { Device } from '../../api/account/devices.ts';
import type { SubscriptionLine } from '../../api/account/overview.ts';
import { money } from '../../rules/language/formats.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import { formatDay, longDate, relativeDay, relativeTime } from '../../rules/text/dates.ts';
import { copy } from './copy.ts';

/** `18 marzo 2026` for yyyy-mm-dd; other text stays as it is. */
export const dayText = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : longDate(date);
};

/** Name of an edition: today's, else its day (yyyy-mm-dd) as `Ieri, 19 novembre 2025`. */
export const paperDay = (day: string, now: Date): string => {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return formatDay(date) === formatDay(now) ? copy.edition.today : relativeDay(date, now);
};

/** Date and price of the renewal; undefined when there is none. */
export const renewalOf = (line: SubscriptionLine): string | undefined => {
  const { data_prossimo_rinnovo_prezzo_pieno: day, prezzo_rinnovo: price } = line;
  if (day === null) return undefined;
  return price === null ? dayText(day) : `${dayText(day)} · ${money(price)}`;
};

const order = ['not_paid', 'suspended', 'active', 'expired', 'withdrawn'];

/** The most important subscription: first one with a problem, then an active one. */
export const firstOf = (lines: readonly SubscriptionLine[]): SubscriptionLine | undefined => {
  const rank = ({ stato }: SubscriptionLine) => (order.includes(stato) ? order.indexOf(stato) : order.length);
  return lines.toSorted((one, other) => rank(one) - rank(other))[0];
};

/** Where the primary action of a subscription leads. */
export type PrimaryWay = 'manage' | 'pay' | 'renew';

/** The primary action for the state of a subscription. */
export const wayOf = ({ actions }: SubscriptionLine): PrimaryWay => {
  if (actions.includes('pay')) return 'pay';
  return actions.includes('renew') ? 'renew' : 'manage';
};

/** The most recently used device other than this one. */
export const lastOther = (devices: readonly Device[]): Device | undefined => devices.find(({ current }) => !current);

/** When and where a device was last used, as far as the server says. */
export const lastUse = ({ last_seen: at, city }: Device, now: Date): string => {
  const date = new Date(at);
  const when = Number.isNaN(date.getTime()) ? '' : relativeTime(date, now);
  return city ? copy.devices.lastFrom(when, city) : copy.devices.last(when);
};

/** Errors before warnings; lower severities are no alerts. */
export const alertsIn = (notices: readonly Notice[]): readonly Notice[] =>
  (['error', 'warning'] as const).flatMap((kind) => notices.filter(({ type }) => type === kind));
