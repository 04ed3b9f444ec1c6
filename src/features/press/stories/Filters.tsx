import { path as caretLeft } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as caretRight } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import { path as glass } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { type ReactNode, useId, useState } from 'react';
import type { Row } from '../../../api/press/stories.ts';
import { countsOf, type SortKey, sortKeys } from '../../../rules/press/press-table.ts';
import { addDays, type Day } from '../../../rules/text/calendar.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import { type DeskQuery, filterCount, foldedColumns } from '../desk/query.ts';
import { View } from './View.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A select whose options are their own labels. */
const Choice = ({ label, value, options, onChange }: ChoiceProps): ReactNode => (
  <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </select>
);

interface DayStepProps {
  readonly day: Day;
  /** The latest day with an edition. */
  readonly last: Day;
  readonly onDay: (day: Day) => void;
}

const DayStep = ({ day, last, onDay }: DayStepProps): ReactNode => (
  <div className="day-step">
    <button type="button" aria-label={copy.previousDay} onClick={() => onDay(addDays(day, -1))}>
      <Icon path={caretLeft} size={18} />
    </button>
    <input
      type="date"
      aria-label={copy.date}
      value={day}
      max={last}
      required
      onChange={({ target }) => {
        if (target.value !== '' && target.value <= last) onDay(target.value);
      }}
    />
    <button
      type="button"
      aria-label={copy.nextDay}
      aria-disabled={day >= last}
      onClick={() => {
        if (day < last) onDay(addDays(day, 1));
      }}
    >
      <Icon path={caretRight} size={18} />
    </button>
  </div>
);

interface FiltersProps {
  readonly query: DeskQuery;
  readonly last: Day;
  readonly stories: readonly Row[];
  readonly onQuery: (change: Partial<DeskQuery>) => void;
}

const sortName = (key: SortKey, descending: boolean): string =>
  descending ? copy.descending(copy.columns[key]) : copy.ascending(copy.columns[key]);

type Query = Pick<FiltersProps, 'query' | 'onQuery'>;

/** The order of the rows where the page is narrow and the list has no headings. */
const Sort = ({ query: { sort, descending }, onQuery }: Query): ReactNode => (
  <span className="narrow-sort">
    <Choice
      label={copy.sort}
      value={`${descending ? '-' : ''}${sort}`}
      options={sortKeys.flatMap((key) => [
        [key, sortName(key, false)] as const,
        [`-${key}`, sortName(key, true)] as const,
      ])}
      onChange={(value) => {
        const key = sortKeys.find((one) => one === value.replace('-', ''));
        if (key) onQuery({ sort: key, descending: value.startsWith('-') });
      }}
    />
  </span>
);

/** Filters of the table in one row; a narrow page folds all but the words, and counts those in use. */
export const Filters = ({ query, last, stories, onQuery }: FiltersProps): ReactNode => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { q, day, span, sigla, autore } = query;
  const mastheads = [...new Map(stories.map((story) => [story.sigla, story.testata]))];
  const authors = countsOf(stories.flatMap(({ autori }) => autori));
  const used = filterCount(query, last);
  return (
    <div className="desk-filters">
      <div className="desk-search">
        <Icon path={glass} />
        <input
          type="search"
          aria-label={copy.search}
          placeholder={copy.search}
          value={q}
          maxLength={200}
          onChange={({ target }) => onQuery({ q: target.value })}
        />
      </div>
      <button
        type="button"
        className="button filters-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {copy.filters}
        {used > 0 ? <span className="tab-count">{used}</span> : null}
      </button>
      <div className="filters-more" id={id} data-open={open}>
        <DayStep day={day} last={last} onDay={(next) => onQuery({ day: next })} />
        <Choice
          label={copy.span}
          value={String(span)}
          options={Object.entries(copy.spans)}
          onChange={(value) => onQuery({ span: Number(value) })}
        />
        <Choice
          label={copy.masthead}
          value={sigla}
          options={[['', copy.everyMasthead], ...mastheads]}
          onChange={(value) => onQuery({ sigla: value })}
        />
        <Choice
          label={copy.author}
          value={autore}
          options={[['', copy.everyAuthor], ...authors.map(([name, count]) => [name, `${name} (${count})`] as const)]}
          onChange={(value) => onQuery({ autore: value })}
        />
        <Sort query={query} onQuery={onQuery} />
        <View query={query} folded={foldedColumns(query)} onQuery={onQuery} />
      </div>
    </div>
  );
};
