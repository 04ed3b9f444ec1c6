import { type ReactNode, useEffect, useState } from 'react';
import { editionDays } from '../../core/newsstand/edition-days.ts';
import { monthAndYear } from '../../rules/language/formats.ts';
import { addDays, addMonths, type Day, dayOf, daysFrom, momentOf, weekdayOf } from '../../rules/text/calendar.ts';
import { longDate } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { carets } from '../../ui/list/carets.ts';
import css from './calendar.css?inline';
import { texts } from './texts.ts';

const compact = (day: Day): string => day.replaceAll('-', '');
const firstOf = (day: Day): Day => `${day.slice(0, 8)}01`;

export const styles = [css];

interface CalendarProps {
  readonly shown: string | undefined;
  /** The path of a day (yyyymmdd). */
  readonly pathOf: (day: string) => string;
}

/** The days of a month; days with an edition are links. */
export const Calendar = ({ shown, pathOf }: CalendarProps): ReactNode => {
  const address = useAddress();
  const today = dayOf(new Date());
  const [month, setMonth] = useState<Day>(firstOf(shown ?? today));
  const [days, setDays] = useState<ReadonlySet<Day>>();
  const next = addMonths(month, 1);
  useEffect(() => {
    const leaving = new AbortController();
    setDays(undefined);
    void editionDays(month, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setDays(found);
    });
    return () => leaving.abort();
  }, [month]);
  const blank = (weekdayOf(month) + 6) % 7;
  return (
    <div className="calendar">
      <div className="calendar-head">
        <button type="button" aria-label={texts.before} onClick={() => setMonth(addMonths(month, -1))}>
          <Icon path={carets.left} size={18} />
        </button>
        <h3 className="month-name" aria-live="polite">
          {monthAndYear(momentOf(month))}
        </h3>
        <button
          type="button"
          aria-label={texts.after}
          aria-disabled={next > today}
          onClick={() => {
            if (next <= today) setMonth(next);
          }}
        >
          <Icon path={carets.right} size={18} />
        </button>
      </div>
      <ol aria-label={texts.month} aria-busy={days === undefined}>
        {texts.weekdays.map((name) => (
          <li key={name} className="weekday" aria-hidden="true">
            {name}
          </li>
        ))}
        {[...Array(daysFrom(month, next)).keys()]
          .map((index) => addDays(month, index))
          .map((day, index) => (
            <li key={day} className={index === 0 ? `from-${blank + 1}` : ''}>
              {days?.has(day) ? (
                <a
                  href={address(pathOf(compact(day)))}
                  aria-label={texts.ofDay(longDate(momentOf(day)))}
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
