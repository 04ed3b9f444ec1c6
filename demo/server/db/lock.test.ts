import { fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../base/start-error.ts';
import { temporaryFolder } from '../testing/testing.ts';
import { takeLock } from './lock.ts';
import { isAlive, startOf } from './process-life.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const file = () => join(folder.path, 'server.lock');

/** Pid and start of a process that has ended. */
const dead = async (): Promise<{ pid: number; start: string | null }> => {
  const child = fork('-', { execArgv: ['-e', 'setInterval(() => {}, 1000)'], stdio: 'ignore' });
  const pid = child.pid ?? 0;
  const start = startOf(pid);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  return { pid, start };
};

test('a lock is held until it is released', () => {
  const lock = takeLock(folder.path);
  expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  expect(() => takeLock(folder.path)).toThrow(StartError);
  expect(() => takeLock(folder.path)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  takeLock(folder.path).release();
  expect(readdirSync(folder.path)).toEqual([]);
});

test('the lock of a process that ended is taken over', async () => {
  const { pid, start } = await dead();
  writeFileSync(file(), `${pid} ${start ?? '-'}\n`);
  takeLock(folder.path).release();
  expect(readdirSync(folder.path)).toEqual([]);
});

test.skipIf(startOf(process.pid) === null)('a pid reused by another process does not hold the lock', () => {
  writeFileSync(file(), `${process.ppid} 1\n`);
  expect(isAlive(process.ppid, startOf(process.ppid))).toBe(true);
  takeLock(folder.path).release();
});

test.each(['', 'x', '12', `${process.pid}`, '-5 3\n', '99999999999999 1\n'])(
  'a lock with the content %j has no owner',
  (text) => {
    writeFileSync(file(), text);
    takeLock(folder.path).release();
  },
);

test('a release keeps the lock of a later owner', () => {
  const lock = takeLock(folder.path);
  writeFileSync(file(), '1 1\n');
  lock.release();
  expect(readFileSync(file(), 'utf8')).toBe('1 1\n');
});
