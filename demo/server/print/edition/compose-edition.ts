import type { Edition, EditionPlan, SetEdition } from '../sheet/types.ts';
import { planEdition } from './plan-edition.ts';
import { setEdition } from './set-edition.ts';

/** Shares of a page's capacity that the planner uses, in the order of the trials. */
const TRIALS = [1, 0.96, 1.04, 0.92];

/**
 * Plans and sets an edition. The planner only estimates what a page holds: when setting needs more pages than planned,
 * it plans again with another measure, then with two pages more.
 */
export const composeEdition = (
  edition: Omit<Edition, 'plan'>,
  wanted: number,
): { readonly plan: EditionPlan; readonly set: SetEdition } => {
  let best: { plan: EditionPlan; set: SetEdition } | null = null;
  for (const pages of [wanted, wanted + 2]) {
    for (const measure of TRIALS) {
      const plan = planEdition(edition.articles, pages, measure);
      const set = setEdition({ ...edition, plan });
      const over = set.pages.length - plan.pages.length - 1;
      if (over === 0) return { plan, set };
      if (!best || set.pages.length < best.set.pages.length) best = { plan, set };
    }
  }
  if (!best) throw new Error('No edition was set.');
  return best;
};
