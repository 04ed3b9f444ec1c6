import { type ReactNode, useEffect, useState } from 'react';
import type { ContactHelp } from '../../api/account/contact.ts';
import { pageBrand } from '../../core/page/page.ts';
import { hourOf, nextSupportOpening, openingText, supportClosesAt } from '../../rules/assistance/support-hours.ts';
import { Card } from '../../ui/base/Part.tsx';
import { copy } from './copy.ts';

/** The current time. Updates when the phone line opens or closes, and when the reader returns to the page. */
const useSupportClock = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const { hours } = pageBrand();
    const change = supportClosesAt('phone', now, hours) ?? nextSupportOpening('phone', now, hours);
    const look = () => setNow(new Date());
    const timer = setTimeout(look, change.getTime() - now.getTime());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now]);
  return now;
};

/** The phone number, whether the line is open now in Italian time, and its hours. */
export const Phone = ({ phone: { number, hours } }: Pick<ContactHelp, 'phone'>): ReactNode => {
  const now = useSupportClock();
  const { hours: own } = pageBrand();
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
