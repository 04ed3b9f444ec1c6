import { path as sliders } from '@phosphor-icons/core/assets/bold/sliders-horizontal-bold.svg?icon';
import { path as cross } from '@phosphor-icons/core/assets/bold/x-bold.svg?icon';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Facet, Found } from '../../api/newsstand/search.ts';
import { nameIn } from '../../rules/language/name-in.ts';
import { Icon } from '../../ui/base/Icon.tsx';
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
      <label htmlFor={id}>{label}</label>
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
  readonly found: Found | undefined;
  readonly onQuery: (search: SearchQuery) => void;
}

const none = { period: '', section: '', author: '' } as const;

/** The filters in use: what a chip says, and the search without it. */
const appliedOf = ({ search, found }: FiltersProps): readonly (readonly [name: string, without: SearchQuery])[] => {
  const { period, section, author } = search;
  const labelIn = (facets: readonly Facet[] | undefined, value: string) =>
    facets?.find((facet) => facet.value === value)?.label ?? value;
  return (
    [
      [nameIn(copy.periods, period) ?? copy.anyPeriod, { ...search, period: '' }, period],
      [labelIn(found?.facets?.sections, section), { ...search, section: '' }, section],
      [labelIn(found?.facets?.authors, author), { ...search, author: '' }, author],
    ] as const
  ).flatMap(([name, without, value]) => (value === '' ? [] : [[name, without] as const]));
};

/** Period, section, author. */
const Fields = ({ search, found, onQuery }: FiltersProps): ReactNode => {
  const { period, section, author } = search;
  return (
    <fieldset className="filters">
      <legend className="unseen">{copy.filters}</legend>
      <Filter
        label={copy.period}
        value={period}
        options={[['', copy.anyPeriod], ...Object.entries(copy.periods)]}
        onChange={(value) => onQuery({ ...search, period: value })}
      />
      <Filter
        label={copy.section}
        value={section}
        options={optionsOf(found?.facets?.sections, section, copy.everySection)}
        onChange={(value) => onQuery({ ...search, section: value })}
      />
      <Filter
        label={copy.author}
        value={author}
        options={optionsOf(found?.facets?.authors, author, copy.everyAuthor)}
        onChange={(value) => onQuery({ ...search, author: value })}
      />
      {period || section || author ? (
        <button type="button" className="action" onClick={() => onQuery({ ...search, ...none })}>
          {copy.reset}
        </button>
      ) : null}
    </fieldset>
  );
};

/** The filters over the page, on phones. They apply at once. */
const Sheet = (props: FiltersProps & { readonly onClose: () => void }): ReactNode => {
  const { found, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className="filter-sheet" aria-labelledby={id} onCancel={onClose}>
      <h2 id={id}>{copy.filters}</h2>
      <Fields {...props} />
      <button type="button" className="button primary" onClick={onClose}>
        {copy.showResults(found?.paging.total ?? 0)}
      </button>
    </dialog>
  );
};

/** The filters of the newsstand's search; the archive has none. Phones have a row and a sheet. */
export const Filters = (props: FiltersProps): ReactNode => {
  const { search, onQuery } = props;
  const [isOpen, setOpen] = useState(false);
  const applied = appliedOf(props);
  if (search.inArchive) return null;
  return (
    <>
      <Fields {...props} />
      <div className="filter-row">
        <button type="button" className="chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon path={sliders} size={18} />
          {copy.filters}
          {applied.length > 0 ? (
            <span className="filter-count">
              {applied.length}
              <span className="unseen"> {copy.applied}</span>
            </span>
          ) : null}
        </button>
        {applied.map(([name, without]) => (
          <button
            key={name}
            type="button"
            className="chip chosen"
            aria-label={copy.without(name)}
            onClick={() => onQuery(without)}
          >
            {name}
            <Icon path={cross} size={14} />
          </button>
        ))}
      </div>
      {isOpen ? <Sheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
