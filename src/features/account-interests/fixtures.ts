import type { Topic } from '../../api/account/topics.ts';

const topic = (id: string, group: string, name: string, changes: Partial<Topic> = {}): Topic => ({
  id,
  name,
  group,
  image: null,
  followed: false,
  push: false,
  ...changes,
});

/** Two of a theme, one followed with its bell; one of another theme. */
export const threeTopics: readonly Topic[] = [
  topic('centro', 'Luoghi', 'Gaviano centro', { followed: true, push: true }),
  topic('borgo', 'Luoghi', 'Borgo Serra'),
  topic('trasporti', 'Argomenti', 'Trasporti', { followed: true }),
];
