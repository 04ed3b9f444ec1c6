import { effect, type Signal, signal } from '@preact/signals-core';
import { shortInfo } from '../../api/session/session.ts';
import {
  canKeep,
  dropCache,
  installOffline,
  keepAnswer,
  keepValue,
  keptBlob,
  keptValue,
  loadedCode,
  offlineWorker,
  removeOffline,
} from '../../platform/browser/offline.ts';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';
import { assetUrl } from '../page/assets.ts';
import { core } from '../page/core.ts';
import { markOf } from '../session/reader-mark.ts';
import { EDITIONS } from './has-kept.ts';

const CODE = 'np-offline';
const most = 30;

/** An edition that can be read without a network. */
export interface KeptEdition {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly bytes: number;
  /** Address of the worker that answers for it. */
  readonly worker: string;
  /** A mark, no name, of the reader who kept it. */
  readonly reader: string;
}

const isKept = (value: unknown): value is KeptEdition => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, date, bytes, worker, reader } = value as Partial<Record<keyof KeptEdition, unknown>>;
  const texts = [title, date, worker, reader].every((text) => typeof text === 'string');
  return texts && Number.isInteger(id) && typeof bytes === 'number';
};

const cacheOf = (id: number): string => `np-edition-${id}`;

let editions: Signal<readonly KeptEdition[]> | undefined;

/** Whether the server says that nobody is signed in: a session that could not be asked about may still be there. */
const isNobody = async (): Promise<boolean> => {
  const result = await shortInfo(core.clients.account, Date.now());
  return result.kind === 'sessionEnded' || (result.kind === 'badStatus' && result.status === 401);
};

/** Takes all away. Nothing shows from now on; the list goes last, so that a page that is left meanwhile is made good by the next. */
const dropAll = async (): Promise<void> => {
  const gone = keptEditions().peek();
  if (gone.length === 0) return;
  keptEditions().value = [];
  await Promise.all(gone.map(({ id }) => dropCache(cacheOf(id))));
  await dropCode(gone[0]?.worker);
  if (keptEditions().peek().length === 0) removeStored(EDITIONS);
};

/** Holds what was kept against who reads: another reader's is taken away, and everybody's once nobody is signed in. */
const watchReader = (): void => {
  const { login } = core.store;
  effect(() => {
    const mark = markOf(login.value);
    const isOthers = keptEditions()
      .peek()
      .some(({ reader }) => reader !== mark);
    if (!isOthers || login.value.state === 'unknown') return;
    if (mark !== undefined) void dropAll();
    else
      void isNobody().then((is) => {
        if (is && login.peek().state === 'loggedOut') void dropAll();
      });
  });
  void core.session.load();
};

/** What this browser has kept, the latest first. It goes with the session of who kept it, wherever that ended. */
export const keptEditions = (): Signal<readonly KeptEdition[]> => {
  if (editions) return editions;
  const stored = readStoredJson(EDITIONS);
  editions = signal(Array.isArray(stored) ? stored.filter(isKept).slice(0, most) : []);
  document.addEventListener('np-logout', () => void dropAll());
  watchReader();
  return editions;
};

const write = (now: readonly KeptEdition[]): void => {
  keptEditions().value = now;
  if (now.length > 0) writeStored(EDITIONS, jsonOf(now));
  else removeStored(EDITIONS);
};

/** Whether this page can keep editions: not where the browser has nothing for it, or a worker of the brand's has the place. */
export const canKeepEditions = async (worker: string): Promise<boolean> =>
  canKeep() && (await offlineWorker(worker)) !== 'other';

/** Page and code that show an edition: they are kept once for all editions, as they are now. */
const keepCode = async (): Promise<number> => {
  const page = location.href.replace(/#.*$/, '');
  const origins = [location.origin, new URL(assetUrl('')).origin];
  const addresses = [page, `${location.origin}/`, ...loadedCode(origins)];
  const sizes = await Promise.allSettled(addresses.map((address) => keepAnswer(CODE, address)));
  return sizes.reduce((sum, size) => sum + (size.status === 'fulfilled' ? size.value : 0), 0);
};

export interface EditionToKeep {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  /** What the viewer needs to show it again. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly images: readonly string[];
}

const atOnce = 4;

/** Keeps an edition, all of it or nothing; `progress` hears of each image. False where the site has no worker for it; rejects where it fails. */
export const keepEdition = async (
  worker: string,
  { id, title, date, values, images }: EditionToKeep,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<boolean> => {
  const cache = cacheOf(id);
  await core.session.load();
  const reader = markOf(core.store.login.peek());
  if (reader === undefined) return false;
  try {
    await installOffline(worker);
  } catch {
    return false;
  }
  try {
    let bytes = await keepCode();
    for (const [name, value] of Object.entries(values)) bytes += await keepValue(cache, name, jsonOf(value));
    let done = 0;
    const queue = [...images];
    const work = async (): Promise<void> => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        bytes += await keepAnswer(cache, address, signal);
        done += 1;
        progress(done / images.length);
      }
    };
    await Promise.all([...Array(atOnce).keys()].map(work));
    write(
      [
        { id, title, date, bytes, worker, reader },
        ...keptEditions()
          .peek()
          .filter((one) => one.id !== id),
      ].slice(0, most),
    );
    return true;
  } catch (error) {
    await dropEdition(id, worker);
    throw error;
  }
};

/** With the last edition goes the worker, and what it answered with. */
const dropCode = async (worker: string | undefined): Promise<void> => {
  if (keptEditions().peek().length > 0) return;
  await dropCache(CODE);
  if (worker !== undefined && canKeep() && (await offlineWorker(worker)) === 'ours') await removeOffline();
};

/** Takes an edition away. One that was not kept is nobody's. */
export const dropEdition = async (id: number, begunWith?: string): Promise<void> => {
  const kept = keptEditions().peek();
  const worker = kept.find((one) => one.id === id)?.worker ?? begunWith;
  if (worker === undefined) return;
  write(kept.filter((one) => one.id !== id));
  await dropCache(cacheOf(id));
  await dropCode(worker);
};

/** A value of a kept edition; undefined where it was not kept. */
export const valueOfEdition = async (id: number, name: string): Promise<unknown> =>
  keptEditions()
    .peek()
    .some((one) => one.id === id)
    ? keptValue(cacheOf(id), name)
    : undefined;

/** An image of a kept edition; undefined where it was not kept. */
export const imageOfEdition = (id: number, url: string): Promise<Blob | undefined> => keptBlob(cacheOf(id), url);
