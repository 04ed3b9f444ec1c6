import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StoryTable } from '../../src/features/press/stories/StoryTable.tsx';
import styles from '../../src/features/press/stories/table.css?inline';
import { createTable, type TableQuery } from '../../src/rules/press/press-table.ts';
import tokens from '../../src/ui/base/tokens.css?inline';
import type { BenchRow } from './table-rows.ts';

const first: TableQuery = { sort: 'id', descending: true, q: '', sigla: '', autore: '', data: '' };
const none: ReadonlySet<never> = new Set();

let change: (query: Partial<TableQuery>) => void = () => {};

const Bench = ({ rows }: { readonly rows: readonly BenchRow[] }) => {
  const [query, setQuery] = useState(first);
  change = (next) => flushSync(() => setQuery({ ...query, ...next }));
  const table = useMemo(() => createTable(rows), [rows]);
  const view = useMemo(() => table.view(query), [table, query]);
  return (
    <StoryTable
      stories={rows}
      view={view}
      chosen={none}
      sort={query.sort}
      descending={query.descending}
      hidden={none}
      onSort={(sort) => change({ sort, descending: false })}
      onChoose={() => {}}
      onOpen={() => {}}
    />
  );
};

/** The press review's table as its screen draws it, over given rows. */
export const createOwn = (host: HTMLElement) => ({
  mount(rows: readonly BenchRow[]): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${tokens}${styles}.np-root{--np-_rem:16px;--np-_accent:#0b5a66}.np-root .press-rows{height:600px;overflow:auto}.unseen{position:absolute;width:1px;height:1px;overflow:hidden}`,
    );
    document.adoptedStyleSheets.push(sheet);
    host.className = 'np-root';
    flushSync(() => createRoot(host).render(<Bench rows={rows} />));
  },
  sort: () => change({ sort: 'titolo', descending: false }),
  filter: (q: string) => change({ q }),
});
