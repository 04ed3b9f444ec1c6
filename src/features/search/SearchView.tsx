import { path as glass } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { Shelf } from '../../api/newsstand/edicola.ts';
import type { Found } from '../../api/newsstand/edicola-search.ts';
import { signInHere } from '../../core/brand/origins.ts';
import { keepSearch, recentSearches } from '../../core/newsstand/recent-searches.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { copy } from './copy.ts';
import { Filters } from './Filters.tsx';
import { Results } from './Results.tsx';
import { Topics, Ways } from './Ways.tsx';
import { isAsked, type Wish } from './wish.ts';

export interface SearchViewProps {
  readonly wish: Wish;
  /** Undefined where nothing was asked yet. */
  readonly found: Found | undefined;
  /** The archive wants a session that the reader has not. */
  readonly barred: boolean;
  /** What to look for, before anything was asked. */
  readonly topics: readonly Shelf[];
  readonly onWish: (wish: Wish) => void;
}

const SearchForm = ({ wish, onWish }: Pick<SearchViewProps, 'wish' | 'onWish'>): ReactNode => {
  const id = useId();
  const recent = useSignalValue(recentSearches());
  const [text, setText] = useState(wish.q);
  const [before, setBefore] = useState(wish.q);
  if (before !== wish.q) {
    setBefore(wish.q);
    setText(wish.q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWish({ ...wish, q: text.trim() });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that we support do not know <search>
    <form role="search" className="search-form" onSubmit={submit}>
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
    </form>
  );
};

/** The search: words, filters, what was found with marks, and before that what to look for. */
export const SearchView = ({ wish, found, barred, topics, onWish }: SearchViewProps): ReactNode => {
  useEffect(() => {
    if (found && found.results.length > 0) keepSearch(wish.q);
  }, [found, wish.q]);
  return (
    <div className="sheet search">
      <h1 className="search-title">{copy.title}</h1>
      <SearchForm wish={wish} onWish={onWish} />
      {isAsked(wish) && !barred ? <Filters wish={wish} facets={found?.facets} onWish={onWish} /> : null}
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
          {found ? <Results key={JSON.stringify(wish)} wish={wish} found={found} onWish={onWish} /> : null}
          {!found && !barred ? <Topics wish={wish} topics={topics} onWish={onWish} /> : null}
        </div>
        <Ways wish={wish} onWish={onWish} />
      </div>
    </div>
  );
};
