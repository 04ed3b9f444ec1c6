import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** A private PostgreSQL cluster. */
export interface Postgres {
  /** `postgres://app@127.0.0.1:PORT/postgres`: a superuser without password, on loopback only. */
  readonly url: string;
  /** Ends all connections and starts again on the same data. */
  restart(): Promise<void>;
  /** Stops the cluster and removes its folder. */
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

const holdsServer = (folder: string): boolean => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)));

/** The folder of initdb and pg_ctl: Debian's newest, or one in PATH; undefined when there is none. */
const findBin = (): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number).filter(Number.isFinite) : [];
  const debian = versions.sort((a, b) => b - a).map((version) => join(DEBIAN_FOLDER, String(version), 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find(holdsServer);
};

const shown = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/** Installs Debian's package, which includes the contrib modules. Returns whether that worked. */
const install = async (): Promise<boolean> => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write('… installing PostgreSQL from Debian’s packages\n');
  await shown('apt-get', ['update', '-q']);
  return shown('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql']);
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const lastLine = (error: unknown): string => {
  const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message: string };
  const lines = [stdout, stderr].flatMap((text) => (text ?? '').trim().split('\n')).filter((line) => line !== '');
  return lines.at(-1) ?? message;
};

/** The folder of PostgreSQL's programs. Installs them when missing (root on Debian); rejects with one line otherwise. */
const ensureBin = async (): Promise<string> => {
  const bin = findBin() ?? ((await install()) ? findBin() : undefined);
  if (bin === undefined) {
    throw new Error(
      'PostgreSQL is not installed. Install it (Debian: apt-get install postgresql) or set DATABASE_URL.',
    );
  }
  return bin;
};

/** Runs one of the server's programs as Debian's postgres user, because they refuse to run as root. */
export const runPostgresTool = async (name: string, args: readonly string[]): Promise<void> => {
  const tool = join(await ensureBin(), name);
  const [command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', tool] : [tool];
  try {
    await promisify(execFile)(command ?? tool, [...rest, ...args], { cwd: tmpdir() });
  } catch (error) {
    throw new Error(`PostgreSQL’s ${name} failed: ${lastLine(error)}`);
  }
};

const ownerOf = async (user: string): Promise<{ uid: number; gid: number }> => {
  const ask = async (flag: string): Promise<number> =>
    Number((await promisify(execFile)('id', [flag, user])).stdout.trim());
  return { uid: await ask('-u'), gid: await ask('-g') };
};

/** An empty folder that PostgreSQL's programs may write. */
export const postgresFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-postgres-'));
  if (isRoot) {
    const { uid, gid } = await ownerOf('postgres');
    chownSync(folder, uid, gid);
  }
  return folder;
};

/** Starts the cluster of a folder, on a free port of loopback, with these settings (`name=value`). */
export const startCluster = async (folder: string, settings: readonly string[] = []): Promise<Postgres> => {
  const stop = async (): Promise<void> => {
    if (existsSync(join(folder, 'postmaster.pid'))) {
      await runPostgresTool('pg_ctl', ['-D', folder, '-w', '-m', 'fast', 'stop']);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const all = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings];
    const options = all.map((setting) => `-c "${setting}"`).join(' ');
    const usual = ['-D', folder, '-w', '-l', join(folder, 'server.log'), '-o', options];
    await runPostgresTool('pg_ctl', [...usual, 'start']);
    const restart = () => runPostgresTool('pg_ctl', [...usual, '-m', 'fast', 'restart']);
    return { url: `postgres://app@127.0.0.1:${port}/postgres`, restart, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
};

/**
 * Starts a private PostgreSQL cluster in a temporary folder. Installs PostgreSQL when missing (root on Debian). Rejects
 * with one line when that is not possible. Tests run without `fsync`: their data need not survive the machine.
 */
export const startPostgres = async (
  fsync: 'on' | 'off' = 'off',
  settings: readonly string[] = [],
): Promise<Postgres> => {
  await ensureBin();
  const folder = await postgresFolder();
  try {
    await runPostgresTool('initdb', [
      '-D',
      folder,
      '-A',
      'trust',
      '-U',
      'app',
      '--locale=C.UTF-8',
      '-E',
      'UTF8',
      '--no-sync',
    ]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return startCluster(folder, [`fsync=${fsync}`, ...settings]);
};
