import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Copy, ImageRequest } from './jobs.ts';
import type { Press } from './print.ts';

/** Page images, drawn on the first request and then stored. */
export interface PageImages {
  /** `key` changes with the edition's content. Null when the edition or the page does not exist. */
  get(key: string, request: ImageRequest, copy: () => Promise<Copy | null>): Promise<Uint8Array<ArrayBuffer> | null>;
}

const stored = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return null;
  }
};

/** Writes a temporary file and renames it, so that a half-written image is never served. */
const store = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${process.pid}.new`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
};

/** Stores images under `root`; without it, draws each again. Concurrent requests for one image share one drawing. */
export const createPageImages = (press: Press, root: string | undefined): PageImages => {
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const draw: PageImages['get'] = async (key, request, copy) => {
    const name = `${request.n}-${request.width}.${request.format}`;
    const folder = root === undefined ? undefined : join(root, key);
    const found = folder === undefined ? null : await stored(join(folder, name));
    if (found) return found;
    const stories = await copy();
    const drawn = stories && (await press.image(key, stories, request));
    if (!drawn) return null;
    // A full disk must not cost the reader the page.
    if (folder !== undefined) await store(folder, name, drawn).catch(() => {});
    return new Uint8Array(drawn);
  };
  return {
    get: (key, request, copy) => {
      const id = `${key} ${request.n} ${request.width} ${request.format}`;
      const image = pending.get(id) ?? draw(key, request, copy).finally(() => pending.delete(id));
      pending.set(id, image);
      return image;
    },
  };
};
