import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Copy, ImageWish } from './jobs.ts';
import type { Press } from './print.ts';

/** Pages as images, drawn when they are first asked for and then kept. */
export interface PageImages {
  /** `key` changes with whatever the edition's pages show; null when the edition or the page does not exist. */
  get(key: string, wish: ImageWish, copy: () => Promise<Copy | null>): Promise<Uint8Array<ArrayBuffer> | null>;
}

const keptIn = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return null;
  }
};

/** Written beside its place and moved there, so that a half-written image is never served. */
const keep = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${process.pid}.new`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
};

/** Keeps images under `root`; without it each is drawn again. Two who ask for one image at once wait for one drawing. */
export const createPageImages = (press: Press, root: string | undefined): PageImages => {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const draw: PageImages['get'] = async (key, wish, copy) => {
    const name = `${wish.n}-${wish.width}.${wish.format}`;
    const folder = root === undefined ? undefined : join(root, key);
    const kept = folder === undefined ? null : await keptIn(join(folder, name));
    if (kept) return kept;
    const stories = await copy();
    const drawn = stories && (await press.image(key, stories, wish));
    if (!drawn) return null;
    if (folder !== undefined) await keep(folder, name, drawn);
    return new Uint8Array(drawn);
  };
  return {
    get: (key, wish, copy) => {
      const id = `${key} ${wish.n} ${wish.width} ${wish.format}`;
      const asked = running.get(id) ?? draw(key, wish, copy).finally(() => running.delete(id));
      running.set(id, asked);
      return asked;
    },
  };
};
