import { expect, test } from 'vitest';
import { type Draft, emptyDraft, errorsIn, refusedFields, registrationOf } from './model.ts';

const person: Draft = {
  ...emptyDraft,
  name: ' Andrea ',
  surname: 'Bonvicini',
  email: 'andrea@example.it',
  password: 'Edicola-2026!',
  password_confirm: 'Edicola-2026!',
  declared: true,
};
const company: Draft = {
  ...person,
  user_type: 'company',
  company_name: 'Studio Aretti',
  name: '',
  surname: '',
  consents: { company_contract: true },
};

test.each<[string, Draft, object]>([
  ['a whole person', person, {}],
  ['a whole company needs no contact', company, {}],
  [
    'nothing filled in, a person',
    emptyDraft,
    {
      name: 'required',
      surname: 'required',
      email: 'required',
      password: 'required',
      password_confirm: 'required',
      declared: 'required',
    },
  ],
  ['an invalid address', { ...person, email: 'andrea.bonvicini@' }, { email: 'email' }],
  ['a weak password', { ...person, password: 'breve', password_confirm: 'breve' }, { password: 'format' }],
  ['another repetition', { ...person, password_confirm: 'Edicola-2026' }, { password_confirm: 'match' }],
  ['a long name', { ...person, name: 'è'.repeat(51) }, { name: 'max_length' }],
  ['no declaration', { ...person, declared: false }, { declared: 'required' }],
  ['a company without a name', { ...company, company_name: ' ' }, { company_name: 'required' }],
  ['a company without the clauses', { ...company, consents: {} }, { company_contract: 'acceptance' }],
  [
    'a body without the clauses',
    { ...company, user_type: 'public_body', consents: {} },
    { company_contract: 'acceptance' },
  ],
  ['a person keeps no company name from before', { ...person, company_name: 'x'.repeat(101) }, {}],
])('%s', (_, draft, errors) => {
  expect(errorsIn(draft)).toEqual(errors);
});

test('only the consents that are asked for are sent, and what was not chosen as not given', () => {
  const { consents, company_name, name, adult, privacy } = registrationOf({
    ...person,
    company_name: 'Studio',
    consents: { promo: true, company_contract: true },
  });
  expect(consents).toEqual({ promo: true, profiling: false, third_parties: false });
  expect([company_name, name, adult, privacy]).toEqual(['', 'Andrea', true, true]);
});

test('the server’s two declarations are one box', () => {
  expect(refusedFields({ adult: 'required', email: 'email', captcha: 'x' })).toEqual({
    declared: 'required',
    email: 'email',
  });
});
