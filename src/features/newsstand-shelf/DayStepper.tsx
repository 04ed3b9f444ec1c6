import { path as left } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import { path as sheet } from '@phosphor-icons/core/assets/regular/calendar-blank.svg?icon';
import { type ReactNode, useId, useState } from 'react';
import { addDays, type Day, dayOf, momentOf } from '../../rules/text/calendar.ts';
import { relativeDay } from '../../rules/text/dates.ts';
import { LazyCalendar } from '../../screen-kit/calendar/LazyCalendar.tsx';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';

const compact = (day: Day): string => day.replaceAll('-', '');
const calendarTexts = { failed: copy.calendarFailed, retry: copy.retry };

interface DayStepperProps {
  /** Of the section, without a day. */
  readonly path: string;
  readonly day: Day;
  /** The reader chose the day; otherwise it is that of the newest story. */
  readonly chosen: boolean;
}

/** Previous and next day, none after today; between them the day, which opens the calendar. */
export const DayStepper = ({ path, day, chosen }: DayStepperProps): ReactNode => {
  const address = useAddress();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const today = dayOf(new Date());
  const pathOf = (other: string) => `${path}/${other}`;
  const to = (other: Day) => address(pathOf(compact(other)));
  const name = relativeDay(momentOf(day), new Date());
  return (
    <div className="days">
      <nav className="stepper" aria-label={copy.days}>
        <a href={to(addDays(day, -1))} aria-label={copy.before}>
          <Icon path={left} size={18} />
        </a>
        <button
          type="button"
          className="stepper-day"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={copy.openCalendar(name)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={sheet} />
          {name}
        </button>
        {day < today ? (
          <a href={to(addDays(day, 1))} aria-label={copy.after}>
            <Icon path={right} size={18} />
          </a>
        ) : (
          // biome-ignore lint/a11y/useValidAnchor: HTML marks a step that is unavailable as a link without href
          <a role="link" aria-disabled="true" aria-label={copy.after}>
            <Icon path={right} size={18} />
          </a>
        )}
      </nav>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <LazyCalendar shown={day} pathOf={pathOf} texts={calendarTexts} /> : null}
        {chosen ? (
          <a className="action" href={address(path)}>
            {copy.everyDay}
          </a>
        ) : null}
      </div>
    </div>
  );
};
