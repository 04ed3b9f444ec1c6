/** A published table over the same rows: its name, and the module that draws it. */
export interface TablePeer {
  readonly id: string;
  readonly label: string;
  readonly packages: readonly string[];
  /** Source of a module that exports `create(host)`; written beside the packages and built there. */
  readonly code: string;
  /** Missing features, whose figures are not measured. */
  readonly lacks?: readonly ('filter' | 'scroll')[];
}

const columns = `const columns = [['id','ID'],['edizione','Edizione'],['data','Data'],['titolo','Titolo'],['autore','Autore'],['pagina','Pagina'],['testata','Testata']];
const flat = (rows) => rows.map(({ autori, ...row }) => ({ ...row, autore: autori.join(', ') }));`;

const agGrid: TablePeer = {
  id: 'ag-grid',
  label: 'AG Grid',
  packages: ['ag-grid-community@36.2.0'],
  code: `import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
${columns}
ModuleRegistry.registerModules([AllCommunityModule]);
export const create = (host) => {
  host.style.height = '600px';
  let api;
  return {
    mount(rows) {
      api = createGrid(host, {
        rowData: flat(rows), rowHeight: 64, suppressColumnVirtualisation: true, rowSelection: { mode: 'multiRow' },
        columnDefs: [...columns.map(([field, headerName]) => ({ field, headerName })), { headerName: 'Azioni', cellRenderer: () => 'Leggi' }],
      });
    },
    sort: () => api.applyColumnState({ state: [{ colId: 'titolo', sort: 'asc' }] }),
    filter: (q) => api.setGridOption('quickFilterText', q),
  };
};`,
};

const tanStack: TablePeer = {
  id: 'tanstack',
  label: 'TanStack',
  packages: ['@tanstack/react-table@8.21.3', '@tanstack/react-virtual@3.14.26'],
  code: `import { createElement as h, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { flexRender, getCoreRowModel, getFilteredRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
${columns}
const defs = [
  { id: 'select', header: '', cell: ({ row }) => h('input', { type: 'checkbox', 'aria-label': row.original.titolo, checked: row.getIsSelected(), onChange: row.getToggleSelectedHandler() }) },
  ...columns.map(([accessorKey, header]) => ({ accessorKey, header })),
  { id: 'azioni', header: 'Azioni', cell: () => h('button', null, 'Leggi') },
];
let act = {};
const Table = ({ data }) => {
  const [sorting, setSorting] = useState([]);
  const [globalFilter, setGlobalFilter] = useState('');
  act = { setSorting, setGlobalFilter };
  const table = useReactTable({ data, columns: defs, state: { sorting, globalFilter }, onSortingChange: setSorting, onGlobalFilterChange: setGlobalFilter, getCoreRowModel: getCoreRowModel(), getSortedRowModel: getSortedRowModel(), getFilteredRowModel: getFilteredRowModel() });
  const { rows } = table.getRowModel();
  const box = useRef(null);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => box.current, estimateSize: () => 64, overscan: 4 });
  const items = virtual.getVirtualItems();
  return h('div', { ref: box, style: { height: 600, overflow: 'auto', position: 'relative' } },
    h('div', { style: { height: virtual.getTotalSize() } },
      h('table', { 'aria-rowcount': rows.length + 1, style: { position: 'absolute', width: '100%', tableLayout: 'fixed', top: items[0]?.start ?? 0 } },
        h('thead', null, table.getHeaderGroups().map((group) => h('tr', { key: group.id }, group.headers.map((one) => h('th', { key: one.id, scope: 'col' }, flexRender(one.column.columnDef.header, one.getContext())))))),
        h('tbody', null, items.map((item) => { const row = rows[item.index]; return h('tr', { key: row.id, style: { height: 64 }, 'aria-rowindex': item.index + 2 }, row.getVisibleCells().map((cell) => h('td', { key: cell.id }, flexRender(cell.column.columnDef.cell, cell.getContext())))); })))));
};
export const create = (host) => ({
  mount: (rows) => flushSync(() => createRoot(host).render(h(Table, { data: flat(rows) }))),
  sort: () => flushSync(() => act.setSorting([{ id: 'titolo', desc: false }])),
  filter: (q) => flushSync(() => act.setGlobalFilter(q)),
});`,
};

