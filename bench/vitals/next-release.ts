import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../scripts/build/vite-plugins.ts';

/** What the next release changes: an account panel, and the newsstand's home. */
const changed = ['src/features/account-profile/panel.tsx', 'src/features/newsstand-home/screen.tsx'];

const left = ['.git', '.cache', 'dist', 'node_modules', 'docs'];

/** Builds a next release in an empty folder: another version with those files changed. Returns its dist/. */
export const buildNextRelease = (folder: string): string => {
  const from = root.pathname;
  cpSync(from, folder, { recursive: true, filter: (path) => !left.includes(relative(from, path)) });
  symlinkSync(join(from, 'node_modules'), join(folder, 'node_modules'));
  const description = join(folder, 'package.json');
  writeFileSync(description, readFileSync(description, 'utf8').replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
  for (const file of changed) appendFileSync(join(folder, file), "\nconsole.debug('changed');\n");
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, 'dist');
};
