import { readFile, writeFile } from 'node:fs/promises';
import { bitsOf, FILTER_BITS } from './domain/session/leaked.ts';

/** How many passwords the filter takes, the most frequent first. */
const MOST = 100_000;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name a list of passwords, one a line, the most frequent first.');
const lines = (await readFile(path, 'utf8')).split(/\r?\n/);
const filter = Buffer.alloc(FILTER_BITS / 8);
for (const password of new Set(lines.slice(0, MOST).map((line) => line.normalize('NFC').toLowerCase()))) {
  if (password === '') continue;
  for (const bit of bitsOf(password)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
}
await writeFile(new URL('./domain/session/leaked-passwords.bin', import.meta.url), filter);
