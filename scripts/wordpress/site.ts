import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { chmod, cp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../build/vite-plugins.ts';
import { startMariadb, type Undo } from './mariadb.ts';
import { debianWordpress, ensureWordpress } from './packages.ts';

/** What a demo world has for the sample pages. */
export interface WorldPlace {
  readonly port: number;
  readonly article: number;
  readonly edition: number;
}

/** A running WordPress with the plugin, the theme and sample pages. */
export interface WordpressSite {
  readonly origin: string;
  /** The folder of its files, for `runPhp`. */
  readonly path: string;
  /** The file with what PHP complains about. */
  readonly log: string;
}

const own = (path: string): string => new URL(path, root).pathname;

const constant = (name: string, value: string | boolean): string =>
  `define( '${name}', ${typeof value === 'string' ? `'${value}'` : value} );`;

const keys = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
];

/** No updates, no mail, no calls to other hosts; errors go to a file. */
const configOf = (origin: string, socket: string, log: string): string => {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    ...Object.fromEntries(keys.map((key) => [key, randomBytes(32).toString('hex')])),
    WP_HOME: origin,
    WP_SITEURL: origin,
    DISALLOW_FILE_MODS: true,
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: log,
  };
  return `<?php
${Object.entries(constants)
  .map(([name, value]) => constant(name, value))
  .join('\n')}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
};

const isOpen = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  // `once` rejects on `error`.
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
};

const answers = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isOpen(port)) return;
    await wait(50);
  }
  throw new Error(`PHP’s server does not answer on port ${port}.`);
};

const php = async (path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await promisify(execFile)('/usr/bin/php', args, { env: { ...process.env, NP_SITE: path, ...env } })).stdout;

/** Runs code inside the WordPress at a path; resolves with what it prints. */
export const runPhp = (path: string, code: string): Promise<string> =>
  php(path, ['-r', `require getenv( 'NP_SITE' ) . '/wp-load.php'; ${code}`]);

/** The plugin's settings for Il Meriggio's servers of a demo world. */
const settingsOf = (port: number): Record<string, string> => ({
  folder: '/np/',
  integrity: '1',
  brand: 'MG',
  newsstand: `http://mg.localhost:${port}`,
  account: `http://account.mg.localhost:${port}`,
  site: `http://www.mg.localhost:${port}`,
  shop: `http://shop.mg.localhost:${port}`,
  captchaUrl: `http://third.localhost:${port}/recaptcha/api.js`,
  captchaSiteId: 'np-demo',
  consentMode: 'strict',
});

/** The origin of a WordPress on a port of loopback. */
export const originAt = (port: number): string => `http://wordpress.localhost:${port}`;

/** Ends what was started, the last first. */
export const endAll = async (undo: Undo[]): Promise<void> => {
  for (const step of undo.splice(0).reverse()) await step();
};

/**
 * Sets up a new WordPress in a temporary folder and serves it on loopback. The world must let its origin in. `undo` learns
 * how to end each part as soon as it has begun.
 */
export const startWordpress = async (port: number, world: WorldPlace, undo: Undo[]): Promise<WordpressSite> => {
  ensureWordpress();
  if (await isOpen(port)) throw new Error(`np: port ${port} is in use. NP_WORDPRESS_PORT names another.`);
  const origin = originAt(port);
  const folder = mkdtempSync(join(tmpdir(), 'np-wordpress-'));
  const site = join(folder, 'site');
  const log = join(folder, 'debug.log');
  undo.push(async () => rmSync(folder, { recursive: true, force: true }));
  // The database's user has to reach its folder.
  await chmod(folder, 0o711);
  const copied = cp(debianWordpress, site, { recursive: true, dereference: true });
  // The folder is removed after its last file has come.
  undo.push(() => copied.catch(() => {}));
  const [socket] = await Promise.all([startMariadb(join(folder, 'db'), undo), copied]);
  symlinkSync(own('integrations/wordpress/np-elements'), join(site, 'wp-content/plugins/np-elements'));
  symlinkSync(own('integrations/wordpress/theme'), join(site, 'wp-content/themes/il-meriggio'));
  symlinkSync(own('scripts/wordpress/must-use'), join(site, 'wp-content/mu-plugins'));
  symlinkSync(own('dist'), join(site, 'np'));
  writeFileSync(join(site, 'wp-config.php'), configOf(origin, socket, log), {
    mode: 0o600,
  });
  await php(site, [own('scripts/wordpress/install.php')]);
  await php(site, [own('scripts/wordpress/content.php')], {
    NP_CONTENT: JSON.stringify({ settings: settingsOf(world.port), article: world.article, edition: world.edition }),
  });
  const server = spawn('/usr/bin/php', ['-S', `127.0.0.1:${port}`, '-t', site, own('scripts/wordpress/router.php')], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  });
  const gone = once(server, 'exit');
  undo.push(async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await gone;
  });
  await answers(port);
  return { origin, path: site, log };
};
