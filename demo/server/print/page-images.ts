import type { ObjectStorage } from '../storage/storage.ts';
import type { Copy, ImageRequest } from './jobs.ts';
import type { Press } from './print.ts';

/** Page images, drawn on the first request and then stored. */
export interface PageImages {
  /** `key` changes with the edition's content. Null when the edition or the page does not exist. */
  get(key: string, request: ImageRequest, copy: () => Promise<Copy | null>): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Stores images; without a storage, draws each again. Concurrent requests for one image share one drawing. */
export const createPageImages = (press: Press, storage: ObjectStorage | undefined): PageImages => {
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const draw: PageImages['get'] = async (key, request, copy) => {
    const name = `pages/${key}/${request.n}-${request.width}.${request.format}`;
    // A full disk and a storage that does not answer must not cost the reader the page.
    const found = await storage?.get(name).catch(() => undefined);
    if (found) return found.bytes;
    const stories = await copy();
    const drawn = stories && (await press.image(key, stories, request));
    if (!drawn) return null;
    await storage?.put(name, drawn, `image/${request.format}`).catch(() => {});
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
