import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { openLog } from './base/log.ts';
import { StartError } from './base/start-error.ts';
import { remoteVerifier } from './captcha/services.ts';
import { startClockwork } from './clockwork.ts';
import { migrate } from './db/migrate.ts';
import { openDb, prepareDataDir } from './db/open.ts';
import { createPageImages } from './domain/epaper/images/page-images.ts';
import { createPaperOfDay } from './domain/epaper/paper-of-day.ts';
import { seed } from './domain/seed/seed.ts';
import { CallLog } from './domain/world/call-log.ts';
import { startBeats } from './domain/world/machine/beats.ts';
import { createWorld } from './domain/world/world.ts';
import { addressTable } from './hosts/addresses.ts';
import { letCachePurge, startPurger } from './http/cache/purge.ts';
import { heldToHost } from './http/held-to-host.ts';
import { reportOf } from './http/proxy.ts';
import type { Lifecycle } from './http/services.ts';
import { listen } from './listen.ts';
import { letMailLeave } from './mail/delivery.ts';
import { startPostman } from './mail/smtp/postman.ts';
import { smtpTransport } from './mail/smtp/transport.ts';
import { openPress } from './print/print.ts';
import type { Settings } from './settings.ts';
import { folderStorage } from './storage/folder.ts';
import { openStorage } from './storage/settings.ts';

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** The addresses to print, one per line. */
  readonly addresses: string;
  /** Fails readiness, then ends the requests, then the database. Releases the data directory. */
  stop(): Promise<void>;
}

/** Pages that no reader waits for leave the processor to everything else. */
const AHEAD_NICENESS = 10;

const requireBundle = (dist: string): void => {
  if (existsSync(join(dist, 'np-elements.js'))) return;
  throw new StartError(
    `There is no built bundle in ${dist} (np-elements.js is missing). Build it with npm run build, or set NP_DIST.`,
  );
};

/** Starts the demo world: port, database, migrations, content, hosts. Throws StartError and leaves nothing open. */
export const startServer = async (settings: Settings, onProgress: (line: string) => void): Promise<RunningServer> => {
  requireBundle(settings.dist);
  const listeners = await listen(settings.port);
  const undo: (() => Promise<void>)[] = [listeners.stop];
  try {
    prepareDataDir(settings.dataDir);
    const db = await openDb(settings.dataDir, settings.databaseUrl, () =>
      onProgress(`making a new database in ${settings.dataDir} (first start)`),
    );
    undo.push(db.close);
    const log = openLog(settings.dataDir);
    const steps = await migrate(db);
    if (steps > 0) onProgress(`brought the schema up to date, ${steps} steps`);
    // Before the seed, whose changes are purged only if this is known by then.
    await letCachePurge(db, settings.cacheUrl !== undefined);
    const siglas = await seed(db, { contentDir: settings.contentDir, now: Date.now(), onProgress });
    const { captcha, captchaSecret, dist, docs, source, model, origins, wordpress, drainMs } = settings;
    const { identity, stripe } = settings;
    const verifyCaptcha = captcha && remoteVerifier(captcha);
    const world = createWorld(db, Date.now);
    await world.reload();
    const storage = settings.storage && openStorage(settings.storage);
    const pageImages = createPageImages({
      db,
      log,
      storage: storage ?? folderStorage(settings.dataDir),
      press: openPress(),
      aheadPress: settings.drawsAhead ? openPress(AHEAD_NICENESS) : undefined,
    });
    const paperOfDay = createPaperOfDay(db, world.now);
    const lifecycle: Lifecycle = { isEnding: false };
    const mailBase = settings.publicBase ?? { protocol: 'http:', port: String(listeners.port) };
    const shared = { db, log, now: Date.now, world, lifecycle, pageImages, paperOfDay, mailBase, storage, stripe };
    const served = { dist, docs, source, model, origins, wordpress, hasCache: settings.cacheUrl !== undefined };
    const calls = new CallLog();
    const app = createApp({ ...shared, ...served, calls, captchaSecret, verifyCaptcha, identity });
    const addresses = await addressTable(db, listeners.port, siglas);
    // Before the first call and the clockwork's first round, whose letters leave only if this is known by then.
    await letMailLeave(db, settings.smtp !== undefined);
    listeners.serve(
      heldToHost(
        getRequestListener((request, env) => {
          if (!('incoming' in env)) return app.fetch(request, {});
          return app.fetch(request, { incoming: env.incoming, ...reportOf(env.incoming, settings.trustedProxies) });
        }),
      ),
    );
    undo.unshift(startClockwork({ db, log, world, pageImages, paperOfDay, storage, stripe }, mailBase).stop);
    undo.unshift(pageImages.start().stop);
    undo.unshift(startBeats({ db, log, metrics: calls.metrics }, listeners.port).stop);
    if (settings.cacheUrl) undo.unshift(startPurger({ db, log }, settings.cacheUrl).stop);
    if (settings.smtp) undo.unshift(startPostman({ db, log, storage }, smtpTransport(settings.smtp)).stop);
    return {
      port: listeners.port,
      addresses,
      stop: async () => {
        lifecycle.isEnding = true;
        await wait(drainMs);
        for (const step of undo) await step();
      },
    };
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    throw error;
  }
};
