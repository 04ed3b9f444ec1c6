import { expect, test } from 'vitest';
import type { Topic } from '../../api/account/topics.ts';
import { threeTopics } from './fixtures.ts';
import { afterBell, afterFollow, groupsOf } from './model.ts';

const at = (index: number): Topic => {
  const topic = threeTopics[index];
  if (!topic) throw new Error(`no topic ${index}`);
  return topic;
};

test('the topics are grouped by theme, with the number of followed ones', () => {
  expect(groupsOf(threeTopics).map(({ name, topics, followed }) => [name, topics.length, followed])).toEqual([
    ['Luoghi', 2, 1],
    ['Argomenti', 1, 1],
  ]);
});

test.each([
  ['the end of following ends the bell', afterFollow(at(0)), false, false],
  ['following begins without a bell', afterFollow(at(1)), true, false],
  ['a bell goes off, following stays', afterBell(at(0)), true, false],
  ['a bell on what is not followed follows it', afterBell(at(1)), true, true],
])('%s', (_, { followed, push }, wantsFollowed, wantsPush) => {
  expect([followed, push]).toEqual([wantsFollowed, wantsPush]);
});
