import { expect, test } from 'vitest';
import { twoTopics } from './fixtures.ts';
import { draftFor, errorsIn, fileFault, isBegun, issuesOf, ownPage, refusedFields } from './model.ts';

const whole = {
  ...draftFor(twoTopics.topics),
  issue: 'code',
  email: 'andrea@example.it',
  message: 'Il codice non va.',
  consent: true,
};

test('a whole message has no faults; the name may be left out', () => {
  expect(errorsIn(whole)).toEqual({});
});

test.each([
  [{ email: '' }, { email: 'required' }],
  [{ email: 'andrea@' }, { email: 'email' }],
  [{ issue: '' }, { issue: 'required' }],
  [{ message: ' \n ' }, { message: 'required' }],
  [{ message: 'x'.repeat(1001) }, { message: 'max_length' }],
  [{ message: 'x'.repeat(1000) }, {}],
  [{ name: 'x'.repeat(101) }, { name: 'max_length' }],
  [{ consent: false }, { consent: 'required' }],
  [{ refusedFile: 'file_size' as const }, { attachment: 'file_size' }],
])('%j → %j', (change, errors) => {
  expect(errorsIn({ ...whole, ...change })).toEqual(errors);
});

test.each([
  ['application/pdf', 1_048_576, undefined],
  ['application/pdf', 1_048_577, 'file_size'],
  ['text/html', 10, 'file_type'],
  ['', 10, 'file_type'],
])('a file of type “%s” and %i bytes: %s', (type, size, fault) => {
  expect(fileFault({ type, size })).toBe(fault);
});

test('a refusal is shown at its own field, that of a topic at the matter', () => {
  expect(refusedFields({ topic: 'unknown', email: 'email', url: 'max_length' })).toEqual({
    issue: 'choice',
    email: 'email',
  });
});

test('the matters of a topic; none of an unknown topic', () => {
  expect(issuesOf(twoTopics.topics, 'payments').map(({ id }) => id)).toEqual(['invoice']);
  expect(issuesOf(twoTopics.topics, 'other')).toEqual([]);
});

test.each([
  ['/user/profile', 'https://account.example/user/profile'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
])('a self-service answer that leads to %s', (href, address) => {
  expect(ownPage('https://account.example', href)).toBe(address);
});

test.each([
  ['nothing', {}, false],
  ['another topic', { topic: 'payments', issue: 'invoice', consent: true }, false],
  ['blanks', { message: ' \n' }, false],
  ['a message', { message: 'Buongiorno' }, true],
  ['a name', { name: 'Ada' }, true],
  ['a file', { attachment: { name: 'a.pdf', type: 'application/pdf', data: '' } }, true],
])('leaving would lose what was typed: %s', (_, typed, begun) => {
  expect(isBegun(typed)).toBe(begun);
});
