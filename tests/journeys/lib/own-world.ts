import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, stop } from './world.ts';

/** A world of a test's own. */
export interface OwnWorld {
  readonly port: number;
  end(): Promise<void>;
}

/**
 * Starts a world whose clock a test may turn by years: all people, two papers with little in them, and what the first
 * one sells, in a database of its own. It takes seconds to fill.
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
