import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/tests/postgres.ts';
import { seedWorlds, start, stop } from '../../scripts/tests/worlds.ts';
import type { Undo } from '../../scripts/wordpress/mariadb.ts';
import { newestOf } from '../../scripts/wordpress/newest.ts';
import { ensureWordpress } from '../../scripts/wordpress/packages.ts';
import { endAll, originAt, startWordpress } from '../../scripts/wordpress/site.ts';

/**
 * Starts a demo world and a WordPress beside it; `NP_TEST_WORDPRESS` and `NP_TEST_PORT` tell the tests where. The function
 * that it returns ends both, and fails when PHP complained about the plugin.
 */
const setUp = async (): Promise<() => Promise<void>> => {
  ensureWordpress();
  const folder = mkdtempSync(join(tmpdir(), 'np-world-'));
  const data = join(folder, '0');
  await seedWorlds([data]);
  const port = await freePort();
  const undo: Undo[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const world = await start(data, { NP_WORDPRESS: originAt(port) });
  undo.push(() => stop(world));
  const { cover, ...newest } = await newestOf(world.port);
  const place = { port: world.port, ...newest };
  // A page that shows a printed one has loaded when that is drawn: the first takes the longest.
  const drawCover = async () => {
    if (cover) await (await fetch(Object.assign(new URL(cover), { hostname: '127.0.0.1' }))).arrayBuffer();
  };
  const [site] = await Promise.all([startWordpress(port, place, undo), drawCover()]).catch(async (error) => {
    await endAll(undo);
    throw error;
  });
  process.env.NP_TEST_PORT = String(world.port);
  process.env.NP_TEST_WORDPRESS = site.origin;
  process.env.NP_TEST_SITE = site.path;
  return async () => {
    const complaints = existsSync(site.log) ? readFileSync(site.log, 'utf8') : '';
    await endAll(undo);
    if (complaints.includes('np-elements')) throw new Error(`PHP complained about the plugin:\n${complaints}`);
  };
};

export default setUp;
