import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings of a file. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as sent, with a strong ETag per encoding. */
export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Fonts and photographs are compressed already. */
const compressible: ReadonlySet<string> = new Set(['.js', '.css', '.json', '.map', '.svg', '.html', '.txt']);
const BROTLI_QUALITY = 11;

const pack = async (source: Buffer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(source, { level: 9 }));
  if (encoding === 'identity') return new Uint8Array(source);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  return new Uint8Array(await promisify(brotliCompress)(source, { params }));
};

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The path under a prefix; null for traversal, hidden separators or malformed encoding. */
export const pathUnder = (pathname: string, prefix: string): string | null => {
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(prefix.length));
  } catch {
    return null;
  }
  const hostile = /[\\\0]/.test(path) || path.split('/').some((part) => part === '..' || part.startsWith('.'));
  return path === '' || hostile || path.includes('//') ? null : path;
};

/**
 * The files under a folder, compressed once and cached in memory until they change on disk. Does not follow links out
 * of the folder.
 */
export class PackedFiles {
  readonly #root: string;
  readonly #kept = new Map<string, { version: string; packed: Promise<Packed> }>();
  /** Paths that lead to a file of the folder, with the version of the file they led to. */
  readonly #within = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The file at `path` (parts joined by '/') in the first encoding of `accepted`; null when it does not exist. */
  async get(path: string, accepted: readonly Encoding[]): Promise<{ file: Packed; encoding: Encoding } | null> {
    try {
      const facts = await stat(join(this.#root, path));
      const version = `${facts.dev}-${facts.ino}-${facts.mtimeMs}-${facts.size}`;
      if (this.#within.get(path) !== version) {
        if (!facts.isFile() || !(await this.#holds(path))) return null;
        this.#within.set(path, version);
      }
      const file = join(this.#root, path);
      const encoding = compressible.has(extname(file)) ? (accepted[0] ?? 'identity') : 'identity';
      const key = `${encoding}:${path}`;
      const kept = this.#kept.get(key);
      if (kept?.version === version) return { file: await kept.packed, encoding };
      const packed = this.#pack(file, encoding);
      this.#kept.set(key, { version, packed });
      packed.catch(() => this.#kept.delete(key));
      return { file: await packed, encoding };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Whether a path leads to a file of this folder, not out of it by a link. */
  async #holds(path: string): Promise<boolean> {
    const root = await realpath(this.#root);
    return (await realpath(join(root, path))).startsWith(root + sep);
  }

  async #pack(file: string, encoding: Encoding): Promise<Packed> {
    const source = await readFile(file);
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 22);
    return {
      bytes: await pack(source, encoding),
      etag: `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      type: types[extname(file)] ?? 'application/octet-stream',
    };
  }
}