const reactAria: TablePeer = {
  id: 'react-aria',
  label: 'React Aria',
  packages: ['react-aria-components@1.22.1'],
  code: `import { createElement as h, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Cell, Checkbox, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components';
${columns}
let act = {};
const Bench = ({ rows }) => {
  const [sortDescriptor, setSort] = useState();
  const [q, setQ] = useState('');
  act = { setSort, setQ };
  const items = useMemo(() => {
    const found = q === '' ? rows : rows.filter(({ titolo }) => titolo.toLowerCase().includes(q));
    return sortDescriptor ? [...found].sort((a, b) => a.titolo.localeCompare(b.titolo)) : found;
  }, [q, sortDescriptor, rows]);
  return h(Virtualizer, { layout: TableLayout, layoutOptions: { rowHeight: 64, headingHeight: 40 } },
    h(Table, { 'aria-label': 'Articoli', selectionMode: 'multiple', sortDescriptor, onSortChange: setSort, style: { height: 600, overflow: 'auto' } },
      h(TableHeader, null, [h(Column, { key: 's', id: 's', width: 40 }, ''), ...columns.map(([id, name]) => h(Column, { key: id, id, isRowHeader: id === 'titolo', allowsSorting: true }, name)), h(Column, { key: 'a', id: 'a' }, 'Azioni')]),
      h(TableBody, { items, dependencies: [sortDescriptor] }, (item) => h(Row, { id: item.id }, [h(Cell, { key: 's' }, h(Checkbox, { slot: 'selection' })), ...columns.map(([id]) => h(Cell, { key: id }, String(item[id] ?? ''))), h(Cell, { key: 'a' }, 'Leggi')]))));
};
export const create = (host) => ({
  mount: (rows) => flushSync(() => createRoot(host).render(h(Bench, { rows: flat(rows) }))),
  sort: () => flushSync(() => act.setSort({ column: 'titolo', direction: 'ascending' })),
  filter: (q) => flushSync(() => act.setQ(q)),
});`,
};

const revoGrid: TablePeer = {
  id: 'revogrid',
  label: 'RevoGrid',
  packages: ['@revolist/revogrid@4.28.1'],
  code: `import { defineCustomElements } from '@revolist/revogrid/loader';
${columns}
defineCustomElements();
export const create = (host) => {
  const grid = document.createElement('revo-grid');
  let all = [];
  return {
    async mount(rows) {
      all = flat(rows);
      grid.style.height = '600px';
      grid.rowSize = 64;
      grid.columns = [{ prop: 's', name: '' }, ...columns.map(([prop, name]) => ({ prop, name, sortable: true })), { prop: 'a', name: 'Azioni' }];
      grid.source = all;
      host.append(grid);
      await customElements.whenDefined('revo-grid');
    },
    sort: () => grid.updateColumnSorting({ prop: 'titolo', sortable: true }, 'asc', false),
    filter(q) { grid.source = all.filter(({ titolo }) => titolo.toLowerCase().includes(q)); },
  };
};`,
};

const mui: TablePeer = {
  id: 'mui',
  label: 'MUI DataGrid',
  packages: ['@mui/x-data-grid@8.11.0', '@mui/material@7.3.1', '@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
  // The free version shows a hundred rows a page, so it cannot scroll through all of them.
  lacks: ['scroll'],
  code: `import { createElement as h, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataGrid } from '@mui/x-data-grid';
${columns}
let act = {};
const defs = [...columns.map(([field, headerName]) => ({ field, headerName })), { field: 'azioni', headerName: 'Azioni', renderCell: () => 'Leggi' }];
const Bench = ({ rows }) => {
  const [sortModel, setSort] = useState([]);
  const [filterModel, setFilter] = useState({ items: [] });
  act = { setSort, setFilter };
  return h('div', { style: { height: 600 } }, h(DataGrid, { rows, columns: defs, rowHeight: 64, checkboxSelection: true, sortModel, filterModel, initialState: { pagination: { paginationModel: { pageSize: 100 } } } }));
};
export const create = (host) => ({
  mount: (rows) => flushSync(() => createRoot(host).render(h(Bench, { rows: flat(rows) }))),
  sort: () => flushSync(() => act.setSort([{ field: 'titolo', sort: 'asc' }])),
  filter: (q) => flushSync(() => act.setFilter({ items: [{ field: 'titolo', operator: 'contains', value: q }] })),
});`,
};

export const tablePeers: readonly TablePeer[] = [agGrid, mui, tanStack, reactAria, revoGrid];
