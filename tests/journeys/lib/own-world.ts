import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedWorldOf, start, stop } from '../../../scripts/tests/worlds.ts';

/** A world for one test. */
export interface OwnWorld {
  readonly port: number;
  end(): Promise<void>;
}

/** A folder with little content, and the environment of a world with it. */
const little = () => {
  const folder = mkdtempSync(join(tmpdir(), 'np-own-world-'));
  const content = join(folder, 'content');
  cpSync('demo/server/testing/fixtures/content', content, { recursive: true });
  cpSync('demo/content/mg/offers.json', join(content, 'mg', 'offers.json'));
  return { folder, environment: { NP_CONTENT_DIR: content, DATABASE_URL: '' } };
};

const fill = (data: string, environment: NodeJS.ProcessEnv): Promise<void> => seedWorldOf(data, 'little', environment);

/** Fills the world that own worlds are copies of, so that no test waits for it. */
export const fillOwnWorld = async (): Promise<void> => {
  const { folder, environment } = little();
  await fill(join(folder, 'data'), environment);
  rmSync(folder, { recursive: true });
};

/**
 * Starts a world whose clock a test may shift by years: all people, two papers with little content, and the offers of
 * the first one, in its own database. One with brands of its own is filled first, which takes long.
 */
export const openOwnWorld = async (changes: NodeJS.ProcessEnv = {}): Promise<OwnWorld> => {
  const { folder, environment } = little();
  const data = join(folder, 'data');
  if (!changes.NP_BRANDS) await fill(data, environment);
  const world = await start(data, { ...environment, ...changes });
  return {
    port: world.port,
    end: async () => {
      await stop(world);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
