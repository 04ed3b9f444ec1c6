import { path as clock } from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg?icon';
import type { ReactNode } from 'react';
import type { Shelf } from '../../api/newsstand/edicola.ts';
import { forgetSearches, recentSearches } from '../../core/newsstand/recent-searches.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { copy } from './copy.ts';
import { isAsked, type Wish } from './wish.ts';

interface WaysProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** Before anything is searched for: the sections as topics. */
export const Topics = ({ wish, topics, onWish }: WaysProps & { readonly topics: readonly Shelf[] }): ReactNode =>
  topics.length === 0 ? null : (
    <section className="topics" aria-label={copy.topics}>
      <h2 className="block-title">{copy.topics}</h2>
      <ul className="chips">
        {topics.map(({ slug, titolo }) => (
          <li key={slug}>
            <button type="button" className="chip" onClick={() => onWish({ ...wish, section: slug, sort: 'data' })}>
              {titolo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

const Recent = ({ wish, onWish }: WaysProps): ReactNode => {
  const recent = useSignalValue(recentSearches());
  if (recent.length === 0) return null;
  return (
    <section className="block">
      <h2 className="block-title">{copy.recent}</h2>
      <ul className="recent">
        {recent.map((q) => (
          <li key={q}>
            <button type="button" onClick={() => onWish({ ...wish, q })}>
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

/** Beside the results: what was searched for lately, and the archive of the years before. */
export const Ways = ({ wish, onWish }: WaysProps): ReactNode => (
  <aside className="search-rail">
    <Recent wish={wish} onWish={onWish} />
    {isAsked(wish) ? (
      <section className="block">
        <h2 className="block-title">{copy.archive}</h2>
        <p className="summary">{copy.archiveText}</p>
        <button
          type="button"
          className="action"
          onClick={() => onWish({ ...wish, section: '', author: '', inArchive: !wish.inArchive })}
        >
          {wish.inArchive ? copy.backToNewsstand : copy.searchArchive}
        </button>
      </section>
    ) : null}
  </aside>
);
