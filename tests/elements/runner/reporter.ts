import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner';

const resultFile = new URL('../../../.cache/results/elements.json', import.meta.url);

/** The tests of a suite, each by its full name: after those of the suites around it. */
const testsOf = (suite: TestSuiteResult | undefined, around = ''): TestResult[] =>
  suite
    ? [
        ...suite.tests.map((test) => ({ ...test, name: around + test.name })),
        ...suite.suites.flatMap((inner) => testsOf(inner, `${around}${inner.name} `)),
      ]
    : [];

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const stateOf = ({ passed, skipped }: TestResult) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');

/** A page that could not run its tests counts as one failure. */
const totalsOf = (sessions: readonly TestSession[]): Totals => {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const session of sessions) {
    const results = testsOf(session.testResults);
    for (const result of results) totals[stateOf(result)] += 1;
    if (session.passed === false && results.every(({ passed, skipped }) => passed || skipped)) totals.failed += 1;
  }
  return totals;
};

const sentence = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const indented = (text = ''): string => text.trimEnd().replace(/^/gm, '      ');

const failuresOf = (session: TestSession): string[] => [
  ...testsOf(session.testResults)
    .filter(({ passed, skipped }) => !passed && !skipped)
    .map(({ name, error }) => `    ✗ ${name}\n${indented(error?.message)}\n${indented(error?.stack)}`),
  ...session.errors.map(({ message, stack }) => `    ✗ ${message}\n${indented(stack)}`),
  ...(session.passed ? [] : session.request404s.map((path) => `    404 ${path}`)),
];

/** NP_SLOWEST=10 lists that many tests of each file. */
const slowest = (session: TestSession): TestResult[] =>
  testsOf(session.testResults)
    .sort((one, other) => (other.duration ?? 0) - (one.duration ?? 0))
    .slice(0, Number(process.env.NP_SLOWEST ?? 0));

/**
 * Prints one line for each file and engine as it finishes, with its failures; writes totals and titles to
 * .cache/results/elements.json.
 */
export const reporter = (): Reporter => {
  let started = 0;
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  return {
    start({ startTime, testFiles, browserNames }) {
      started = startTime;
      console.log(`elements: ${testFiles.length} files in ${browserNames.join(', ')}`);
    },
    reportTestFileResults({ sessionsForTestFile, testFile, logger }) {
      const name = testFile.split('/').at(-1);
      for (const session of sessionsForTestFile) {
        console.log(`  ${session.browser.name}  ${name}: ${sentence(totalsOf([session]))}  (${seconds()})`);
        for (const failure of failuresOf(session)) console.log(failure);
        for (const { name, duration = 0 } of slowest(session)) console.log(`    ${duration} ms  ${name}`);
        for (const log of session.logs) logger.log(`    console: ${log.join(' ')}`);
      }
    },
    onTestRunFinished({ sessions }) {
      const totals = totalsOf(sessions);
      for (const engine of new Set(sessions.map(({ browser }) => browser.name)))
        console.log(`${engine}: ${sentence(totalsOf(sessions.filter(({ browser }) => browser.name === engine)))}`);
      console.log(`elements: ${sentence(totals)} in ${seconds()}`);
      mkdirSync(new URL('.', resultFile), { recursive: true });
      const tests = sessions.flatMap((session) => [
        ...testsOf(session.testResults).map((result) => ({
          title: result.name,
          state: stateOf(result),
          message: result.error && `${session.browser.name}: ${result.error.message}`,
        })),
        ...session.errors.map(({ message }) => ({
          title: `${session.testFile?.split('/').at(-1)} in ${session.browser.name}`,
          state: 'failed',
          message,
        })),
      ]);
      writeFileSync(resultFile, `${JSON.stringify({ ...totals, tests })}\n`);
    },
  };
};
