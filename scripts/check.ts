import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from './build/vite-plugins.ts';

/** Prints one line per check, and the output of failed ones. */
const bin = (name: string): string => new URL(`node_modules/.bin/${name}`, root).pathname;
const projects = ['tsconfig.json', 'src/rules/tsconfig.json', 'tsconfig.node.json', 'tsconfig.tests.json'];

const checks: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ...projects.map((project) => [`types of ${project}`, bin('tsc'), '-p', project] as const),
  ['lint and format', bin('biome'), 'ci', '--error-on-warnings', '.'],
  [
    'layers and texts',
    process.execPath,
    bin('vitest'),
    ...['run', '--project', 'units', 'tests/units/layers.test.ts', 'tests/units/texts.test.ts'],
  ],
  ['dead code', process.execPath, bin('knip')],
  ['lock file is complete', 'npm', 'ci', '--dry-run', '--loglevel=error', '--no-audit', '--no-fund'],
];

let failed = 0;
for (const [what, command, ...args] of checks) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) console.log(`check: ${what}: passed`);
  else {
    failed += 1;
    console.error(`check: ${what}: failed\n${stdout}${stderr}${error?.message ?? ''}`);
  }
}

const results = new URL('.cache/results/', root);
if (!existsSync(results)) mkdirSync(results, { recursive: true });
writeFileSync(new URL('check.json', results), JSON.stringify({ passed: checks.length - failed, failed, skipped: 0 }));
if (failed > 0) process.exitCode = 1;
