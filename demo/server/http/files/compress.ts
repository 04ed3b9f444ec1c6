import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from '../env.ts';
import { acceptedEncodings } from './accept-encoding.ts';

/** Below this size an answer has one packet either way. */
const MIN_BYTES = 1024;
/** Of each answer again, so quick rather than small; files of the bundle are packed once, by `PackedFiles`. */
const BROTLI_QUALITY = 5;

const isCompressible = (type: string): boolean =>
  /^(?:text\/(?:html|css|javascript|calendar|csv)|application\/json|image\/svg\+xml)\b/.test(type);

const packed = async (bytes: Uint8Array<ArrayBuffer>, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> => {
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
};

/**
 * Compresses pages, sheets and JSON in the first encoding that the caller accepts. Leaves alone what is packed already,
 * what may not be changed (`no-transform`: the chatbot's stream), and the console's faults.
 */
export const compress = async (c: AppContext): Promise<void> => {
  const { headers, body, status, statusText } = c.res;
  if (body === null || !isCompressible(headers.get('content-type') ?? '')) return;
  if (headers.get('cache-control')?.includes('no-transform') || c.get('fault') !== undefined) return;
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncodings(c.req.header('accept-encoding'))[0] ?? 'identity';
  if (encoding === 'identity' || headers.has('content-encoding')) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const isSmall = bytes.length < MIN_BYTES;
  if (!isSmall) {
    headers.set('content-encoding', encoding);
    const etag = headers.get('etag');
    // The same content in other bytes.
    if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
    headers.delete('content-length');
  }
  c.res = new Response(isSmall ? bytes : await packed(bytes, encoding), { status, statusText, headers });
};
