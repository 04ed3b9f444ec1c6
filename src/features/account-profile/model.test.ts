import { expect, test } from 'vitest';
import { invoicedBody, invoicedCompany, wholePerson } from './fixtures.ts';
import {
  type Draft,
  draftOf,
  invoicingFieldIn,
  invoicingIn,
  profileIn,
  type Stored,
  type TextName,
} from './form/draft.ts';
import { changesOf, errorsIn, isSame, rebased, requiredIn } from './model.ts';

const today = '2025-11-20';
const typed = (
  stored: Stored,
  texts: Partial<Record<TextName, string>>,
  flags: Record<string, boolean> = {},
): Draft => {
  const draft = draftOf(stored);
  return { texts: { ...draft.texts, ...texts }, flags: { ...draft.flags, ...flags } };
};

test.each<[string, Stored]>([
  ['a person', wholePerson],
  ['a company', invoicedCompany],
  ['a public body', invoicedBody],
])('the form of %s has no errors, and saving it changes nothing that was there', (_, stored) => {
  const draft = draftOf(stored);
  expect(errorsIn(draft, stored, today)).toEqual({});
  expect(changesOf(invoicingIn(draft, stored), { ...stored.invoicing.invoicing })).toEqual({});
});

test('countries are read by their names and kept by their codes', () => {
  expect(draftOf(wholePerson).texts.country).toBe('Italia');
  expect(profileIn(typed(wholePerson, { country: 'francia' })).country).toBe('FR');
});

test('a body’s fiscal code is asked once, wherever it is stored', () => {
  expect(draftOf(invoicedBody).texts.fiscal_code).toBe('80000000002');
});

test.each<[string, Stored, Partial<Record<TextName, string>>, Record<string, boolean>, object]>([
  [
    'a person’s empty fields',
    wholePerson,
    { surname: ' ', birthday: '' },
    {},
    { surname: 'required', birthday: 'required' },
  ],
  ['an unknown country', wholePerson, { country: 'Gaviania' }, {}, { country: 'country' }],
  [
    'who wants an invoice needs an address',
    wholePerson,
    { address: '', zip: '' },
    { want_invoice: true },
    { address: 'required', zip: 'required' },
  ],
  ['who wants none does not', wholePerson, { address: '', zip: '' }, {}, {}],
  ['what is hidden is not judged', wholePerson, { cig: '1', pec: 'x' }, {}, {}],
  [
    'a company without the clauses',
    invoicedCompany,
    {},
    { company_contract: false },
    { company_contract: 'acceptance' },
  ],
  ['zeros without a certified address', invoicedCompany, { pec: '' }, {}, { pec: 'required' }],
  [
    'another address for the invoice is judged by itself',
    invoicedCompany,
    { invoice_zip: '1' },
    { other_address: true },
    { invoice_zip: 'zip' },
  ],
  ['the own address is not, then', invoicedCompany, { address: '' }, { other_address: true }, {}],
])('%s', (_, stored, texts, flags, errors) => {
  expect(errorsIn(typed(stored, texts, flags), stored, today)).toEqual(errors);
});

test('an invoice to another address leaves the profile’s alone', () => {
  const draft = typed(invoicedCompany, { invoice_city: 'Zenara' }, { other_address: true });
  expect(invoicingIn(draft, invoicedCompany).city).toBe('Zenara');
  expect(profileIn(draft).city).toBe('Gaviano');
  expect(invoicingFieldIn(draft, 'city')).toBe('invoice_city');
  expect(invoicingFieldIn(draft, 'pec')).toBe('pec');
});

test.each<[string, Stored, Partial<Record<TextName, string>>, Record<string, boolean>, string[]]>([
  ['a person', wholePerson, {}, {}, ['birthday', 'fiscal_code', 'gender', 'name', 'place_of_birth', 'surname']],
  [
    'a person with an invoice',
    wholePerson,
    {},
    { want_invoice: true },
    ['address', 'birthday', 'city', 'country', 'fiscal_code', 'gender', 'name', 'place_of_birth', 'surname', 'zip'],
  ],
  [
    'a company without a recipient code',
    invoicedCompany,
    {},
    {},
    ['address', 'city', 'company_name', 'country', 'name', 'pec', 'recipient_code', 'surname', 'vat_number', 'zip'],
  ],
  [
    'a company with one',
    invoicedCompany,
    { recipient_code: 'M5UXCR1' },
    {},
    ['address', 'city', 'company_name', 'country', 'name', 'recipient_code', 'surname', 'vat_number', 'zip'],
  ],
  [
    'a company abroad',
    invoicedCompany,
    { country: 'Francia', recipient_code: '' },
    {},
    ['address', 'city', 'company_name', 'country', 'name', 'surname', 'vat_number', 'zip'],
  ],
])('required of %s', (_, stored, texts, flags, names) => {
  expect([...requiredIn(typed(stored, texts, flags), stored)].sort()).toEqual(names);
});

test('untouched fields take what somebody else saved; a field that both changed keeps the reader’s value and reports the other', () => {
  const base = draftOf(wholePerson);
  const mine = typed(wholePerson, { phone: '111', city: 'Zenara' }, { promo: false });
  const theirs = typed(wholePerson, { phone: '222', surname: 'Rossi' }, { profiling: true });
  const { draft, conflicts } = rebased(mine, base, theirs);
  expect([draft.texts.phone, draft.texts.city, draft.texts.surname]).toEqual(['111', 'Zenara', 'Rossi']);
  expect([draft.flags.promo, draft.flags.profiling]).toEqual([false, true]);
  expect(conflicts).toEqual({ phone: '222' });
  expect(isSame(base, draftOf(wholePerson))).toBe(true);
  expect(isSame(base, mine)).toBe(false);
});
