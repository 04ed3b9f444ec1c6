import type { ByteRange } from '../../storage/storage.ts';
import type { AppContext } from '../env.ts';

/** A range that lies in the file: its first and last byte. */
export type WholeRange = Required<ByteRange>;

/**
 * The part of a file that a `Range` header asks for. Undefined: all of it, also for several parts and for units other than
 * bytes. `none`: there is nothing in this range.
 */
export const rangeOf = (header: string | undefined, size: number): WholeRange | 'none' | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '')
    return last === '0' || size === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'none' : { from, to };
};

/** A file to send. */
export interface Sendable {
  readonly size: number;
  read(range?: ByteRange): Promise<Uint8Array<ArrayBuffer>>;
}

/** Bytes that are there already. */
export const inMemory = (bytes: Uint8Array<ArrayBuffer>): Sendable => ({
  size: bytes.length,
  read: async (range) => bytes.subarray(range?.from, range?.to === undefined ? undefined : range.to + 1),
});

/** Answers with a file, or with the part that the request asks for. */
export const sendFile = async (
  c: AppContext,
  file: Sendable,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const all = { ...headers, 'accept-ranges': 'bytes' };
  // With a condition, the part belongs to a version that this server does not know.
  const range = c.req.header('if-range') === undefined ? rangeOf(c.req.header('range'), file.size) : undefined;
  if (range === 'none') return c.body(null, 416, { ...all, 'content-range': `bytes */${file.size}` });
  const bytes = await file.read(range);
  const length = { 'content-length': String(bytes.length) };
  if (!range) return c.body(bytes, 200, { ...all, ...length });
  return c.body(bytes, 206, { ...all, ...length, 'content-range': `bytes ${range.from}-${range.to}/${file.size}` });
};
