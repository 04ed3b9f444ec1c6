import { expect, test } from 'vitest';
import { type InvoicingFields, invoicingErrors } from './invoicing.ts';
import type { UserType } from './profile.ts';

const empty: InvoicingFields = {
  company_name: '',
  vat_number: '',
  fiscal_code: '',
  recipient_code: '',
  cig: '',
  pec: '',
  recipient_name: '',
  address: '',
  city: '',
  zip: '',
  region: '',
  country: '',
};
const placed = { address: 'Corso Meridiana, 118', city: 'Gaviano', zip: '00000', country: 'IT' };
const company = {
  ...empty,
  ...placed,
  company_name: 'Studio Aretti & Lunardi',
  vat_number: '12345678903',
  recipient_code: 'M5UXCR1',
};

test.each<[string, UserType, InvoicingFields, object]>([
  [
    'a person needs fiscal code and address',
    'person',
    empty,
    {
      fiscal_code: 'required',
      address: 'required',
      city: 'required',
      zip: 'required',
      country: 'required',
    },
  ],
  ['a person with both', 'person', { ...empty, ...placed, fiscal_code: 'FRRGLI86E54H501U' }, {}],
  [
    'a company’s fiscal code; only the VAT number may start with its country',
    'company',
    { ...company, vat_number: 'IT12345678903', fiscal_code: '80000000002' },
    {},
  ],
  [
    'a fiscal code with the country of a VAT number',
    'company',
    { ...company, fiscal_code: 'IT80000000002' },
    { fiscal_code: 'fiscal_code' },
  ],
  ['wrong fiscal code', 'person', { ...empty, ...placed, fiscal_code: 'FRRGLI86E54' }, { fiscal_code: 'fiscal_code' }],
  [
    'a company needs its name, its two numbers and its address',
    'company',
    empty,
    {
      company_name: 'required',
      vat_number: 'required',
      recipient_code: 'required',
      address: 'required',
      city: 'required',
      zip: 'required',
      country: 'required',
    },
  ],
  ['a company with its code', 'company', company, {}],
  ['a company without a code', 'company', { ...company, recipient_code: '' }, { recipient_code: 'required' }],
  ['zeros need the certified address', 'company', { ...company, recipient_code: '0000000' }, { pec: 'required' }],
  ['zeros with it', 'company', { ...company, recipient_code: '0000000', pec: 'studio@pec.example.it' }, {}],
  [
    'a company abroad needs neither code nor certified address',
    'company',
    { ...company, recipient_code: '', country: 'FR', zip: '75001' },
    {},
  ],
  ['wrong VAT number', 'company', { ...company, vat_number: '12345678901' }, { vat_number: 'vat_number' }],
  ['wrong certified address', 'company', { ...company, pec: 'studioaretti@pec' }, { pec: 'email' }],
  ['wrong recipient code', 'company', { ...company, recipient_code: 'UFABC' }, { recipient_code: 'recipient_code' }],
  ['wrong zip', 'company', { ...company, zip: '0010' }, { zip: 'zip' }],
  ['a country in words', 'company', { ...company, country: 'Italia' }, { country: 'country' }],
  ['wrong tender', 'company', { ...company, cig: '123' }, { cig: 'cig' }],
  ['a name of the maximum length', 'company', { ...company, company_name: 'x'.repeat(100) }, {}],
  ['long name', 'company', { ...company, company_name: 'x'.repeat(101) }, { company_name: 'max_length' }],
  [
    'a public body needs its name, its fiscal code and its recipient code',
    'public_body',
    { ...empty, ...placed },
    { company_name: 'required', fiscal_code: 'required', recipient_code: 'required' },
  ],
  [
    'a public body without a code of its own needs the certified address too',
    'public_body',
    { ...company, fiscal_code: '80000000002', recipient_code: '0000000' },
    { pec: 'required' },
  ],
  [
    'a public body is identified by its fiscal code',
    'public_body',
    { ...company, vat_number: '', fiscal_code: '80000000002', recipient_code: 'UFABC1' },
    {},
  ],
])('%s', (_, type, fields, errors) => {
  expect(invoicingErrors(type, true, fields)).toEqual(errors);
});

test('without an invoice nothing is required, but filled fields are still checked', () => {
  expect(invoicingErrors('company', false, empty)).toEqual({});
  expect(invoicingErrors('company', false, { ...empty, cig: '1' })).toEqual({ cig: 'cig' });
});
