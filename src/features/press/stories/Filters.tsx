import { path as caretLeft } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as caretRight } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import { path as glass } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { type ReactNode, useId } from 'react';
import type { Row } from '../../../api/press/stories.ts';
import { countsOf, type SortKey, sortKeys } from '../../../rules/press/press-table.ts';
import { addDays, type Day } from '../../../rules/text/calendar.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import type { DeskQuery } from '../desk/query.ts';
import { Check } from './Check.tsx';

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

const columnNames = Object.entries(copy.columns).filter(([name]) => name !== 'titolo' && name !== 'azioni');

interface FiltersProps {
  readonly query: DeskQuery;
  readonly last: Day;
  readonly stories: readonly Row[];
  readonly onQuery: (change: Partial<DeskQuery>) => void;
}

const sortName = (key: SortKey, descending: boolean): string =>
  descending ? copy.descending(copy.columns[key]) : copy.ascending(copy.columns[key]);

type Query = Pick<FiltersProps, 'query' | 'onQuery'>;

/** The order of the rows where the page is narrow and the table has no headings. */
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

const Columns = ({ query: { hidden }, onQuery }: Query): ReactNode => {
  const toggle = (name: string) => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    onQuery({ hidden: next });
  };
  return (
    <details className="desk-columns">
      <summary>{copy.shownColumns}</summary>
      <div className="desk-columns-list">
        {columnNames.map(([name, label]) => (
          <Check key={name} label={label} checked={!hidden.has(name)} onChange={() => toggle(name)} />
        ))}
      </div>
    </details>
  );
};

/** Filters of the table: words, masthead, author, profile; and its columns. */
export const Filters = ({ query, last, stories, onQuery }: FiltersProps): ReactNode => {
  const id = useId();
  const { q, day, span, sigla, autore } = query;
  const mastheads = [...new Map(stories.map((story) => [story.sigla, story.testata]))];
  const authors = countsOf(stories.flatMap(({ autori }) => autori));
  return (
    <>
      <div className="desk-filters">
        <div className="desk-search">
          <Icon path={glass} />
          <input
            id={id}
            type="search"
            aria-label={copy.search}
            placeholder={copy.search}
            value={q}
            maxLength={200}
            onChange={({ target }) => onQuery({ q: target.value })}
          />
        </div>
        <DayStep day={day} last={last} onDay={(next) => onQuery({ day: next })} />
        <Choice
          label={copy.span}
          value={String(span)}
          options={Object.entries(copy.spans)}
          onChange={(value) => onQuery({ span: Number(value) })}
        />
      </div>
      <div className="desk-filters more">
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
        <Check
          label={copy.onlyMatches}
          checked={query.onlyMatches}
          onChange={() => onQuery({ onlyMatches: !query.onlyMatches })}
        />
        <Check label={copy.grouped} checked={query.grouped} onChange={() => onQuery({ grouped: !query.grouped })} />
        <Check
          label={copy.onlyChosen}
          checked={query.onlyChosen}
          onChange={() => onQuery({ onlyChosen: !query.onlyChosen })}
        />
        <Sort query={query} onQuery={onQuery} />
        <Columns query={query} onQuery={onQuery} />
      </div>
    </>
  );
};
