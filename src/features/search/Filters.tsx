import { type ReactNode, useId } from 'react';
import type { Facet, Found } from '../../api/newsstand/search.ts';
import { copy } from './copy.ts';
import type { SearchQuery } from './query.ts';

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

const Filter = ({ label, value, options, onChange }: FilterProps): ReactNode => {
  const id = useId();
  return (
    <span className={value === '' ? 'filter' : 'filter applied'}>
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
};

/** Options of a facet; includes the selected value even without results. */
const optionsOf = (facets: readonly Facet[] = [], chosen: string, every: string): FilterProps['options'] => {
  const known = facets.map(({ value, label, count }) => [value, `${label} (${count})`] as const);
  const missing = chosen !== '' && !facets.some(({ value }) => value === chosen);
  return [['', every], ...(missing ? [[chosen, chosen] as const] : []), ...known];
};

interface FiltersProps {
  readonly search: SearchQuery;
  readonly facets: Found['facets'];
  readonly onQuery: (search: SearchQuery) => void;
}

/** Period, section and author; the archive has the period only. */
export const Filters = ({ search, facets, onQuery }: FiltersProps): ReactNode => {
  const { period, section, author, inArchive } = search;
  const periods = Object.entries(copy.periods).sort(([a], [b]) => Number(a) - Number(b));
  if (inArchive) return null;
  return (
    <fieldset className="filters">
      <legend className="unseen">{copy.filters}</legend>
      <Filter
        label={copy.period}
        value={period}
        options={periods}
        onChange={(value) => onQuery({ ...search, period: value })}
      />
      <Filter
        label={copy.section}
        value={section}
        options={optionsOf(facets?.sections, section, copy.everySection)}
        onChange={(value) => onQuery({ ...search, section: value })}
      />
      <Filter
        label={copy.author}
        value={author}
        options={optionsOf(facets?.authors, author, copy.everyAuthor)}
        onChange={(value) => onQuery({ ...search, author: value })}
      />
      {period || section || author ? (
        <button
          type="button"
          className="action"
          onClick={() => onQuery({ ...search, period: '', section: '', author: '' })}
        >
          {copy.reset}
        </button>
      ) : null}
    </fieldset>
  );
};
