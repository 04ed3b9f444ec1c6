import type { BenchRow } from './table-rows.ts';

/** A table written by hand, without framework or abstraction: the minimum cost of the same work. */
const HEIGHT = 64;
const SPARE = 4;

const columns = ['', 'ID', 'Edizione', 'Data', 'Titolo', 'Autore', 'Pagina', 'Testata', 'Azioni'];

export const createFloor = (host: HTMLElement) => {
  let rows: readonly BenchRow[] = [];
  let shown: number[] = [];
  let titles: string[] = [];
  const scroller = document.createElement('div');
  scroller.style.cssText = 'position:relative;height:600px;overflow:auto';
  const canvas = document.createElement('div');
  const table = document.createElement('table');
  table.style.cssText = 'position:absolute;width:100%;table-layout:fixed;border-collapse:collapse';
  const body = table.createTBody();
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = column;
    head.append(cell);
  }
  canvas.append(table);
  scroller.append(canvas);

  const text = (value: string | number): HTMLTableCellElement => {
    const cell = document.createElement('td');
    cell.textContent = String(value);
    return cell;
  };
  const rowOf = (index: number): HTMLTableRowElement => {
    const row = document.createElement('tr');
    row.style.height = `${HEIGHT}px`;
    row.setAttribute('aria-rowindex', String(index + 2));
    const { id, edizione, data, titolo, autori, pagina, testata } = rows[shown[index] ?? 0] as BenchRow;
    const select = document.createElement('td');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.setAttribute('aria-label', `Seleziona ${titolo}`);
    select.append(box);
    const actions = document.createElement('td');
    const read = document.createElement('button');
    read.textContent = 'Leggi';
    actions.append(read);
    row.append(select, ...[id, edizione, data, titolo, autori.join(', '), pagina ?? '', testata].map(text), actions);
    return row;
  };
  const draw = (): void => {
    const size = Math.ceil(600 / HEIGHT) + 2 * SPARE;
    const first = Math.max(0, Math.min(Math.floor(scroller.scrollTop / HEIGHT) - SPARE, shown.length - size));
    table.style.top = `${first * HEIGHT}px`;
    body.replaceChildren(...Array.from({ length: Math.min(size, shown.length) }, (_, place) => rowOf(first + place)));
  };
  const show = (): void => {
    canvas.style.height = `${shown.length * HEIGHT}px`;
    table.setAttribute('aria-rowcount', String(shown.length + 1));
    scroller.scrollTop = 0;
    draw();
  };
  scroller.addEventListener('scroll', draw, { passive: true });

  return {
    mount(newRows: readonly BenchRow[]): void {
      rows = newRows;
      titles = rows.map(({ titolo }) => titolo.toLowerCase());
      shown = rows.map((_, index) => index);
      host.append(scroller);
      show();
    },
    sort(): void {
      shown.sort((one, other) => {
        const [a, b] = [titles[one] as string, titles[other] as string];
        return a < b ? -1 : Number(a > b);
      });
      show();
    },
    filter(q: string): void {
      const word = q.toLowerCase();
      shown = rows.flatMap((_, index) => (titles[index]?.includes(word) ? [index] : []));
      show();
    },
  };
};
