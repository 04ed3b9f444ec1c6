import type { ReactNode } from 'react';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { addDays, type Day, dayOf } from '../../../rules/text/calendar.ts';
import { italianMoment } from '../../../rules/text/clock.ts';
import { SelectField, TextField } from '../../../ui/form/Field.tsx';
import { sendingCopy } from './sending-copy.ts';

const copy = sendingCopy.hour;

/** A day and a time in Italy, as typed. */
export interface Hour {
  readonly day: Day;
  readonly time: string;
}

/** The moment, if it is in the future. */
export const futureMoment = ({ day, time }: Hour): Date | undefined => {
  const moment = italianMoment(day, time);
  return moment && moment > new Date() ? moment : undefined;
};

interface SendHourProps {
  /** Undefined means now. */
  readonly hour: Hour | undefined;
  /** Time of the first suggestion: `07:30`. */
  readonly usual: string;
  readonly tried: boolean;
  readonly onHour: (hour: Hour | undefined) => void;
}

/** When the review goes out: now or at a time in Italy. */
export const SendHour = ({ hour, usual, tried, onHour }: SendHourProps): ReactNode => {
  const today = dayOf(new Date());
  const isWrong = tried && hour !== undefined && futureMoment(hour) === undefined;
  return (
    <>
      <SelectField
        label={copy.when}
        value={hour ? 'hour' : 'now'}
        options={[
          ['now', copy.now],
          ['hour', copy.later],
        ]}
        onChange={({ target }) => onHour(target.value === 'hour' ? { day: addDays(today, 1), time: usual } : undefined)}
      />
      {hour ? (
        <div className="send-hour">
          <TextField
            label={copy.day}
            type="date"
            required
            min={today}
            value={hour.day}
            error={isWrong && hour.day === '' ? fieldText('date') : undefined}
            onChange={({ target }) => onHour({ ...hour, day: target.value })}
          />
          <TextField
            label={copy.time}
            type="time"
            required
            value={hour.time}
            error={isWrong && hour.day !== '' ? copy.wrong : undefined}
            onChange={({ target }) => onHour({ ...hour, time: target.value })}
          />
        </div>
      ) : null}
    </>
  );
};
