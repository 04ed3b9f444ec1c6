/**
 * QR codes (ISO/IEC 18004) for addresses of up to 106 bytes: byte mode, error correction M, versions 1 to 6, mask 0, which
 * every scanner reads.
 */

/** By version, from 1: bytes of data and of correction in a block, and the number of blocks. */
const versions = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [32, 18, 2],
  [43, 24, 2],
  [27, 16, 4],
] as const;

/** Format of level M with mask 0, with its own correction. */
const formatBits = 0x5412;

/** The product of two elements of the field with 256 elements. */
const times = (one: number, other: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
};

/** The coefficients of the polynomial that divides a block, without the leading 1. */
const divisorOf = (length: number): readonly number[] => {
  const divisor = new Array<number>(length).fill(0);
  divisor[length - 1] = 1;
  let root = 1;
  for (let n = 0; n < length; n += 1) {
    for (let at = 0; at < length; at += 1) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
};

/** The correction of a block. */
const correctionOf = (block: readonly number[], length: number): readonly number[] => {
  const divisor = divisorOf(length);
  const rest = new Array<number>(length).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < length; at += 1) rest[at] = (rest[at] ?? 0) ^ times(divisor[at] ?? 0, factor);
  }
  return rest;
};

/** Mode, length, bytes and padding: half a byte of mode moves all that follows. */
const dataOf = (bytes: Uint8Array, room: number): readonly number[] => {
  const halves = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const data: number[] = [];
  for (let at = 0; at < halves.length; at += 2) data.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0));
  for (let at = data.length; at < room; at += 1) data.push((at - data.length) % 2 === 0 ? 0xec : 0x11);
  return data;
};

/** The blocks, a byte of each in turn: first their data, then their correction. */
const inTurn = (blocks: readonly (readonly number[])[]): readonly number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));

type Grid = (boolean | undefined)[][];

/** Draws what every code of a size has: finders with their margins, timing, alignment, format. */
const drawFixed = (grid: Grid): void => {
  const size = grid.length;
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let n = 0; n < size; n += 1) {
    set(n, 6, n % 2 === 0);
    set(6, n, n % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  if (size > 21) square(size - 7, size - 7, 2, [1]);
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((formatBits >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit;
    if (bit < 8) set(8, near, dark);
    else set(near, 8, dark);
    if (bit < 8) set(size - 1 - bit, 8, dark);
    else set(8, size - 15 + bit, dark);
  }
  set(8, size - 8, true);
};

/** Fills the free places with the bits, in columns of two from the right, up and down in turn. */
const drawBits = (grid: Grid, bytes: readonly number[]): void => {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        const isSet = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = isSet !== ((x + y) % 2 === 0);
        bit += 1;
      }
};

/** The dark places of the code of a text, by rows; undefined for a text that is too long. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | undefined => {
  const bytes = new TextEncoder().encode(text);
  const version = versions.findIndex(([data, , blocks]) => bytes.length + 2 <= data * blocks);
  const [length, correction, count] = versions[version] ?? [];
  if (length === undefined) return undefined;
  const data = dataOf(bytes, length * count);
  const blocks = Array.from({ length: count }, (_, n) => data.slice(n * length, (n + 1) * length));
  const size = 21 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  drawFixed(grid);
  drawBits(grid, [...inTurn(blocks), ...inTurn(blocks.map((block) => correctionOf(block, correction)))]);
  return grid.map((row) => row.map((dark) => dark === true));
};
