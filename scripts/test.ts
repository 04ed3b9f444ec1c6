import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { failuresOf } from '../tests/proofs/reports.ts';
import { root } from './build/vite-plugins.ts';
import { ensureBrowsers, ensureCache, ensurePageReader, ensurePdfReaders, ensureShell } from './tests/browsers.ts';
import { startPostgres } from './tests/postgres.ts';

/**
 * `npm test` runs what fits in ten minutes and names the rest; `npm run test:all` runs everything and prints the table of
 * proofs. Both run all steps even when one fails, then print failures and a summary. Names of steps run only those.
 */
interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Where a step prints: the terminal, or an open file. */
type Output = 'inherit' | number;

interface Step {
  readonly name: string;
  readonly run: (output: Output) => Promise<number>;
  /** Runs only with all tests. */
  readonly onlyInAll?: true;
  /** Where it runs beside the others, which leave half of the processor idle: both halves take as long. */
  readonly beside?: 'quick' | 'all';
  /** Mostly waits for downloads and disks: runs beside everything. */
  readonly waits?: true;
  /** Needs nothing that is built: begins at once. */
  readonly needsNoBuild?: true;
}

const file = (path: string): string => new URL(path, root).pathname;
const results = new URL('.cache/results/', root);

const node = (args: readonly string[], output: Output, environment: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

const vitest = (name: string, project: string, output: Output, environment?: NodeJS.ProcessEnv): Promise<number> => {
  const report = file(`.cache/results/${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return node([file('node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...reporters], output, environment);
};

const onPostgres = async (output: Output): Promise<number> => {
  const { url, stop } = await startPostgres();
  try {
    return await vitest('server-postgres', 'server', output, { DATABASE_URL: url });
  } finally {
    await stop();
  }
};

const words = process.argv.slice(2);
const isAll = words.includes('--all');
const chosen = words.filter((argument) => argument !== '--all');
const isNamed = chosen.length > 0;
const mode = isAll ? 'all' : 'quick';
const command = isAll ? 'npm run test:all' : 'npm test';
const isQuick = !isAll && !isNamed;
/** What a step reads to leave out what `npm test` leaves out. */
const quickly: NodeJS.ProcessEnv = isQuick ? { NP_QUICK: '1' } : {};

/** Tag of the page tests that `npm test` runs: one or two per feature, and the faults that lose data. */
const QUICK = '@quick';
const playwright = [file('node_modules/@playwright/test/cli.js'), 'test'];

const pageTests = (...options: readonly string[]): number => {
  const { stdout } = spawnSync(process.execPath, [...playwright, '--list', ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NP_TEST_PORT: '1' },
  });
  return Number(/Total: (\d+) tests?/.exec(stdout)?.[1] ?? 0);
};

const steps: readonly Step[] = [
  { name: 'build', run: (output) => node([file('scripts/build/build-if-stale.ts')], output) },
  { name: 'docs', run: (output) => node([file('scripts/docs.ts'), '--if-stale'], output) },
  { name: 'check', run: (output) => node([file('scripts/check.ts')], output) },
  { name: 'units', run: (output) => vitest('units', 'units', output), needsNoBuild: true },
  { name: 'package', run: (output) => vitest('package', 'package', output, quickly) },
  { name: 'server', run: (output) => vitest('server', 'server', output), beside: 'all' },
  { name: 'server-postgres', run: onPostgres, onlyInAll: true },
  {
    name: 'bench',
    run: (output) => node([file('bench/main.ts'), 'short'], output),
    onlyInAll: true,
    beside: 'all',
  },
  {
    name: 'wordpress',
    run: (output) => node([...playwright, '--config', 'tests/wordpress/playwright.config.ts'], output),
    onlyInAll: true,
    waits: true,
  },
  {
    name: 'elements',
    run: (output) => node([file('node_modules/@web/test-runner/dist/bin.js')], output, quickly),
    beside: 'quick',
  },
  {
    name: 'pages',
    run: (output) => node([...playwright, ...(isAll ? [] : ['--grep', QUICK])], output),
    beside: 'quick',
  },
];

/** Reads the totals of a report by Vitest, Playwright or this project. */
const totalsOf = (name: string): Totals => {
  const report = new URL(`${name}.json`, results);
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const data = JSON.parse(readFileSync(report, 'utf8')) as Partial<Record<string, number>> & {
    readonly stats?: Partial<Record<string, number>>;
  };
  const { stats } = data;
  return {
    passed: data.passed ?? data.numPassedTests ?? stats?.expected ?? 0,
    failed: data.failed ?? data.numFailedTests ?? (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: data.skipped ?? data.numPendingTests ?? stats?.skipped ?? 0,
  };
};

const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`${command}: no step ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const lines = new Map<string, string>();
const faults: string[] = [];
const sum = { passed: 0, failed: 0, skipped: 0 };

const runStep = async ({ name, run }: Step, isBeside: boolean): Promise<void> => {
  const started = performance.now();
  const log = file(`.cache/results/${name}.log`);
  console.log(`\n== ${name}${isBeside ? ', beside the next ones: its output follows when it has finished' : ''}`);
  const output = isBeside ? openSync(log, 'w') : 'inherit';
  const code = await run(output);
  if (output !== 'inherit') {
    closeSync(output);
    console.log(`\n== ${name} has finished\n${readFileSync(log, 'utf8')}`);
  }
  const totals = totalsOf(name);
  // A step that exits with an error but without a failed test counts as one failure.
  const failed = code !== 0 && totals.failed === 0 ? 1 : totals.failed;
  sum.passed += totals.passed;
  sum.failed += failed;
  sum.skipped += totals.skipped;
  faults.push(...failuresOf(results, name));
  const seconds = Math.round((performance.now() - started) / 1000);
  lines.set(
    name,
    `${name.padEnd(18)} ${totals.passed} passed, ${failed} failed, ${totals.skipped} skipped, ${seconds} s`,
  );
};

const runAll = async (queue: readonly Step[], isBeside = false): Promise<void> => {
  for (const step of queue) await runStep(step, isBeside);
};

try {
  ensureBrowsers();
  ensureShell();
  ensurePdfReaders();
  ensurePageReader();
  ensureCache();
  const wanted = steps.filter(({ name, onlyInAll }) => (isNamed ? chosen.includes(name) : isAll || !onlyInAll));
  // Nearly every other step needs what these two build.
  const first = wanted.filter(({ name }) => name === 'build' || name === 'docs');
  // All page tests together keep both cores busy but for a tenth, which the elements' waiting browsers use.
  const last = wanted.filter(({ name }) => isAll && (name === 'pages' || name === 'elements'));
  const rest = wanted.filter((step) => !first.includes(step) && !last.includes(step));
  if (!isNamed) {
    const lane = (isIn: (step: Step) => boolean, isBeside = true) => runAll(rest.filter(isIn), isBeside);
    const early = lane(({ needsNoBuild }) => needsNoBuild === true);
    await runAll(first);
    const waiting = lane(({ waits }) => waits === true);
    const isLater = ({ waits, needsNoBuild }: Step) => !waits && !needsNoBuild;
    await Promise.all([
      lane((step) => isLater(step) && step.beside !== mode, false),
      lane((step) => isLater(step) && step.beside === mode),
    ]);
    await Promise.all([
      early,
      waiting,
      runAll(last.filter(({ name }) => name === 'pages')),
      runAll(
        last.filter(({ name }) => name === 'elements'),
        true,
      ),
    ]);
  } else await runAll(first.concat(rest, last));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  sum.failed += 1;
}
if (isAll && !isNamed && (await node([file('scripts/proofs.ts')], 'inherit')) !== 0) {
  sum.failed += 1;
  lines.set('proofs', 'proofs             a line of the lists is open, see above');
}
if (faults.length > 0) console.log(`\nFailed:\n\n${faults.slice(0, 20).join('\n\n')}`);
if (faults.length > 20) console.log(`\nand ${faults.length - 20} more, see above`);
console.log(`\n${[...steps.map(({ name }) => name), 'proofs'].flatMap((name) => lines.get(name) ?? []).join('\n')}\n`);
if (isQuick) {
  const all = pageTests();
  const left = steps.flatMap(({ name, onlyInAll }) => (onlyInAll ? name : []));
  console.log(
    `Not run: ${left.join(', ')}, what a release costs a returning reader, Firefox and WebKit but for the contract of elements, ${all - pageTests('--grep', QUICK)} of ${all} page tests. npm run test:all runs them.\n`,
  );
}
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
if (sum.failed > 0) process.exitCode = 1;
