import { type Signal, signal } from '@preact/signals-core';
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
import { pageState } from '../page/page-state.ts';
import { markOf } from '../session/reader-mark.ts';
import { EDITIONS } from './has-kept.ts';

/** Cache of the page and its code, which all editions share. */
const CODE = 'np-offline';
const maxEditions = 30;

/** An edition stored for reading offline. */
export interface KeptEdition {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly bytes: number;
  /** Address of the service worker that serves it. */
  readonly worker: string;
  /** Mark of the reader who stored it. */
  readonly reader: string;
}

const isKept = (value: unknown): value is KeptEdition => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, date, bytes, worker, reader } = value as Partial<Record<keyof KeptEdition, unknown>>;
  const texts = [title, date, worker, reader].every((text) => typeof text === 'string');
  return texts && Number.isInteger(id) && typeof bytes === 'number';
};

const cacheOf = (id: number): string => `np-edition-${id}`;

type Editions = Signal<readonly KeptEdition[]>;

/** Whether the server says that nobody is signed in. Without an answer there may still be a session. */
const isSignedOut = async (): Promise<boolean> => {
  const result = await shortInfo(core.clients.account, Date.now());
  return result.kind === 'sessionEnded' || (result.kind === 'badStatus' && result.status === 401);
};

/** Removes all editions and shows none at once. Removes the list last, so that a page left early can resume. */
const dropAll = async (editions: Editions): Promise<void> => {
  const dropped = editions.peek();
  if (dropped.length === 0) return;
  editions.value = [];
  await Promise.all(dropped.map(({ id }) => dropCache(cacheOf(id))));
  await dropCode(editions, dropped[0]?.worker);
  if (editions.peek().length === 0) removeStored(EDITIONS);
};

/** Removes the editions of another reader, and all when nobody is signed in. */
const watchReader = (editions: Editions): void => {
  const { login } = core.store;
  login.subscribe((state) => {
    const mark = markOf(state);
    const isOthers = editions.peek().some(({ reader }) => reader !== mark);
    if (!isOthers || state.state === 'unknown') return;
    if (mark !== undefined) void dropAll(editions);
    else
      void isSignedOut().then((is) => {
        if (is && login.peek().state === 'loggedOut') void dropAll(editions);
      });
  });
  void core.session.load();
};

const createEditions = (): Editions => {
  const stored = readStoredJson(EDITIONS);
  const editions: Editions = signal(Array.isArray(stored) ? stored.filter(isKept).slice(0, maxEditions) : []);
  document.addEventListener('np-logout', () => void dropAll(editions));
  watchReader(editions);
  return editions;
};

/**
 * The stored editions, the latest first. The end of their reader's session removes them, also if it ended elsewhere.
 */
export const keptEditions = (): Editions => pageState('keptEditions', createEditions);

const write = (now: readonly KeptEdition[]): void => {
  keptEditions().value = now;
  if (now.length > 0) writeStored(EDITIONS, jsonOf(now));
  else removeStored(EDITIONS);
};

/** Whether this page can store editions: the browser supports it, and no other service worker has the scope. */
export const canKeepEditions = async (worker: string): Promise<boolean> =>
  canKeep() && (await offlineWorker(worker)) !== 'other';

/** Stores the page and its code, once for all editions. Returns their bytes. */
const keepCode = async (): Promise<number> => {
  const address = location.href.replace(/#.*$/, '');
  const origins = [location.origin, new URL(assetUrl('')).origin];
  const addresses = [address, `${location.origin}/`, ...loadedCode(origins)];
  const sizes = await Promise.allSettled(addresses.map((address) => keepAnswer(CODE, address)));
  return sizes.reduce((sum, size) => sum + (size.status === 'fulfilled' ? size.value : 0), 0);
};

export interface EditionToKeep {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  /** Data that the viewer needs, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly images: readonly string[];
}

/** Images that load at the same time. */
const parallel = 4;

/**
 * Stores a whole edition or nothing. `progress` receives the part (0 to 1) of the loaded images. Resolves with false
 * without a service worker or a reader; rejects when a request fails.
 */
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
    await Promise.all([...Array(parallel).keys()].map(work));
    write(
      [
        { id, title, date, bytes, worker, reader },
        ...keptEditions()
          .peek()
          .filter((one) => one.id !== id),
      ].slice(0, maxEditions),
    );
    return true;
  } catch (error) {
    await dropEdition(id, worker);
    throw error;
  }
};

/** Removes the service worker and the code when no edition is left. */
const dropCode = async (editions: Editions, worker: string | undefined): Promise<void> => {
  if (editions.peek().length > 0) return;
  await dropCache(CODE);
  if (worker !== undefined && canKeep() && (await offlineWorker(worker)) === 'ours') await removeOffline();
};

/** Removes an edition. `begunWith` is the service worker of one that was not stored completely. */
export const dropEdition = async (id: number, begunWith?: string): Promise<void> => {
  const kept = keptEditions().peek();
  const worker = kept.find((one) => one.id === id)?.worker ?? begunWith;
  if (worker === undefined) return;
  write(kept.filter((one) => one.id !== id));
  await dropCache(cacheOf(id));
  await dropCode(keptEditions(), worker);
};

/** Stored data of an edition; undefined without it. */
export const valueOfEdition = async (id: number, name: string): Promise<unknown> =>
  keptEditions()
    .peek()
    .some((one) => one.id === id)
    ? keptValue(cacheOf(id), name)
    : undefined;

/** A stored image of an edition; undefined without it. */
export const imageOfEdition = (id: number, url: string): Promise<Blob | undefined> => keptBlob(cacheOf(id), url);
