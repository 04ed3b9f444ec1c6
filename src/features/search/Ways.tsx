import { path as clock } from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg?icon';
import type { ReactNode } from 'react';
import type { Shelf } from '../../api/newsstand/shapes.ts';
import { forgetSearches, recentSearches } from '../../core/newsstand/recent-searches.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { copy } from './copy.ts';
import { isAsked, type SearchQuery } from './query.ts';

interface WaysProps {
  readonly search: SearchQuery;
  readonly onQuery: (search: SearchQuery) => void;
}

/** Before the first search: the sections as topics. */
export const Topics = ({ search, topics, onQuery }: WaysProps & { readonly topics: readonly Shelf[] }): ReactNode =>
  topics.length === 0 ? null : (
    <section className="topics" aria-label={copy.topics}>
      <h2 className="block-title">{copy.topics}</h2>
      <ul className="chips">
        {topics.map(({ slug, titolo }) => (
          <li key={slug}>
            <button type="button" className="chip" onClick={() => onQuery({ ...search, section: slug, sort: 'data' })}>
              {titolo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

const Recent = ({ search, onQuery }: WaysProps): ReactNode => {
  const recent = useSignalValue(recentSearches());
  if (recent.length === 0) return null;
  return (
    <section className="block">
      <h2 className="block-title">{copy.recent}</h2>
      <ul className="recent">
        {recent.map((q) => (
          <li key={q}>
            <button type="button" onClick={() => onQuery({ ...search, q })}>
              <Icon path={clock} />
              {q}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="action" onClick={forgetSearches}>
        {copy.forget}
      </button>
    </section>
  );
};

/** Beside the results: recent searches and the archive. */
export const Ways = ({ search, onQuery }: WaysProps): ReactNode => (
  <aside className="search-rail">
    <Recent search={search} onQuery={onQuery} />
    {isAsked(search) ? (
      <section className="block">
        <h2 className="block-title">{copy.archive}</h2>
        <p className="summary">{copy.archiveText}</p>
        <button
          type="button"
          className="action"
          onClick={() => onQuery({ ...search, section: '', author: '', inArchive: !search.inArchive })}
        >
          {search.inArchive ? copy.backToNewsstand : copy.searchArchive}
        </button>
      </section>
    ) : null}
  </aside>
);
