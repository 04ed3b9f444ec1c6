import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How one test of a step ended. */
export interface Outcome {
  readonly step: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** What a failed one said. */
  readonly message?: string | undefined;
}

type State = Outcome['state'];
type Told = Omit<Outcome, 'step'>;

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
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface ElementsReport {
  readonly tests: readonly Told[];
}

const stateOf: Readonly<Record<string, State>> = { passed: 'passed', expected: 'passed', failed: 'failed' };
/** What neither passed nor failed has not run; a Playwright test that is flaky or unexpected has failed. */
const read = (status: string): State =>
  stateOf[status] ?? (['unexpected', 'flaky'].includes(status) ? 'failed' : 'skipped');

const ofVitest = ({ testResults }: VitestReport): readonly Told[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      title: fullName,
      state: read(status),
      message: failureMessages[0],
    })),
  );

const ofPlaywright = ({ suites = [], specs = [] }: Suite): readonly Told[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => {
      const message = results.find(({ error }) => error)?.error?.message;
      return { title, state: read(status), message };
    }),
  ),
  ...suites.flatMap(ofPlaywright),
];

/** The steps of `npm test` whose reports name each test, and how to read them. */
const readers: Readonly<Record<string, (report: unknown) => readonly Told[]>> = {
  units: (report) => ofVitest(report as VitestReport),
  package: (report) => ofVitest(report as VitestReport),
  server: (report) => ofVitest(report as VitestReport),
  'server-postgres': (report) => ofVitest(report as VitestReport),
  elements: (report) => (report as ElementsReport).tests,
  pages: (report) => ofPlaywright(report as Suite),
};

export const stepsWithTitles: readonly string[] = Object.keys(readers);

/** The outcomes that a step has left in `folder`; undefined when it has not run. */
export const outcomesOf = (folder: URL, step: string): readonly Outcome[] | undefined => {
  const file = new URL(`${step}.json`, folder);
  const reader = readers[step];
  if (!reader || !existsSync(file)) return undefined;
  return reader(JSON.parse(readFileSync(file, 'utf8'))).map((outcome) => ({ step, ...outcome }));
};

const LINES = 16;

/** The failed tests of a step with the beginning of what they said, for the end of a long run. */
export const faultsOf = (folder: URL, step: string): readonly string[] =>
  (outcomesOf(folder, step) ?? [])
    .filter(({ state }) => state === 'failed')
    .map(({ title, message = '' }) => {
      const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES);
      return [`${step}: ${title}`, ...lines.map((line) => `  ${line.slice(0, 300)}`)].join('\n').trimEnd();
    });
