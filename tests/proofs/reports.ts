import { existsSync, readFileSync } from 'node:fs';

/** How one test of a step ended. */
export interface Outcome {
  readonly step: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

type State = Outcome['state'];

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface ElementsReport {
  readonly tests: readonly { readonly title: string; readonly state: State }[];
}

const stateOf: Readonly<Record<string, State>> = { passed: 'passed', expected: 'passed', failed: 'failed' };
/** What neither passed nor failed has not run; a Playwright test that is flaky or unexpected has failed. */
const read = (status: string): State =>
  stateOf[status] ?? (['unexpected', 'flaky'].includes(status) ? 'failed' : 'skipped');

const ofVitest = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, state: read(status) })),
  );

const ofPlaywright = ({ suites = [], specs = [] }: Suite): { title: string; state: State }[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, state: read(status) }))),
  ...suites.flatMap(ofPlaywright),
];

/** The steps of `npm test` whose reports name each test, and how to read them. */
const readers: Readonly<Record<string, (report: unknown) => readonly { title: string; state: State }[]>> = {
  units: (report) => ofVitest(report as VitestReport),
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
