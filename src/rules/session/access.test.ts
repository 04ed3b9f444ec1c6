import { expect, test } from 'vitest';
import { mayUseChatbot } from './access.ts';

test.each([
  ['redazione@staff.example.it', true],
  ['a.b+c@gruppo.example.it', true],
  ['Redazione@STAFF.Example.IT', true],
  ['  redazione@staff.example.it ', true],
  ['digital@example.it', false],
  ['x@notstaff.example.it', false],
  ['x@evil-staff.example.it', false],
  ['x@sub.staff.example.it', false],
  ['x@staff.example.it.evil.test', false],
  ['x@evil.test@staff.example.it', false],
  ['x@staff.example.it@evil.test', false],
  ['staff.example.it', false],
  ['@staff.example.it', false],
  ['', false],
])('%j → %s', (email, allowed) => {
  expect(mayUseChatbot(email)).toBe(allowed);
});
