import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ApiError } from '../../../base/api-error.ts';
import { brandIdentities } from '../../../base/brands.ts';
import type { PrintedEdition } from '../../../base/urls.ts';
import type { Db } from '../../../db/db.ts';
import { type Rounds, startRounds } from '../../../db/rounds.ts';
import type { ImageRequest } from '../../../print/jobs.ts';
import type { Press } from '../../../print/print.ts';
import type { ObjectStorage } from '../../../storage/storage.ts';
import { copyOf, type EditionToPrint } from '../print.ts';
import { printKey } from '../set-pages.ts';
import { queueAhead, removeStale } from './ahead.ts';
import { keyOf } from './key.ts';
import {
  askAgain,
  askFor,
  type Claimed,
  claim,
  giveUpDead,
  type PageImage,
  renew,
  settleDrawn,
  settleFailed,
  stateOf,
} from './queue.ts';
import { LEASE_SECONDS, priorities } from './rules.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The printed pages as images. */
export interface PageImages {
  /** Null when the edition or the page does not exist. */
  get(edition: PrintedEdition, request: ImageRequest): Promise<Bytes | null>;
}

/** Images that several processes draw and store together. */
export interface SharedPageImages extends PageImages {
  /** Queues what readers will ask for, and removes what they cannot ask for any more. */
  advance(isNextDayNear: boolean): Promise<void>;
  /** Begins to draw what is queued by others, and ahead of readers. */
  start(): Rounds;
}

interface Parts {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  readonly storage: ObjectStorage;
  /** Draws what readers wait for. */
  readonly press: Press;
  /** Draws ahead of readers; without it, nothing is. */
  readonly aheadPress: Press | undefined;
}

/** How often a process looks for images that others queued. */
const IDLE_MS = 1000;
/** How often it looks whether another process has drawn what its reader waits for. */
const LOOK_MS = 100;
const RENEW_MS = (LEASE_SECONDS * 1000) / 3;

const imageOf = ({ id, day, revision }: PrintedEdition, request: ImageRequest): PageImage => ({
  editionId: id,
  day,
  revision,
  n: request.n,
  width: request.width,
  format: request.format,
});

/** Draws an image now. Null when its edition does not exist in this revision, or has no such page. */
const draw = async (db: Db, press: Press, image: PageImage): Promise<Bytes | null> => {
  const { editionId, day, revision, n, width, format } = image;
  const [row] = await db.query<Omit<EditionToPrint, 'day'> & { readonly brandId: number }>(
    `select id, title, is_full as "isFull", revision, brand_id as "brandId" from edition where id = $1 and revision = $2`,
    [editionId, revision],
  );
  const brand = brandIdentities.find(({ id }) => id === row?.brandId);
  const edition = row && { ...row, day };
  const copy = edition && brand && (await copyOf(db, brand, edition));
  const drawn = copy && (await press.image(printKey(edition), copy, { n, width, format }));
  return drawn ? new Uint8Array(drawn) : null;
};

/** Draws each image again, and stores none. */
export const drawnPageImages = (db: Db, press: Press): PageImages => ({
  get: (edition, request) => draw(db, press, imageOf(edition, request)),
});

const reasonIn = (error: unknown): string => {
  if (error instanceof ApiError) return [error.code, error.reason].filter(Boolean).join(' ');
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
};

/** Runs `work` once at a time; a call during a run repeats it. */
const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const run = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      await work();
    }
  };
  return () => {
    isAsked = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
};

/** What a reader's image became. */
type Outcome = { readonly bytes: Bytes | null } | { readonly failed: unknown };

/** Opens the images. A full disk, or a database or storage that does not answer, must not cost a reader the page. */
export const createPageImages = ({ db, log, storage, press, aheadPress }: Parts): SharedPageImages => {
  const process = randomUUID();
  let isStopped = false;
  /** Tells the readers of this process, by key. */
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const pending = new Map<string, Promise<Bytes | null>>();
  const stored = async (key: string): Promise<Bytes | undefined> =>
    (await storage.get(key).catch(() => undefined))?.bytes;

  const drawClaimed = async (by: Press, claimed: Claimed): Promise<void> => {
    const { editionId, n, attempts } = claimed;
    const key = keyOf(claimed);
    const started = performance.now();
    const renewing = setInterval(() => renew(db, claimed).catch(() => {}), RENEW_MS);
    try {
      const bytes = await draw(db, by, claimed);
      waiting.get(key)?.({ bytes });
      if (!bytes) throw new Error('No such page');
      await storage.put(key, bytes, `image/${claimed.format}`);
      await settleDrawn(db, claimed, performance.now() - started);
    } catch (error) {
      waiting.get(key)?.({ failed: error });
      const reason = reasonIn(error);
      log.warn({ event: 'page not drawn', editionId, n, attempts, reason });
      await settleFailed(db, claimed, reason);
    } finally {
      clearInterval(renewing);
    }
  };
  const lane = (by: Press, lowest: number) =>
    oneAtATime(async () => {
      while (!isStopped) {
        const claimed = await claim(db, process, lowest);
        if (!claimed) return;
        await drawClaimed(by, claimed);
      }
    });
  const drawForReaders = lane(press, priorities.reader);
  const drawAhead = aheadPress && lane(aheadPress, priorities.backNumber);

  /** Waits until a process has drawn it; undefined when none will. */
  const drawnByAny = async (image: PageImage, here: Promise<Outcome>): Promise<Outcome | undefined> => {
    await askFor(db, image);
    let state = await stateOf(db, image);
    if (state === 'drawn') {
      // Since the storage was asked, or the storage lost it.
      const bytes = await stored(keyOf(image));
      if (bytes) return { bytes };
      await askAgain(db, image);
    }
    drawForReaders().catch(() => {});
    for (;;) {
      const outcome = await Promise.race([here, wait(LOOK_MS, undefined)]);
      if (outcome) return outcome;
      state = isStopped ? undefined : await stateOf(db, image);
      if (state === 'failed') return { failed: new Error('This page failed before') };
      if (state === 'waiting' || state === 'drawing') continue;
      const bytes = await stored(keyOf(image));
      return bytes && { bytes };
    }
  };
  const find = async (image: PageImage): Promise<Bytes | null> => {
    const key = keyOf(image);
    const found = await stored(key);
    if (found) return found;
    const here = Promise.withResolvers<Outcome>();
    waiting.set(key, here.resolve);
    const outcome = await drawnByAny(image, here.promise)
      .catch(() => undefined)
      .finally(() => waiting.delete(key));
    if (!outcome) return draw(db, press, image);
    if ('failed' in outcome) throw outcome.failed;
    return outcome.bytes;
  };

  const rounds = (work: () => Promise<void>): Rounds =>
    startRounds(() => ({
      done: work().catch((error: unknown) => log.warn({ event: 'pages wait', reason: reasonIn(error) })),
      pauseMs: () => IDLE_MS,
    }));
  return {
    get: (edition, request) => {
      const image = imageOf(edition, request);
      const key = keyOf(image);
      const bytes = pending.get(key) ?? find(image).finally(() => pending.delete(key));
      pending.set(key, bytes);
      return bytes;
    },
    advance: async (isNextDayNear) => {
      await giveUpDead(db);
      if (drawAhead) await queueAhead(db, isNextDayNear);
      await removeStale(db, storage);
    },
    start: () => {
      const started = [drawForReaders, ...(drawAhead ? [drawAhead] : [])].map(rounds);
      return {
        stop: async () => {
          isStopped = true;
          await Promise.all(started.map(({ stop }) => stop()));
        },
      };
    },
  };
};
