import { path as glass } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { Found } from '../../api/newsstand/search.ts';
import type { Shelf } from '../../api/newsstand/shapes.ts';
import { signInHere } from '../../core/brand/origins.ts';
import { keepSearch, recentSearches } from '../../core/newsstand/recent-searches.ts';
import { SearchLandmark } from '../../ui/area/SearchLandmark.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { copy } from './copy.ts';
import { Filters } from './Filters.tsx';
import { isAsked, type SearchQuery } from './query.ts';
import { Results } from './Results.tsx';
import { Topics, Ways } from './Ways.tsx';

export interface SearchViewProps {
  readonly search: SearchQuery;
  /** Undefined before the first search. */
  readonly found: Found | undefined;
  /** The archive requires a session. */
  readonly barred: boolean;
  /** Suggestions before the first search. */
  readonly topics: readonly Shelf[];
  readonly onQuery: (search: SearchQuery) => void;
}

const SearchForm = ({ search, onQuery }: Pick<SearchViewProps, 'search' | 'onQuery'>): ReactNode => {
  const id = useId();
  const recent = useSignalValue(recentSearches());
  const [text, setText] = useState(search.q);
  const [before, setBefore] = useState(search.q);
  if (before !== search.q) {
    setBefore(search.q);
    setText(search.q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onQuery({ ...search, q: text.trim() });
  };
  return (
    <SearchLandmark className="search-form" onSubmit={submit}>
      <label className="unseen" htmlFor={id}>
        {copy.field}
      </label>
      <div className="search-field">
        <Icon path={glass} />
        <input
          id={id}
          type="search"
          name="q"
          value={text}
          maxLength={200}
          {...(recent.length > 0 && { list: `${id}-recent` })}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
        />
        <datalist id={`${id}-recent`}>
          {recent.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      <button type="submit" className="button primary large">
        {copy.submit}
      </button>
    </SearchLandmark>
  );
};

/** The search: words, filters, results with highlights, and suggestions before the first search. */
export const SearchView = ({ search, found, barred, topics, onQuery }: SearchViewProps): ReactNode => {
  useEffect(() => {
    if (found && found.results.length > 0) keepSearch(search.q);
  }, [found, search.q]);
  return (
    <div className="sheet search">
      <h1 className="search-title">{copy.title}</h1>
      <SearchForm search={search} onQuery={onQuery} />
      {isAsked(search) && !barred ? <Filters search={search} found={found} onQuery={onQuery} /> : null}
      <div className="search-grid">
        <div className="search-main">
          {barred ? (
            <p className="empty">
              {copy.archiveSignIn}{' '}
              <a className="link" href={signInHere()}>
                {copy.signIn}
              </a>
            </p>
          ) : null}
          {found ? <Results key={JSON.stringify(search)} search={search} found={found} onQuery={onQuery} /> : null}
          {!found && !barred ? <Topics search={search} topics={topics} onQuery={onQuery} /> : null}
        </div>
        <Ways search={search} onQuery={onQuery} />
      </div>
    </div>
  );
};
