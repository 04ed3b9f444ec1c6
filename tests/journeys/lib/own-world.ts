import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, stop } from '../../../scripts/tests/worlds.ts';

/** A world for one test. */
export interface OwnWorld {
  readonly port: number;
  end(): Promise<void>;
}

/**
 * Starts a world whose clock a test may shift by years: all people, two papers with little content, and the offers of
 * the first one, in its own database. Filling it takes seconds.
 */
export const openOwnWorld = async (changes: NodeJS.ProcessEnv = {}): Promise<OwnWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-own-world-'));
  const content = join(folder, 'content');
  cpSync('demo/server/testing/fixtures/content', content, { recursive: true });
  cpSync('demo/content/mg/offers.json', join(content, 'mg', 'offers.json'));
  const world = await start(join(folder, 'data'), { NP_CONTENT_DIR: content, DATABASE_URL: '', ...changes });
  return {
    port: world.port,
    end: async () => {
      await stop(world);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
