import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedWorlds, start, stop } from '../../scripts/tests/worlds.ts';

/** A demo world of its own; `at` gives the origin of one of its hosts, `mg` or `account.mg`. */
export const startWorld = async (): Promise<{ at: (host: string) => string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-bench-'));
  const data = join(folder, 'data');
  await seedWorlds([data]);
  const world = await start(data);
  return {
    at: (host) => `http://${host}.localhost:${world.port}`,
    async stop() {
      await stop(world);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
