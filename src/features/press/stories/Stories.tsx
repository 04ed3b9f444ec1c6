import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { maxStories } from '../../../rules/press/press-selection.ts';
import { createTable } from '../../../rules/press/press-table.ts';
import type { Day } from '../../../rules/text/calendar.ts';
import { inSight } from '../../../ui/area/in-sight.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Bones } from '../../../ui/base/Part.tsx';
import { Problem } from '../../../ui/message/Problem.tsx';
import { copy } from '../copy.ts';
import { LazyPart } from '../desk/LazyPart.tsx';
import { type DeskQuery, foldedColumns, isNarrowed, tableQuery, unnarrowed } from '../desk/query.ts';
import { Filters } from './Filters.tsx';
import { StoryList } from './StoryList.tsx';
import { StoryTable } from './StoryTable.tsx';
import type { RowsState } from './use-rows.ts';

const dialog = () => import('./StoryDialog.tsx');

/** Widest room, in px, in which the stories are a list: the sheets' container queries say the same. */
const widestList = 640;

const nobody: ReadonlySet<number> = new Set();

interface StoriesProps {
  readonly query: DeskQuery;
  readonly last: Day;
  readonly state: RowsState;
  readonly chosen: ReadonlySet<number>;
  /** Beside the table, where there is room. */
  readonly side: ReactNode;
  readonly onQuery: (change: Partial<DeskQuery>) => void;
  readonly onReload: () => void;
  readonly onChoose: (ids: readonly number[], selected: boolean) => void;
  readonly onRefuse: (text: string) => void;
}

const None = ({ query, onQuery }: Pick<StoriesProps, 'query' | 'onQuery'>): ReactNode => (
  <div className="desk-none" role="status">
    <p className="desk-none-title">{isNarrowed(query) ? copy.none : copy.noneToday}</p>
    <p>{copy.noneHint}</p>
    {isNarrowed(query) ? <Button onClick={() => onQuery(unnarrowed)}>{copy.reset}</Button> : null}
  </div>
);

/** Number of stories and of visible ones; empty while unknown. */
const foundText = ({ rows, isLoading, failed }: RowsState, shown: number): string => {
  if (failed) return '';
  if (isLoading) return copy.loading;
  return shown === rows.length ? copy.count(shown) : copy.found(shown, rows.length);
};

/** Whether the room of the stories is too narrow for a table. */
const useIsNarrow = () => {
  const room = useRef<HTMLDivElement>(null);
  const [isNarrow, setIsNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = inSight(element);
      if (clientWidth > 0) setIsNarrow(clientWidth <= widestList);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, isNarrow };
};

/** The stories of the days, with filters and selection. */
export const Stories = (props: StoriesProps): ReactNode => {
  const { query, last, state, chosen, side, onQuery, onReload, onChoose, onRefuse } = props;
  const { rows, isLoading, failed } = state;
  const [open, setOpen] = useState<number>();
  const { room, isNarrow } = useIsNarrow();
  const table = useMemo(() => createTable(rows), [rows]);
  // Filter by selection only on request: otherwise each selection would build another table.
  const only = query.onlyChosen ? chosen : nobody;
  const found = useMemo(() => table.view(tableQuery(query, only)), [table, query, only]);
  const view = useDeferredValue(found);
  const shown = view.length;
  // The rows are there, and the deferred view is not yet.
  const isWaiting = (isLoading && rows.length === 0) || (shown === 0 && view !== found);
  const choose = (ids: readonly number[], selected: boolean) => {
    if (selected && chosen.size + ids.length > maxStories) onRefuse(copy.tooMany(maxStories));
    else if (ids.length > 0) onChoose(ids, selected);
  };
  const story = open === undefined ? undefined : rows[open];
  const step = (by: 1 | -1) => {
    const place = view.indexOf(open ?? -1) + by;
    if (place >= 0 && place < view.length) setOpen(view[place]);
  };
  const content = { stories: rows, view, chosen, onChoose: choose, onOpen: setOpen };
  return (
    <>
      <Filters query={query} last={last} stories={rows} onQuery={onQuery} />
      <div className="desk-grid">
        <div className="desk-main" ref={room}>
          <p className="desk-found" role="status">
            {foundText(state, shown)}
          </p>
          {failed ? (
            <Problem>
              {failed}{' '}
              <Button size="small" onClick={onReload}>
                {copy.retry}
              </Button>
            </Problem>
          ) : null}
          {isWaiting ? <Bones loading={copy.loading} /> : null}
          {!isLoading && !isWaiting && !failed && shown === 0 ? <None query={query} onQuery={onQuery} /> : null}
          {shown > 0 && isNarrow === false ? (
            <StoryTable
              {...content}
              sort={query.sort}
              descending={query.descending}
              hidden={foldedColumns(query)}
              onSort={(sort) => onQuery({ sort, descending: sort === query.sort && !query.descending })}
            />
          ) : null}
          {shown > 0 && isNarrow ? <StoryList {...content} showsDay={query.span > 1} /> : null}
        </div>
        <div className="desk-side">{side}</div>
      </div>
      {story ? (
        <LazyPart name="a story" load={dialog} unseen>
          {({ StoryDialog }) => (
            <StoryDialog
              story={story}
              isChosen={chosen.has(story.id)}
              onChoose={(selected) => choose([story.id], selected)}
              onStep={step}
              onClose={() => setOpen(undefined)}
            />
          )}
        </LazyPart>
      ) : null}
    </>
  );
};

/** Ids of the chosen stories, as a set that changes only with them. */
export const useIds = (items: readonly { readonly id: number }[]): ReadonlySet<number> => {
  const key = items.map(({ id }) => id).join();
  return useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key]);
};
