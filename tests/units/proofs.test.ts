import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { judge, numbersIn, unknownNumbers } from '../proofs/judge.ts';
import { lines } from '../proofs/lines.ts';
import { notApplicable } from '../proofs/not-applicable.ts';
import { failuresOf, type Outcome } from '../proofs/reports.ts';

test.each([
  ['F07 T03 calls that are redirected', ['F07', 'T03']],
  ['<np-x> Q01 Q04 np-x: it shows', ['Q01', 'Q04']],
  ['the captcha waits for the form (P12)', ['P12']],
  ['a suite T12 wherever it is cut', ['T12']],
  ['at 2026-01-01T12:00:00 nothing', []],
  ['T12:00 is no line', []],
  ['NP_T12 and AT12 and T123', []],
])('the numbers of “%s”', (title, numbers) => {
  expect(numbersIn(title)).toEqual(numbers);
});

const outcome = (title: string, state: Outcome['state']): Outcome => ({ step: 'pages', title, state });

test.each([
  ['every test passed', [outcome('T01 a', 'passed'), outcome('T01 b', 'passed')], 'proven'],
  ['one of them failed', [outcome('T01 a', 'passed'), outcome('T01 b', 'failed')], 'failed'],
  ['none of them ran', [outcome('T01 a', 'skipped')], 'skipped'],
  ['some could not run here', [outcome('T01 a', 'skipped'), outcome('T01 b', 'passed')], 'proven'],
  ['nobody names it', [outcome('T02 a', 'passed')], 'missing'],
] as const)('%s', (_, outcomes, verdict) => {
  expect(judge({ T01: 'a line' }, {}, outcomes)).toMatchObject([{ id: 'T01', verdict }]);
});

test('a line with a reason needs no test, and may have none', () => {
  const verdict = (outcomes: readonly Outcome[]) => judge({ Q21: 'sound' }, { Q21: 'Silent.' }, outcomes)[0]?.verdict;
  expect(verdict([])).toBe('reason');
  expect(verdict([outcome('Q21 beeps', 'passed')])).toBe('contradiction');
});

test('a number that no list has is reported', () => {
  expect(unknownNumbers({ T01: 'a line' }, [outcome('T01 T99 a', 'passed')])).toEqual(['T99']);
});

test('the lists are complete: 32 threats, 64 faults, 65 of quality, 15 of privacy, and reasons for known lines only', () => {
  const count = (letter: string) => Object.keys(lines).filter((id) => id.startsWith(letter)).length;
  expect({ T: count('T'), F: count('F'), Q: count('Q'), P: count('P') }).toEqual({ T: 32, F: 64, Q: 65, P: 15 });
  expect(Object.keys(notApplicable).filter((id) => !Object.hasOwn(lines, id))).toEqual([]);
});

const red = '\u001b[31m';

test.each([
  [
    'units',
    {
      testResults: [
        {
          assertionResults: [
            { fullName: 'a sum', status: 'passed' },
            { fullName: 'a price', status: 'failed', failureMessages: [`${red}expected 2 to be 3\n    at sum.ts`] },
          ],
        },
      ],
    },
    'units: a price\n  expected 2 to be 3\n      at sum.ts',
  ],
  [
    'pages',
    {
      suites: [
        {
          specs: [
            { title: 'a way', tests: [{ status: 'expected', results: [{}] }] },
            {
              title: 'a menu',
              tests: [
                {
                  status: 'unexpected',
                  results: [{ errors: [{ message: 'out of time' }, { message: `${red}not visible` }] }],
                },
              ],
            },
          ],
        },
      ],
    },
    'pages: a menu\n  out of time\n  not visible',
  ],
  [
    'elements',
    {
      tests: [
        { title: 'Q01 one', state: 'passed' },
        { title: 'Q12 two', state: 'failed', message: `Firefox: differs:\n${'- p\n'.repeat(40)}` },
      ],
    },
    `elements: Q12 two\n  Firefox: differs:${'\n  - p'.repeat(15)}`,
  ],
])('a failed test of %s is listed with its name and its message', (step, report, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'np-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, `${step}.json`), JSON.stringify(report));
  expect(failuresOf(pathToFileURL(`${folder}/`), step)).toEqual([expected]);
});
