import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { root } from './build/vite-plugins.ts';
import { ensureBrowsers, ensureShell } from './tests/browsers.ts';
import { fromCodecov, fromLcov, merge } from './tests/covered-lines.ts';

/**
 * npm run coverage: lines of src/ that units and pages run together. Exits with 1 below the promised share. Counts
 * lines, because the reports of the tools agree on nothing smaller.
 */
const promised = 90;

const folder = new URL('.cache/coverage/', root).pathname;
rmSync(folder, { recursive: true, force: true });
ensureBrowsers();
ensureShell();

const run = (args: readonly string[]): void => {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NP_COVERAGE: '1' },
  });
  if (status !== 0) console.error('coverage: a test failed, see above. The other tests are counted.');
};

run(['scripts/build/build-if-stale.ts']);
const v8 = ['--coverage.provider=v8', '--coverage.reporter=lcovonly', '--coverage.include=src/**/*.{ts,tsx}'];
run([
  ...[
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'units',
    '--reporter=dot',
    '--coverage',
    '--coverage.reportOnFailure',
  ],
  ...[...v8, '--coverage.exclude=**/*.test.ts', `--coverage.reportsDirectory=${folder}units`],
]);
run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot']);

const read = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');
const covered = merge([fromLcov(read('units/lcov.info')), fromCodecov(read('pages/codecov.json'))]);
const percent = (lines: readonly boolean[]): number => (100 * lines.filter(Boolean).length) / lines.length;
const print = (what: string, lines: readonly boolean[]): void =>
  console.log(`${what.padEnd(44)} ${percent(lines).toFixed(1).padStart(5)} % of ${lines.length} lines`);

const files = [...covered].filter(([file]) => file.startsWith('src/'));
const linesOf = (some: typeof files): boolean[] => some.flatMap(([, lines]) => [...lines.values()]);
const folderOf = ([file]: (typeof files)[number]): string =>
  file
    .split('/')
    .slice(0, file.startsWith('src/features/') ? 3 : 2)
    .join('/');
for (const [name, some] of [...Map.groupBy(files, folderOf)].sort()) print(name, linesOf(some));
const all = linesOf(files);
print('src', all);
if (percent(all) < promised) {
  console.error(`coverage: below ${promised} %.`);
  process.exitCode = 1;
}
