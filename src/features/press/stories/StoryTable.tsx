import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Row } from '../../../api/press/stories.ts';
import { headState } from '../../../rules/press/press-selection.ts';
import { type SortKey, sortKeys } from '../../../rules/press/press-table.ts';
import { Scroller } from '../../../ui/area/Scroller.tsx';
import { useOnChange } from '../../../ui/base/use-on-change.ts';
import { type VirtualRows, virtualRows } from '../../../ui/list/virtual-rows.ts';
import { copy } from '../copy.ts';
import { rowMaker } from './rows.ts';
import { type TableKeys, tableKeys } from './table-keys.ts';

/** Content and actions of the table. */
export interface StoryTableProps {
  readonly stories: readonly Row[];
  /** Indices of the visible stories, in order. */
  readonly view: Uint32Array;
  readonly chosen: ReadonlySet<number>;
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Names of hidden columns. */
  readonly hidden: ReadonlySet<string>;
  readonly onSort: (key: SortKey) => void;
  readonly onChoose: (ids: readonly number[], selected: boolean) => void;
  readonly onOpen: (index: number) => void;
}

const columns = ['select', 'id', 'edizione', 'data', 'titolo', 'autore', 'pagina', 'testata', 'azioni'] as const;
type Column = (typeof columns)[number];

const isSortKey = (column: Column): column is Column & SortKey => (sortKeys as readonly string[]).includes(column);

const idsOf = ({ stories, view }: Pick<StoryTableProps, 'stories' | 'view'>): readonly number[] =>
  [...view].map((index) => stories[index]?.id ?? 0);

export const SelectAll = (
  props: Pick<StoryTableProps, 'chosen' | 'stories' | 'view' | 'onChoose'> & { readonly id?: string },
): ReactNode => {
  const box = useRef<HTMLInputElement>(null);
  const { chosen, stories, view, onChoose } = props;
  // Without a selection there is nothing to count, however many rows there are.
  const state = chosen.size === 0 ? 'none' : headState(idsOf({ stories, view }), chosen);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      id={props.id}
      type="checkbox"
      aria-label={copy.selectAll}
      checked={state === 'all'}
      onChange={() => onChoose(idsOf({ stories, view }), state === 'none')}
    />
  );
};

const Heading = ({ column, ...props }: StoryTableProps & { readonly column: Column }): ReactNode => {
  const { sort, descending, onSort } = props;
  if (column === 'select') return <SelectAll {...props} />;
  const label = copy.columns[column];
  if (!isSortKey(column)) return label;
  return (
    <button type="button" onClick={() => onSort(column)}>
      {label}
      <span className={sort === column ? 'press-mark' : 'press-mark off'} data-up={!descending} aria-hidden="true" />
    </button>
  );
};

const ariaSort = (column: Column, { sort, descending }: StoryTableProps): 'ascending' | 'descending' | undefined => {
  if (column !== sort) return undefined;
  return descending ? 'descending' : 'ascending';
};

/** Draws the visible rows and follows the keys. Returns the refs of the elements that the table needs. */
const useStoryRows = (props: StoryTableProps) => {
  const { stories, view, chosen } = props;
  const [region, canvas, table, body] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLTableElement>(null),
    useRef<HTMLTableSectionElement>(null),
  ];
  const current = useRef(props);
  current.current = props;
  const rows = useRef<VirtualRows>(undefined);
  const keys = useRef<TableKeys>(undefined);
  useLayoutEffect(() => {
    if (!region.current || !canvas.current || !table.current || !body.current) return;
    const place = {
      region: region.current,
      canvas: canvas.current,
      table: table.current,
      body: body.current,
    };
    const storyAt = (index: number) => current.current.stories[current.current.view[index] ?? -1];
    const isChosen = (story: number) => current.current.chosen.has(story);
    const isCurrent = (index: number) => keys.current?.at() === index;
    const own = virtualRows(place, rowMaker({ storyAt, isChosen, isCurrent }));
    keys.current = tableKeys(place, own, {
      count: () => current.current.view.length,
      idAt: (index) => storyAt(index)?.id,
      ids: () => idsOf(current.current),
      isChosen,
      choose: (ids, selected) => current.current.onChoose(ids, selected),
      open: (index) => current.current.onOpen(current.current.view[index] ?? 0),
    });
    rows.current = own;
    return () => {
      keys.current?.stop();
      own.stop();
    };
  }, [region, canvas, table, body]);
  useLayoutEffect(() => {
    keys.current?.home();
    rows.current?.show(view.length, true);
  }, [view]);
  useOnChange([chosen, stories], () => rows.current?.refresh());
  return { region, canvas, table, body };
};

/**
 * The table of stories, on a page wide enough for it. Renders only the visible rows, in a real table with caption, headings and row counts. Rows are
 * drawn without React, which would render hundreds of cells per turn of the wheel.
 */
export const StoryTable = (props: StoryTableProps): ReactNode => {
  const { view, hidden } = props;
  const id = useId();
  const { region, canvas, table, body } = useStoryRows(props);
  return (
    <Scroller className="press-rows" ref={region} aria-label={copy.tableName} aria-describedby={`${id}-keys`}>
      <p className="unseen" id={`${id}-keys`}>
        {copy.keys}
      </p>
      <div className="press-canvas" ref={canvas}>
        <table ref={table} aria-rowcount={view.length + 1} data-hidden={[...hidden].join(' ')}>
          <caption className="unseen">{copy.tableName}</caption>
          <colgroup>
            {columns.map((column) => (
              <col key={column} className={`c-${column}`} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <th key={column} scope="col" className={`c-${column}`} aria-sort={ariaSort(column, props)}>
                  <Heading column={column} {...props} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} />
        </table>
      </div>
    </Scroller>
  );
};
