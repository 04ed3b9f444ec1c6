import { type AssistanceSet, assistanceCategories } from '../question.ts';
import { devEighth } from './dev/eighth.ts';
import { devEleventh } from './dev/eleventh.ts';
import { devFifteenth } from './dev/fifteenth.ts';
import { devFifth } from './dev/fifth.ts';
import { dev as devFirst } from './dev/first.ts';
import { devFourteenth } from './dev/fourteenth.ts';
import { devFourth } from './dev/fourth.ts';
import { devNinth } from './dev/ninth.ts';
import { devSecond } from './dev/second.ts';
import { devSeventh } from './dev/seventh.ts';
import { devSixth } from './dev/sixth.ts';
import { devTenth } from './dev/tenth.ts';
import { devThird } from './dev/third.ts';
import { devThirteenth } from './dev/thirteenth.ts';
import { devTwelfth } from './dev/twelfth.ts';

const sets: readonly Partial<AssistanceSet>[] = [
  devFirst,
  devSecond,
  devThird,
  devFourth,
  devFifth,
  devSixth,
  devSeventh,
  devEighth,
  devNinth,
  devTenth,
  devEleventh,
  devTwelfth,
  devThirteenth,
  devFourteenth,
  devFifteenth,
];

/** All questions to develop the answers of the assistance chat with. */
export const dev = Object.fromEntries(
  assistanceCategories.map((category) => [category, sets.flatMap((set) => set[category] ?? [])]),
) as unknown as AssistanceSet;
