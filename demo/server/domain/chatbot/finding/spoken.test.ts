import { expect, test } from 'vitest';
import { spokenIn } from './spoken.ts';

const cited = (ids: readonly number[]): string =>
  `Ecco.\n\n${JSON.stringify({
    '<!--article_ids-->': [...ids, 99],
    '<!--citations-->': ids.map((article_id) => ({ n: 1, article_id, quote: `Frase di ${article_id}.` })),
  })}`;
const message = (content: string, role: 'user' | 'assistant' = 'assistant') => ({
  ord: 0,
  role,
  content,
  rest: null,
  interrupted: false,
  at: new Date(0),
});

test('a talk is about the first story that its last answer cites', () => {
  const messages = [message(cited([1])), message('E poi?', 'user'), message(cited([7, 8]))];
  expect(spokenIn(messages)).toEqual({ storyId: 7, sentence: 'Frase di 7.' });
});

test.each([
  ['after a refusal with nearest stories, about the first of them', [message(cited([]))], { storyId: 99 }],
  ['after a refusal without, about the story before', [message(cited([5])), message('Non lo so.')], { storyId: 5 }],
  ['after a digest, about none', [message(cited([1, 2, 3, 4]))], undefined],
  ['before any answer, about none', [message('Chi è?', 'user'), message('')], undefined],
])('a talk is %s', (_, messages, spoken) => {
  expect(spokenIn(messages)?.storyId).toEqual(spoken?.storyId);
});

test('after a stopped answer a talk is about its story, or about none when the part that was not sent is unknown', () => {
  const whole = cited([7]);
  const stopped = { ...message(whole.slice(0, 4)), interrupted: true };
  const before = message(cited([5]));
  expect(spokenIn([before, { ...stopped, rest: whole.slice(4) }])?.storyId).toBe(7);
  expect(spokenIn([before, stopped])).toBeUndefined();
});
