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
  type ImageState,
  type PageImage,
  renew,
  settleDrawn,
  settleFailed,
  statesOf,
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
/** How often it looks whether another process has drawn what its readers wait for. */
const LOOK_MS = 250;
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

/** What a reader's image became; undefined when it must be drawn outside the queue. */
type Outcome = { readonly bytes: Bytes | null } | { readonly failed: unknown } | undefined;

/** An image that a reader of this process waits for. */
interface Wait {
  readonly image: PageImage;
  readonly end: (outcome: Outcome) => void;
}

/** Opens the images. A full disk, or a database or storage that does not answer, must not cost a reader the page. */
export const createPageImages = ({ db, log, storage, press, aheadPress }: Parts): SharedPageImages => {
  const process = randomUUID();
  let isStopped = false;
  /** By the image's id in the queue. */
  const waits = new Map<number, Wait>();
  const pending = new Map<string, Promise<Bytes | null>>();
  const stored = async (key: string): Promise<Bytes | undefined> =>
    (await storage.get(key).catch(() => undefined))?.bytes;

  const drawClaimed = async (by: Press, claimed: Claimed): Promise<void> => {
    const { id, editionId, n, attempts } = claimed;
    const started = performance.now();
    const renewing = setInterval(() => renew(db, claimed).catch(() => {}), RENEW_MS);
    try {
      const bytes = await draw(db, by, claimed);
      waits.get(id)?.end({ bytes });
      if (!bytes) throw new Error('No such page');
      await storage.put(keyOf(claimed), bytes, `image/${claimed.format}`);
      await settleDrawn(db, claimed, performance.now() - started);
    } catch (error) {
      waits.get(id)?.end({ failed: error });
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

  const outcomeOf = async (state: ImageState | undefined, image: PageImage): Promise<Outcome> => {
    if (state === 'failed') return { failed: new Error('This page failed before') };
    const bytes = state === 'drawn' ? await stored(keyOf(image)) : undefined;
    return bytes && { bytes };
  };
  const endSettled = async (): Promise<void> => {
    const states = await statesOf(db, [...waits.keys()]);
    for (const [id, { image, end }] of waits) {
      const state = states.get(id);
      if (state !== 'waiting' && state !== 'drawing') end(await outcomeOf(state, image));
    }
  };
  const giveUp = (): void => {
    for (const { end } of waits.values()) end(undefined);
  };
  /** Looks whether other processes have drawn what readers of this one wait for: one query for all of them. */
  const watchOthers = oneAtATime(async () => {
    while (waits.size > 0 && !isStopped) {
      await wait(LOOK_MS);
      await endSettled();
    }
    giveUp();
  });

  const drawnByAny = async (image: PageImage): Promise<Outcome> => {
    let asked = await askFor(db, image);
    if (asked.state === 'drawn') {
      // Since the storage was asked, or the storage lost it.
      const bytes = await stored(keyOf(image));
      if (bytes) return { bytes };
      asked = await askAgain(db, image);
    }
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    waits.set(asked.id, { image, end: resolve });
    drawForReaders().catch(() => {});
    watchOthers().catch(giveUp);
    return promise.finally(() => waits.delete(asked.id));
  };
  /** Outside the queue: it does not answer, or the image is in the folder of another process alone. */
  const drawHere = async (image: PageImage): Promise<Bytes | null> => {
    const bytes = await draw(db, press, image);
    if (bytes) await storage.put(keyOf(image), bytes, `image/${image.format}`).catch(() => {});
    return bytes;
  };
  const find = async (image: PageImage): Promise<Bytes | null> => {
    const found = await stored(keyOf(image));
    if (found) return found;
    const outcome = await drawnByAny(image).catch(() => undefined);
    if (!outcome) return drawHere(image);
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
