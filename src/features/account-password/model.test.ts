import { expect, test } from 'vitest';
import { pairErrors } from './model.ts';

test.each<[string, string, string, object]>([
  ['right', 'Edicola-2026!', 'Edicola-2026!', {}],
  ['nothing', '', '', { password: 'required', password_confirm: 'required' }],
  ['weak', 'edicola', 'edicola', { password: 'format' }],
  ['differing', 'Edicola-2026!', 'Edicola-2025!', { password_confirm: 'match' }],
  ['not repeated', 'Edicola-2026!', '', { password_confirm: 'required' }],
])('%s', (_, password, password_confirm, errors) => {
  expect(pairErrors({ password, password_confirm })).toEqual(errors);
});
