import type { Topic } from '../../api/account/topics.ts';

/** Topics of one theme. */
export interface TopicGroup {
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly followed: number;
}

/** The topics by theme, each theme once, in their order. */
export const groupsOf = (topics: readonly Topic[]): readonly TopicGroup[] =>
  [...new Set(topics.map(({ group }) => group))].map((name) => {
    const own = topics.filter(({ group }) => group === name);
    return { name, topics: own, followed: own.filter(({ followed }) => followed).length };
  });

/** A topic after a click on its follow button. Unfollowing turns its bell off. */
export const afterFollow = (topic: Topic): Topic => ({
  ...topic,
  followed: !topic.followed,
  push: false,
});

/** A topic after a click on its bell. The bell follows the topic too. */
export const afterBell = (topic: Topic): Topic => ({ ...topic, followed: true, push: !topic.push });
