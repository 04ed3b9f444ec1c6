import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The result of one test of a step. */
export interface Outcome {
  readonly step: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** The message of a failed test. */
  readonly message?: string | undefined;
}

type State = Outcome['state'];
type TitledOutcome = Omit<Outcome, 'step'>;

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface ElementsReport {
  readonly tests: readonly TitledOutcome[];
}

const stateOf: Readonly<Record<string, State>> = { passed: 'passed', expected: 'passed', failed: 'failed' };
/** Anything else has not run; a Playwright test that is flaky or unexpected has failed. */
const read = (status: string): State =>
  stateOf[status] ?? (['unexpected', 'flaky'].includes(status) ? 'failed' : 'skipped');

const fromVitest = ({ testResults }: VitestReport): readonly TitledOutcome[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      title: fullName,
      state: read(status),
      message: failureMessages[0],
    })),
  );

const fromPlaywright = ({ suites = [], specs = [] }: Suite): readonly TitledOutcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => {
      // A test out of time has two: that it is, and where.
      const message = results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).join('\n');
      return { title, state: read(status), message };
    }),
  ),
  ...suites.flatMap(fromPlaywright),
];

/** The steps of `npm test` whose reports name each test, and their readers. */
const readers: Readonly<Record<string, (report: unknown) => readonly TitledOutcome[]>> = {
  units: (report) => fromVitest(report as VitestReport),
  package: (report) => fromVitest(report as VitestReport),
  server: (report) => fromVitest(report as VitestReport),
  'server-postgres': (report) => fromVitest(report as VitestReport),
  elements: (report) => (report as ElementsReport).tests,
  pages: (report) => fromPlaywright(report as Suite),
  wordpress: (report) => fromPlaywright(report as Suite),
};

export const stepsWithTitles: readonly string[] = Object.keys(readers);

/** The outcomes of a step in `folder`; undefined when it has not run. */
export const outcomesOf = (folder: URL, step: string): readonly Outcome[] | undefined => {
  const file = new URL(`${step}.json`, folder);
  const reader = readers[step];
  if (!reader || !existsSync(file)) return undefined;
  return reader(JSON.parse(readFileSync(file, 'utf8'))).map((outcome) => ({ step, ...outcome }));
};

const maxLines = 16;

/** The failed tests of a step with the beginning of their messages, for the end of a long run. */
export const failuresOf = (folder: URL, step: string): readonly string[] =>
  (outcomesOf(folder, step) ?? [])
    .filter(({ state }) => state === 'failed')
    .map(({ title, message = '' }) => {
      const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, maxLines);
      return [`${step}: ${title}`, ...lines.map((line) => `  ${line.slice(0, 300)}`)].join('\n').trimEnd();
    });
