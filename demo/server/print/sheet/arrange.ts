import { GAP_ROWS } from './geometry.ts';

/** One way to set a piece: its rows and its cost (0 is ideal). */
export interface Option {
  readonly rows: number;
  readonly cost: number;
}

/** Something that takes a rectangle of the page. */
export interface Piece<O extends Option> {
  readonly id: string;
  /** All ways to set it in this number of grid columns. */
  readonly options: (columns: number) => readonly O[];
  /** Placed below the other pieces of its columns. */
  readonly last: boolean;
}

interface Placed<O extends Option> {
  readonly piece: Piece<O>;
  readonly option: O;
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}

/** A hairline between two blocks, in rows and columns of the grid. */
export interface Divider {
  readonly direction: 'across' | 'down';
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}

export interface Arrangement<O extends Option> {
  readonly cost: number;
  readonly placed: readonly Placed<O>[];
  readonly dividers: readonly Divider[];
}

interface Cell<O extends Option> {
  readonly cost: Float64Array;
  readonly leaf: (O | undefined)[];
  /** The cheapest split. 0: none. Else (1 + subset of the first part) * 128 + its height; negative, with its width: side by side. */
  readonly split: Int32Array;
}

const STACK_COST = 0.12;
const BESIDE_COST = 0.05;

/**
 * Fills a rectangle with the pieces, given in order of rank: of all guillotine layouts (cuts from side to side, each
 * part divided again), returns the cheapest. Dynamic programming over subsets of pieces, widths and heights.
 * `mirrored`: the block with the first piece is at the right. Null when nothing fits.
 */
export const arrange = <O extends Option>(
  pieces: readonly Piece<O>[],
  columns: number,
  rows: number,
  mirrored: boolean,
): Arrangement<O> | null => {
  const count = pieces.length;
  if (count > 10) throw new Error(`${count} pieces are too many for one page.`);
  const all = (1 << count) - 1;
  const lastMask = pieces.reduce((mask, { last }, index) => mask | (last ? 1 << index : 0), 0);
  const cells: Cell<O>[][] = [];
  for (let set = 0; set <= all; set++) cells.push([]);

  const leafCell = (index: number, width: number): Cell<O> => {
    const cell: Cell<O> = {
      cost: new Float64Array(rows + 1).fill(Infinity),
      leaf: [],
      split: new Int32Array(rows + 1),
    };
    for (const option of pieces[index]?.options(width) ?? []) {
      if (option.rows > rows || option.rows < 1 || option.cost >= (cell.cost[option.rows] ?? 0)) continue;
      cell.cost[option.rows] = option.cost;
      cell.leaf[option.rows] = option;
    }
    return cell;
  };

  const stack = (cell: Cell<O>, upper: Cell<O>, lower: Cell<O>, part: number): void => {
    for (let top = 3; top <= rows - GAP_ROWS - 3; top++) {
      const above = upper.cost[top] ?? Infinity;
      if (above === Infinity) continue;
      for (let bottom = 3; top + GAP_ROWS + bottom <= rows; bottom++) {
        const cost = above + (lower.cost[bottom] ?? Infinity) + STACK_COST;
        const height = top + GAP_ROWS + bottom;
        if (cost >= (cell.cost[height] ?? 0)) continue;
        cell.cost[height] = cost;
        cell.split[height] = (1 + part) * 128 + top;
      }
    }
  };

  const beside = (cell: Cell<O>, left: Cell<O>, right: Cell<O>, part: number, width: number): void => {
    for (let height = 6; height <= rows; height++) {
      const cost = (left.cost[height] ?? Infinity) + (right.cost[height] ?? Infinity) + BESIDE_COST;
      if (cost >= (cell.cost[height] ?? 0)) continue;
      cell.cost[height] = cost;
      cell.split[height] = -((1 + part) * 128 + width);
    }
  };

  for (let set = 1; set <= all; set++) {
    const lowest = set & -set;
    for (let width = 1; width <= columns; width++) {
      if (set === lowest) {
        (cells[set] as Cell<O>[])[width] = leafCell(31 - Math.clz32(set), width);
        continue;
      }
      const cell: Cell<O> = {
        cost: new Float64Array(rows + 1).fill(Infinity),
        leaf: [],
        split: new Int32Array(rows + 1),
      };
      // The first part holds the first piece; a `last` piece is never above another.
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
        if (!(part & lowest)) continue;
        const rest = set ^ part;
        const get = (mask: number, own: number): Cell<O> => (cells[mask] as Cell<O>[])[own] as Cell<O>;
        if (!(part & lastMask) || !(rest & ~lastMask)) stack(cell, get(part, width), get(rest, width), part);
        for (let own = 1; own < width; own++) beside(cell, get(part, own), get(rest, width - own), part, own);
      }
      (cells[set] as Cell<O>[])[width] = cell;
    }
  }

  const placed: Placed<O>[] = [];
  const dividers: Divider[] = [];
  const place = (set: number, column: number, width: number, row: number, height: number): void => {
    const cell = (cells[set] as Cell<O>[])[width] as Cell<O>;
    const split = cell.split[height] ?? 0;
    if (split === 0) {
      const piece = pieces[31 - Math.clz32(set)] as Piece<O>;
      placed.push({ piece, option: cell.leaf[height] as O, column, columns: width, row, rows: height });
      return;
    }
    const part = Math.trunc(Math.abs(split) / 128) - 1;
    const size = Math.abs(split) % 128;
    if (split > 0) {
      place(part, column, width, row, size);
      dividers.push({ direction: 'across', column, columns: width, row: row + size, rows: GAP_ROWS });
      place(set ^ part, column, width, row + size + GAP_ROWS, height - size - GAP_ROWS);
      return;
    }
    const leftSize = mirrored ? width - size : size;
    place(part, mirrored ? column + leftSize : column, size, row, height);
    dividers.push({ direction: 'down', column: column + leftSize, columns: 0, row, rows: height });
    place(set ^ part, mirrored ? column : column + leftSize, width - size, row, height);
  };
  const whole = (cells[all] as Cell<O>[])[columns];
  const cost = whole?.cost[rows] ?? Infinity;
  if (cost === Infinity) return null;
  place(all, 0, columns, 0, rows);
  return { cost, placed, dividers };
};
