import { existsSync } from 'node:fs';
import { root } from './build/vite-plugins.ts';
import { start, stop } from './tests/worlds.ts';
import type { Undo } from './wordpress/mariadb.ts';
import { newestOf } from './wordpress/newest.ts';
import { ensureWordpress } from './wordpress/packages.ts';
import { endAll, originAt, startWordpress } from './wordpress/site.ts';

/** Serves the demo world and a new WordPress beside it, with plugin and theme, until Ctrl-C. */
const port = Number(process.env.NP_WORDPRESS_PORT ?? 4320);

if (!existsSync(new URL('dist/sri.json', root))) {
  console.log('np: building the bundle once …');
  await import('./build.ts');
  if (process.exitCode) process.exit();
}
ensureWordpress();

const undo: Undo[] = [];
let isEnding = false;
const end = async (): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  await endAll(undo);
  process.exit();
};
// From here on: the first start takes minutes, and Ctrl-C leaves nothing behind.
process.on('SIGINT', end);
process.on('SIGTERM', end);

console.log('np: starting the demo world (minutes the first time) …');
const world = await start(process.env.NP_DATA_DIR ?? '.data', {
  PORT: process.env.PORT ?? '4300',
  NP_WORDPRESS: originAt(port),
});
undo.push(() => stop(world));
world.server.once('exit', end);
console.log('np: setting up WordPress …');
const place = { port: world.port, ...(await newestOf(world.port)) };
const site = await startWordpress(port, place, undo).catch(async (error) => {
  // What Ctrl-C ends in the middle of its start fails.
  if (isEnding) return new Promise<never>(() => {});
  await endAll(undo);
  throw error;
});
console.log(`
WordPress      ${site.origin}
  the blocks   ${site.origin}/blocchi/
  shortcodes   ${site.origin}/codici/
  newsstand    ${site.origin}/edicola/
  an author's  ${site.origin}/di-un-autrice/
  to sign in   ${site.origin}/wp-admin/   redazione or autrice, password np-demo
Demo world     http://localhost:${world.port}

Each start makes a new site. Ctrl-C ends both.`);
