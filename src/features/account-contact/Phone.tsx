import { type ReactNode, useEffect, useState } from 'react';
import type { ContactHelp } from '../../api/account/contact.ts';
import {
  hourOf,
  nextSupportOpening,
  openingText,
  type SupportHours,
  supportClosesAt,
} from '../../rules/assistance/support-hours.ts';
import { Card } from '../../ui/base/Part.tsx';
import { copy } from './copy.ts';

/** The current time. Updates when the phone line opens or closes, and when the reader returns to the page. */
const useSupportClock = (own: SupportHours | undefined): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const change = supportClosesAt('phone', now, own) ?? nextSupportOpening('phone', now, own);
    const look = () => setNow(new Date());
    const timer = setTimeout(look, change.getTime() - now.getTime());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, own]);
  return now;
};

interface PhoneProps extends Pick<ContactHelp, 'phone'> {
  /** The hours of the brand, if not as usual. */
  readonly own: SupportHours | undefined;
}

/** The phone number, whether the line is open now in Italian time, and its hours. */
export const Phone = ({ phone: { number, hours }, own }: PhoneProps): ReactNode => {
  const now = useSupportClock(own);
  const closes = supportClosesAt('phone', now, own);
  const opens = nextSupportOpening('phone', now, own);
  return (
    <Card title={copy.phone}>
      <a className="number" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
        {number}
      </a>
      <p className="opening" role="status">
        <span className={closes ? 'state on' : 'state'}>{closes ? copy.open : copy.closed}</span>{' '}
        <span className="hint">{closes ? copy.closes(hourOf(closes)) : copy.opens(openingText(opens, now))}</span>
      </p>
      <dl className="hours">
        {hours.map(({ days, hours: open }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
