import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/testing.ts';
import { rotatingFile } from './rotating-file.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  vi.useRealTimers();
  folder.remove();
});

const path = () => join(folder.path, 'server.log');
const read = (name: string) => readFileSync(join(folder.path, name), 'utf8');
const rotation = { maxBytes: 30, maxAgeMs: 86_400_000, kept: 2 };

test('lines are in the file at once; a full one is set aside, and the oldest is removed', () => {
  const { write } = rotatingFile(path(), rotation);
  for (let n = 1; n <= 4; n += 1) {
    write(`line ${n} of 20 bytes.\n`);
    expect(read('server.log')).toBe(`line ${n} of 20 bytes.\n`);
  }
  expect(readdirSync(folder.path).sort()).toEqual(['server.log', 'server.log.1', 'server.log.2']);
  expect(read('server.log.1')).toContain('line 3');
  expect(read('server.log.2')).toContain('line 2');
});

test('a file older than a day is set aside', () => {
  vi.useFakeTimers({ now: Date.now() });
  const { write } = rotatingFile(path(), { ...rotation, maxBytes: 1000 });
  write('old\n');
  vi.setSystemTime(Date.now() + 86_400_001);
  write('new\n');
  expect([read('server.log'), read('server.log.1')]).toEqual(['new\n', 'old\n']);
});

test('a line that cannot be written is dropped without an error, and the next one tries again', () => {
  const { write } = rotatingFile(join(folder.path, 'missing', 'server.log'), rotation);
  expect(() => write('lost\n')).not.toThrow();
  mkdirSync(join(folder.path, 'missing'));
  write('kept\n');
  expect(read('missing/server.log')).toBe('kept\n');
});

test('an existing file is continued', () => {
  rotatingFile(path(), rotation).write('one\n');
  rotatingFile(path(), rotation).write('two\n');
  expect(read('server.log')).toBe('one\ntwo\n');
  expect(existsSync(`${path()}.1`)).toBe(false);
});
