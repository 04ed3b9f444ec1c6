import type { Load } from './widgets-load.ts';
import type { Manners } from './widgets-manners.ts';

/** What one run found out about a widget. */
export interface Findings {
  readonly loads: readonly Load[];
  /** The page alone, in the same rounds. */
  readonly alone: readonly Load[];
  readonly manners: Manners;
  /** The page brought the button, and shows what was drawn at load: no click of this one opens anything. */
  readonly boxed: boolean;
}

/** One line of the table; of two figures the smaller is the better, and 0 goes for what cannot be better. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly figures: (findings: Findings) => readonly number[];
  readonly limits: readonly number[];
  readonly digits?: number;
  /** A widget that the page's own button shows is no rival here; its figures stand in brackets. */
  readonly ofOpening?: boolean;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const middle =
  (key: keyof Load) =>
  ({ loads }: Findings): readonly number[] => [median(loads.map((load) => load[key]))];

/** The round that other work on the machine disturbed least: waiting can only be lengthened. */
const best =
  (key: keyof Load) =>
  ({ loads }: Findings): readonly number[] => [Math.min(...loads.map((load) => load[key]))];

/** Above the page alone of the same round. */
const added =
  (key: keyof Load) =>
  ({ loads, alone }: Findings): readonly number[] => [
    Math.max(0, median(loads.map((load, round) => load[key] - (alone[round]?.[key] ?? 0)))),
  ];

const manner =
  (...keys: readonly ('axeLauncher' | 'axeOpen' | 'restyled' | 'rules' | 'globals' | 'violations' | 'unstyled')[]) =>
  ({ manners }: Findings): readonly number[] =>
    keys.map((key) => manners[key]);

const both =
  (...parts: readonly Row['figures'][]): Row['figures'] =>
  (findings) =>
    parts.flatMap((part) => part(findings));

/** The goals that concern an assistance chat, streaming aside: another element streams. */
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
  { what: 'longest task on open, ms', goal: '100', figures: middle('longest'), limits: [100], ofOpening: true },
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
  { what: 'axe rules broken: launcher / open', goal: '0/0', figures: manner('axeLauncher', 'axeOpen'), limits: [0, 0] },
  {
    what: 'not done: focus in / Esc closes / focus back',
    goal: '0/0/0',
    figures: ({ manners }) => manners.keys.map((done) => Number(!done)),
    limits: [0, 0, 0],
  },
  {
    what: 'leak out: elements / rules / other globals',
    goal: '0/0/0',
    figures: manner('restyled', 'rules', 'globals'),
    limits: [0, 0, 0],
  },
  {
    what: 'leak in, %: * / elements / body / rem',
    goal: '0/0/0/0',
    figures: ({ manners }) => manners.leaks,
    limits: [0, 0, 0, 0],
  },
  {
    what: 'strict policy: reports / % unstyled',
    goal: '0/0',
    figures: manner('violations', 'unstyled'),
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

/** Ours is first where no published one is better in any of the row's figures; as good as another is first too. */
export const isFirst = (row: Row, own: Findings, others: readonly Findings[]): boolean =>
  others
    .filter((other) => isRival(row, other))
    .every((other) => {
      const theirs = rounded(row, other);
      return rounded(row, own).every((figure, index) => figure <= (theirs[index] ?? 0));
    });

export const isMissed = (row: Row, own: Findings): boolean =>
  rounded(row, own).some((figure, index) => figure > (row.limits[index] ?? Number.POSITIVE_INFINITY));
