import { type ChatbotSet, chatbotCategories } from '../question.ts';
import { devEighth } from './dev/eighth.ts';
import { devEleventh } from './dev/eleventh.ts';
import { devFifth } from './dev/fifth.ts';
import { dev as devFirst } from './dev/first.ts';
import { devFourth } from './dev/fourth.ts';
import { devNinth } from './dev/ninth.ts';
import { devSecond } from './dev/second.ts';
import { devSeventh } from './dev/seventh.ts';
import { devSixteenth } from './dev/sixteenth.ts';
import { devSixth } from './dev/sixth.ts';
import { devTenth } from './dev/tenth.ts';
import { devThird } from './dev/third.ts';
import { devFifteenth, devFourteenth, devThirteenth } from './dev/thirteenth.ts';
import { devTwelfth } from './dev/twelfth.ts';

const sets: readonly ChatbotSet[] = [
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
  devSixteenth,
];

/** All questions to develop the answers of the subscriber chatbot with. */
export const dev = Object.fromEntries(
  chatbotCategories.map((category) => [category, sets.flatMap((set) => set[category])]),
);
