import { path as glass } from '@phosphor-icons/core/assets/light/magnifying-glass-light.svg?icon';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { archivedBody, type Found } from '../../api/newsstand/search.ts';
import { articleNodes, whenSanitizable } from '../../core/article/article-html.ts';
import { core } from '../../core/page/core.ts';
import { articlePath, picturesOnce, storyMeta } from '../../rules/newsstand/stories.ts';
import { relativeDay } from '../../rules/text/dates.ts';
import { markedParts } from '../../rules/text/marked.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Marked } from '../../ui/list/Marked.tsx';
import { More, useMore } from '../../ui/list/More.tsx';
import { Story } from '../../ui/list/Story.tsx';
import { copy } from './copy.ts';
import { find, type SearchQuery } from './query.ts';

type Result = Found['results'][number];

const marked = (html: string): ReactNode => <Marked parts={markedParts(html)} />;

const metaOf = (result: Result): string => {
  const moment = new Date(result.archived ? '' : (result.date ?? ''));
  const day = Number.isNaN(moment.getTime()) ? undefined : relativeDay(moment, new Date());
  return [day, storyMeta(result)].filter(Boolean).join(' · ');
};

/** A story of the archive, shown in full: it has no address in the newsstand. */
const ArchiveStory = ({ result }: { readonly result: Result }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState<string>();
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    if (html !== undefined) place.current?.replaceChildren(articleNodes(html));
  }, [html]);
  const open = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || html !== undefined) return;
    setFailed(false);
    void whenSanitizable(archivedBody(core.clients.archive, result.id)).then((answer) => {
      if (answer.kind === 'ok' && answer.data !== undefined) setHtml(answer.data);
      else setFailed(true);
    });
  };
  return (
    <article className="story">
      {result.kicker ? <p className="kicker">{result.kicker}</p> : null}
      <h2 className="story-title">{marked(result.title_html ?? result.title)}</h2>
      <p className="summary">{marked(result.snippet_html ?? '')}</p>
      <p className="meta">{metaOf(result)}</p>
      <details onToggle={open}>
        <summary className="action">{copy.read}</summary>
        {failed ? <p role="alert">{copy.failed}</p> : <div ref={place} className="archived" />}
      </details>
    </article>
  );
};

const Hit = ({ result, inArchive }: { readonly result: Result; readonly inArchive: boolean }): ReactNode => {
  const address = useAddress();
  if (inArchive) return <ArchiveStory result={result} />;
  return (
    <Story
      href={address(articlePath(result))}
      title={marked(result.title_html ?? result.title)}
      kicker={result.kicker}
      summary={marked(result.snippet_html ?? result.standfirst ?? '')}
      meta={metaOf(result)}
      image={result.image}
    />
  );
};

interface ResultsProps {
  readonly search: SearchQuery;
  readonly found: Found;
  readonly onQuery: (search: SearchQuery) => void;
}

/** The results in batches. Announces the count when it changes. */
export const Results = ({ search, found, onQuery }: ResultsProps): ReactNode => {
  const sort = useId();
  const { paging } = found;
  const { items, state, more } = useMore(found.results, paging.per_page, async (page) => {
    const result = await find(search, page);
    return result.kind === 'ok' ? result.data?.results : undefined;
  });
  const left = paging.total - items.length;
  if (items.length === 0)
    return (
      <div className="none" role="status">
        <Icon path={glass} size={32} />
        <p className="none-title">{copy.none}</p>
        <p>{copy.noneHint}</p>
      </div>
    );
  return (
    <>
      <div className="results-head">
        <p role="status">
          <strong>{copy.results(paging.total)}</strong> {search.q === '' ? '' : copy.forWords(search.q)}
        </p>
        {search.inArchive ? null : (
          <span className="sort">
            <label htmlFor={sort}>{copy.sort}</label>
            <select id={sort} value={search.sort} onChange={({ target }) => onQuery({ ...search, sort: target.value })}>
              {Object.entries(copy.sorts).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      <ul className="stories">
        {picturesOnce(items).map((result) => (
          <li key={result.id}>
            <Hit result={result} inArchive={search.inArchive} />
          </li>
        ))}
      </ul>
      <More
        state={state}
        count={copy.shown(items.length, paging.total)}
        label={left > 0 ? copy.more(Math.min(left, paging.per_page)) : ''}
        failed={copy.network}
        onMore={() => void more()}
      />
    </>
  );
};
