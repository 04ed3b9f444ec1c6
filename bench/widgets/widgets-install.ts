import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';

/** Folder of the unpacked published packages; none of them is in package.json. */
const folder = '.cache/bench-widgets';

const run = (command: string, args: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`bench: ${command} ${args.join(' ')} failed.\n${stderr}${error?.message ?? ''}`);
};

/** Folder of a fetched package at its exact version. */
export const folderOf = (name: string, version: string): string => `${folder}/${name.replace('/', '__')}@${version}`;

/**
 * Fetches a package with npm, unless present. Skips its dependencies and install scripts: only the self-contained
 * file for embedding is measured.
 */
export const fetchPackage = (name: string, version: string): void => {
  const target = folderOf(name, version);
  if (existsSync(target)) return;
  const fresh = `${target}.fresh`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  run('npm', ['pack', `${name}@${version}`, '--ignore-scripts', '--pack-destination', fresh]);
  const [archive] = readdirSync(fresh);
  run('tar', ['xzf', `${fresh}/${archive}`, '-C', fresh]);
  renameSync(`${fresh}/package`, target);
  rmSync(fresh, { recursive: true });
};
