import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedWorlds, start, stop } from '../../scripts/tests/worlds.ts';

interface BenchWorld {
  /** The origin of a host, `mg` or `account.mg`. */
  readonly at: (host: string) => string;
  /** Starts it again at the same addresses in a changed environment. */
  readonly change: (environment: NodeJS.ProcessEnv) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A demo world of its own. */
export const startWorld = async (): Promise<BenchWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-bench-'));
  const data = join(folder, 'data');
  await seedWorlds([data]);
  let world = await start(data);
  return {
    at: (host) => `http://${host}.localhost:${world.port}`,
    async change(environment) {
      const { port } = world;
      await stop(world);
      world = await start(data, { PORT: String(port), ...environment });
    },
    async stop() {
      await stop(world);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
