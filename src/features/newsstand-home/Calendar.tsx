import { path as left } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import { type ReactNode, useEffect, useState } from 'react';
import { editionsOf } from '../../api/newsstand/home.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { addDays, addMonths, type Day, dayOf, daysFrom, momentOf, weekdayOf } from '../../rules/text/calendar.ts';
import { longDate } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';

/** `novembre 2025` */
const monthName = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'Europe/Rome' });
const compact = (day: Day): string => day.replaceAll('-', '');
const firstOf = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The days of a month; days with an edition are links. */
export const Calendar = ({ shown }: { readonly shown: string | undefined }): ReactNode => {
  const address = useAddress();
  const today = dayOf(new Date());
  const [month, setMonth] = useState<Day>(firstOf(shown ?? today));
  const [days, setDays] = useState<ReadonlySet<Day>>();
  const next = addMonths(month, 1);
  useEffect(() => {
    const leaving = new AbortController();
    const span = { from: compact(month), to: compact(addDays(addMonths(month, 1), -1)), per_page: 31 };
    const ask = (signal: AbortSignal) => editionsOf(core.clients.newsstand, span, signal);
    setDays(undefined);
    void answerOf(`editions of ${month}`, ask, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      setDays(new Set(result.kind === 'ok' ? result.data.edizioni.map(({ date }) => date) : []));
    });
    return () => leaving.abort();
  }, [month]);
  const blank = (weekdayOf(month) + 6) % 7;
  return (
    <div className="calendar">
      <div className="calendar-head">
        <button type="button" aria-label={copy.before} onClick={() => setMonth(addMonths(month, -1))}>
          <Icon path={left} size={18} />
        </button>
        <h3 className="month-name" aria-live="polite">
          {monthName.format(momentOf(month))}
        </h3>
        <button
          type="button"
          aria-label={copy.after}
          aria-disabled={next > today}
          onClick={() => {
            if (next <= today) setMonth(next);
          }}
        >
          <Icon path={right} size={18} />
        </button>
      </div>
      <ol aria-label={copy.month} aria-busy={days === undefined}>
        {copy.weekdays.map((name) => (
          <li key={name} className="weekday" aria-hidden="true">
            {name}
          </li>
        ))}
        {Array.from({ length: daysFrom(month, next) }, (_, index) => addDays(month, index)).map((day, index) => (
          <li key={day} className={index === 0 ? `from-${blank + 1}` : ''}>
            {days?.has(day) ? (
              <a
                href={address(`/?date=${compact(day)}`)}
                aria-label={copy.ofDay(longDate(momentOf(day)))}
                aria-current={day === shown ? 'date' : undefined}
              >
                {index + 1}
              </a>
            ) : (
              <span>{index + 1}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};
