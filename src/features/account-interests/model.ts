import type { Topic } from '../../api/account/topics.ts';

/** Topics of one theme, as they stand together. */
export interface TopicGroup {
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly followed: number;
}

/** The topics by theme, each theme once, in the order in which they come. */
export const groupsOf = (topics: readonly Topic[]): readonly TopicGroup[] =>
  [...new Set(topics.map(({ group }) => group))].map((name) => {
    const own = topics.filter(({ group }) => group === name);
    return { name, topics: own, followed: own.filter(({ followed }) => followed).length };
  });

/** A topic after its follow button: its bell ends with following. */
export const afterFollow = (topic: Topic): Topic => ({
  ...topic,
  followed: !topic.followed,
  push: false,
});

/** A topic after its bell: a bell is for what is followed. */
export const afterBell = (topic: Topic): Topic => ({ ...topic, followed: true, push: !topic.push });
