import { judge, type Proof, unknownNumbers } from '../tests/proofs/judge.ts';
import { lines } from '../tests/proofs/lines.ts';
import { notApplicable } from '../tests/proofs/not-applicable.ts';
import { outcomesOf, stepsWithTitles } from '../tests/proofs/reports.ts';
import { root } from './build/vite-plugins.ts';

/**
 * npm run proofs: every numbered line with the tests that name it, from the latest run of `npm test`.
 * `npm run proofs -- T01 F13` lists the tests of some lines. Fails when a line has no test and is not listed as not
 * applicable.
 */
const results = new URL('.cache/results/', root);
const good: readonly Proof['verdict'][] = ['proven', 'reason'];

const countsOf = ({ outcomes }: Proof): string => {
  const steps = [...new Set(outcomes.map(({ step }) => step))];
  return steps.map((step) => `${step} ${outcomes.filter((outcome) => outcome.step === step).length}`).join(', ');
};

const row = (proof: Proof): string =>
  `${proof.id}  ${proof.verdict.padEnd(13)} ${proof.title.padEnd(52)} ${notApplicable[proof.id] ?? countsOf(proof)}`;

const printTests = (proofs: readonly Proof[]): void => {
  for (const proof of proofs) {
    console.log(row(proof));
    for (const { step, title, state } of proof.outcomes) console.log(`     ${state.padEnd(8)} ${step}: ${title}`);
  }
};

const whatIsWrong = (proofs: readonly Proof[], unknown: readonly string[]): readonly string[] => [
  ...proofs.filter(({ verdict }) => !good.includes(verdict)).map(({ id, verdict }) => `${id} ${verdict}`),
  ...unknown.map((id) => `${id} is named by a test but is in no list`),
];

const absent = stepsWithTitles.filter((step) => outcomesOf(results, step) === undefined);
const outcomes = stepsWithTitles.flatMap((step) => outcomesOf(results, step) ?? []);
const named = process.argv.slice(2);
const proofs = judge(lines, notApplicable, outcomes);
if (named.length > 0) printTests(proofs.filter(({ id }) => named.includes(id)));
else {
  const wrong = whatIsWrong(proofs, unknownNumbers(lines, outcomes));
  console.log(`\n${proofs.map(row).join('\n')}\n`);
  const proven = proofs.filter(({ verdict }) => verdict === 'proven').length;
  const excused = proofs.filter(({ verdict }) => verdict === 'reason').length;
  console.log(`proofs: ${proven} of ${proofs.length} lines proven, ${excused} not applicable, ${wrong.length} open`);
  if (absent.length > 0) console.log(`proofs: no results of ${absent.join(', ')} yet. Run npm test first.`);
  if (wrong.length > 0) {
    console.error(`proofs: open: ${wrong.join('; ')}`);
    process.exitCode = 1;
  }
}
