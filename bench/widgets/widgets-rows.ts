import type { Behaviour } from './widgets-behaviour.ts';
import type { Load } from './widgets-load.ts';

/** The results of one run for a widget. */
export interface Findings {
  readonly loads: readonly Load[];
  /** The page alone, in the same rounds. */
  readonly alone: readonly Load[];
  readonly behaviour: Behaviour;
  /** The page provided the button for a chat drawn at load: a click opens nothing of its own. */
  readonly boxed: boolean;
}

/** One line of the table. The smaller figure is better; 0 marks a figure that cannot be better. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly figures: (findings: Findings) => readonly number[];
  readonly limits: readonly number[];
  readonly digits?: number;
  /** Widgets opened by the page's own button do not compete here; their figures are in brackets. */
  readonly ofOpening?: boolean;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const middle =
  (key: keyof Load) =>
  ({ loads }: Findings): readonly number[] => [median(loads.map((load) => load[key]))];

/** The round with the least interference by other work: waiting can only be lengthened. */
const best =
  (key: keyof Load) =>
  ({ loads }: Findings): readonly number[] => [Math.min(...loads.map((load) => load[key]))];

/** The difference to the page alone of the same round. */
const added =
  (key: keyof Load) =>
  ({ loads, alone }: Findings): readonly number[] => [
    Math.max(0, median(loads.map((load, round) => load[key] - (alone[round]?.[key] ?? 0)))),
  ];

const behaviourFigure =
  (...keys: readonly ('axeLauncher' | 'axeOpen' | 'restyled' | 'rules' | 'globals' | 'violations' | 'unstyled')[]) =>
  ({ behaviour }: Findings): readonly number[] =>
    keys.map((key) => behaviour[key]);

const both =
  (...parts: readonly Row['figures'][]): Row['figures'] =>
  (findings) =>
    parts.flatMap((part) => part(findings));

/** The goals of an assistance chat; streaming is measured with another element. */
export const rows: readonly Row[] = [
  { what: 'script until launcher works, bytes', goal: '6000', figures: middle('launcherBytes'), limits: [6000] },
  { what: 'script until usable, bytes', goal: '85000', figures: middle('usableBytes'), limits: [85_000] },
  { what: 'launcher visible, ms, best round', goal: '700', figures: best('launcher'), limits: [700] },
  { what: 'click → input warm, ms, best round', goal: '60', figures: best('warm'), limits: [60], ofOpening: true },
  { what: 'click → input cold, ms, best round', goal: '250', figures: best('cold'), limits: [250], ofOpening: true },
  {
    what: 'main thread added at load / until rest, ms',
    goal: '40/-',
    figures: both(added('busy'), added('restBusy')),
    limits: [40],
  },
  { what: 'longest task on open, ms', goal: '50', figures: middle('longest'), limits: [50], ofOpening: true },
  { what: 'CLS, panel opened', goal: '0.0000', figures: middle('shift'), limits: [0], digits: 4 },
  {
    what: 'heap added at load / open, MB',
    goal: '0.2/1.0',
    figures: both(added('heap'), added('openHeap')),
    limits: [0.2, 1],
    digits: 1,
  },
  {
    what: 'before a click: third parties / calls / stored',
    goal: '0/0/0',
    figures: both(middle('foreign'), middle('calls'), middle('stored')),
    limits: [0, 0, 0],
  },
  {
    what: 'axe rules broken: launcher / open',
    goal: '0/0',
    figures: behaviourFigure('axeLauncher', 'axeOpen'),
    limits: [0, 0],
  },
  {
    what: 'not done: focus in / Esc closes / focus back',
    goal: '0/0/0',
    figures: ({ behaviour }) => behaviour.keys.map((done) => Number(!done)),
    limits: [0, 0, 0],
  },
  {
    what: 'leak out: elements / rules / other globals',
    goal: '0/0/0',
    figures: behaviourFigure('restyled', 'rules', 'globals'),
    limits: [0, 0, 0],
  },
  {
    what: 'leak in, %: * / elements / body / rem',
    goal: '0/0/0/0',
    figures: ({ behaviour }) => behaviour.leaks,
    limits: [0, 0, 0, 0],
  },
  {
    what: 'strict policy: reports / % unstyled',
    goal: '0/0',
    figures: behaviourFigure('violations', 'unstyled'),
    limits: [0, 0],
  },
  {
    what: 'requests until launcher works / usable',
    goal: '-',
    figures: both(middle('launcherRequests'), middle('usableRequests')),
    limits: [],
  },
];

const rounded = ({ figures, digits = 0 }: Row, findings: Findings): readonly number[] =>
  figures(findings).map((figure) => Number(figure.toFixed(digits)));

const isRival = ({ ofOpening = false }: Row, { boxed }: Findings): boolean => !(ofOpening && boxed);

export const cell = (row: Row, findings: Findings): string => {
  const text = rounded(row, findings)
    .map((figure) => figure.toFixed(row.digits ?? 0))
    .join('/');
  return isRival(row, findings) ? text : `(${text})`;
};

/** The product is first when no published one is better in any of the row's figures; a tie counts as first. */
export const isFirst = (row: Row, own: Findings, others: readonly Findings[]): boolean =>
  others
    .filter((other) => isRival(row, other))
    .every((other) => {
      const theirs = rounded(row, other);
      return rounded(row, own).every((figure, index) => figure <= (theirs[index] ?? 0));
    });

export const isMissed = (row: Row, own: Findings): boolean =>
  rounded(row, own).some((figure, index) => figure > (row.limits[index] ?? Number.POSITIVE_INFINITY));
