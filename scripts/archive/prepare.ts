import type { Db } from '../../demo/server/db/db.ts';
import { seed as seedWorld } from '../../demo/server/domain/seed/seed.ts';
import { readSharedContent } from '../../demo/server/domain/seed/shared-content.ts';
import type { Press } from '../../demo/server/print/print.ts';
import { root } from '../build/vite-plugins.ts';
import { type Archive, type FillOptions, openArchive } from './fill.ts';

/** Leaves the demo's own editions without pages, which a search does not need. */
const noPress: Press = {
  set: () => Promise.reject(new Error('Not printed')),
  image: () => Promise.resolve(null),
  close: () => Promise.resolve(),
};

/** Seeds the demo's own world in a migrated database, and opens the archive beside it. */
export const prepareArchive = async (db: Db, options: Omit<FillOptions, 'content'>): Promise<Archive> => {
  const contentDir = new URL('demo/content/', root).pathname;
  await seedWorld(db, { contentDir, now: options.now, onProgress: options.onProgress, press: noPress });
  const { content } = await readSharedContent(contentDir);
  return openArchive(db, { ...options, content });
};
