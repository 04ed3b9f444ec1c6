import type { Topic } from '../../api/account/topics.ts';
import { firstOnboarding } from '../../rules/account/onboarding.ts';

const names = ['Gaviano centro', 'Borgo Serra', 'Trasporti', 'Teatro'];

/** The first step, with interests to choose from, two of them chosen. */
export const beginning = {
  steps: firstOnboarding,
  topics: names.map(
    (name, index): Topic => ({ id: `t${index}`, name, group: 'Luoghi', image: null, followed: index < 2, push: false }),
  ),
} as const;
