import { type AssistanceSet, assistanceCategories } from '../question.ts';
import { dev as first } from './dev.ts';
import { more } from './dev-more.ts';

/** All questions to develop with. */
export const dev = Object.fromEntries(
  assistanceCategories.map((category) => [category, [...first[category], ...more[category]]]),
) as unknown as AssistanceSet;
