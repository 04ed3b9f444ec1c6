import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';

/** What was learnt: for each feature a whole number per label, in the order of the labels; `step` is the unit. */
export interface Weights {
  readonly step: number;
  readonly bias: readonly number[];
  readonly rows: ReadonlyMap<string, Int8Array>;
}

const stored = z.object({ step: z.number(), bias: z.array(z.number()), names: z.array(z.string()), rows: z.string() });

/** The weights as a file. */
export const packed = ({ step, bias, rows }: Weights): Buffer =>
  brotliCompressSync(
    JSON.stringify({
      step,
      bias,
      names: [...rows.keys()],
      rows: Buffer.concat([...rows.values()].map((row) => Buffer.from(row))).toString('base64'),
    }),
  );

export const unpacked = (file: Buffer): Weights => {
  const { step, bias, names, rows } = stored.parse(JSON.parse(brotliDecompressSync(file).toString()));
  const bytes = Buffer.from(rows, 'base64');
  const rowAt = (at: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at * bias.length, bias.length);
  return { step, bias, rows: new Map(names.map((name, at) => [name, rowAt(at)])) };
};
