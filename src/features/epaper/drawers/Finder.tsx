import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { findInTexts } from '../../../rules/epaper/find-in-texts.ts';
import { markedParts } from '../../../rules/text/marked.ts';
import { Marked } from '../../../ui/list/Marked.tsx';
import { copy } from '../copy.ts';
import { extra } from './extra-copy.ts';
import type { Texts } from './use-texts.ts';

interface FinderProps {
  readonly stories: ReadonlyMap<number, ArticleLine>;
  readonly texts: Texts;
  readonly onPage: (page: number, article: number) => void;
  readonly onRetry: () => void;
}

const mostFound = 50;

/** Text of a story without markup. */
const plain = (html: string): string =>
  markedParts(html.replace(/<[^>]*>/g, ' '))
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Searches all texts of the edition in the browser, so also without network. */
export const Finder = ({ stories, texts, onPage, onRetry }: FinderProps): ReactNode => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => field.current?.focus(), []);
  const searched = useMemo(
    () =>
      typeof texts === 'string'
        ? []
        : [...stories.values()].map((story) => ({
            id: story.id,
            title: story.title,
            text: `${story.standfirst ?? ''} ${plain(texts.get(story.id)?.body_html ?? '')}`.trim(),
          })),
    [stories, texts],
  );
  const found = useMemo(() => findInTexts(query, searched), [query, searched]);
  const isAsked = query.trim().length > 1;
  return (
    <div className="finder">
      <div className="field">
        <label htmlFor={id}>{extra.field}</label>
        <input
          ref={field}
          id={id}
          type="search"
          value={query}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      {texts === 'failed' ? (
        <div role="alert">
          <p>{copy.failed}</p>
          <button type="button" className="button small" onClick={onRetry}>
            {copy.retry}
          </button>
        </div>
      ) : null}
      <p role="status">
        {texts === 'loading' ? extra.textLoading : ''}
        {isAsked && typeof texts !== 'string' ? (found.length > 0 ? extra.found(found.length) : extra.noneFound) : ''}
      </p>
      <ul className="rows">
        {found.slice(0, mostFound).map(({ id: article, title, snippet }) => {
          const page = stories.get(article)?.page;
          return (
            <li key={article}>
              <button type="button" className="row" disabled={!page} onClick={() => page && onPage(page, article)}>
                <strong>
                  <Marked parts={title} />
                </strong>
                <span>
                  <Marked parts={snippet} />
                </span>
                {page ? <span className="row-page">{extra.onPage(page)}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
