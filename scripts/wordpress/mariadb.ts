import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** What ends something that was started. */
export type Undo = () => Promise<void>;

const run = promisify(execFile);

/** Root gives way to Debian's user of the database. */
const asUser = process.getuid?.() === 0 ? ['--user=mysql'] : [];

const isReady = async (server: ChildProcess): Promise<void> => {
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr ?? process.stdin })) {
    lines.push(line);
    if (line.includes('ready for connections')) return;
  }
  throw new Error(`MariaDB has not started: ${lines.slice(-3).join(' ')}`);
};

/**
 * Starts a private MariaDB with an empty database `wordpress` in a new folder: a socket, which it resolves with, and no
 * network. Its data need not survive the machine. `undo` learns how to end it before it is ready.
 */
export const startMariadb = async (folder: string, undo: Undo[]): Promise<string> => {
  const [data, socket, first] = ['data', 'socket', 'first.sql'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(folder);
  writeFileSync(first, 'CREATE DATABASE wordpress;\n');
  if (asUser.length > 0) await run('chown', ['-R', 'mysql:', folder]);
  chmodSync(folder, 0o700);
  const install = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
  await run('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, ...install, ...asUser]);
  const options = ['--skip-networking', '--skip-log-bin', '--innodb-flush-log-at-trx-commit=0'];
  const server = spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--init-file=${first}`, ...options, ...asUser],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  undo.push(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });
  await isReady(server);
  server.stderr?.resume();
  return socket;
};
