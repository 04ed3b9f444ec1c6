import { expect, test } from 'vitest';
import { missingFields, missingFieldsMessage, type ProfileFields, profileErrors } from './profile.ts';

const person: ProfileFields = {
  type: 'person',
  name: 'Giulia',
  surname: 'Ferrante',
  company_name: '',
  phone: '',
  phone2: '',
  address: 'Corso Meridiana, 118',
  city: 'Gaviano',
  zip: '00000',
  region: 'Gavianese',
  country: 'IT',
  place_of_birth: 'Roma',
  gender: 'female',
  birthday: '1986-05-14',
  fiscal_code: 'FRRGLI86E54H501U',
};

test.each<[keyof ProfileFields, string, string | undefined]>([
  ['name', '', 'required'],
  ['surname', '', 'required'],
  ['name', 'è'.repeat(50), undefined],
  ['name', 'è'.repeat(51), 'max_length'],
  ['address', 'x'.repeat(121), 'max_length'],
  ['type', 'robot', 'choice'],
  ['type', '', 'required'],
  ['gender', 'undeclared', undefined],
  ['gender', 'x', 'choice'],
  ['gender', '', undefined],
  ['phone', '+39 (06) 123-456', undefined],
  ['phone', '06 1234567', undefined],
  ['phone', '12345', undefined],
  ['phone', '1234', 'phone'],
  ['phone', '1'.repeat(20), undefined],
  ['phone', '1'.repeat(21), 'phone'],
  ['phone', 'chiamami', 'phone'],
  ['phone', 'tel. 06123456', 'phone'],
  ['phone', '06123456 int. 7', 'phone'],
  ['phone', '(....)', 'phone'],
  ['phone2', '....', 'phone'],
  ['zip', '0010', 'zip'],
  ['zip', '001000', 'zip'],
  ['country', 'Italia', 'country'],
  ['country', 'ITA', 'country'],
  ['birthday', '2025-11-19', undefined],
  ['birthday', '2025-11-20', 'date'],
  ['birthday', '1985-02-29', 'date'],
  ['birthday', '1984-02-29', undefined],
  ['birthday', '14/05/1986', 'date'],
  ['birthday', '1900-01-01', undefined],
  ['birthday', '1899-12-31', 'date'],
  ['company_name', '', undefined],
  ['fiscal_code', 'FRRGLI86E54', 'fiscal_code'],
  ['fiscal_code', '12345678903', 'fiscal_code'],
  ['fiscal_code', '', undefined],
])('%s %j → %s', (field, value, error) => {
  expect(profileErrors({ ...person, [field]: value }, [field], '2025-11-20')).toEqual(error ? { [field]: error } : {});
});

test.each<[Partial<ProfileFields>, keyof ProfileFields, string | undefined]>([
  [{ type: 'company' }, 'company_name', 'required'],
  [{ type: 'public_body', company_name: 'Biblioteca civica' }, 'company_name', undefined],
  [{ type: 'company', fiscal_code: '12345678903' }, 'fiscal_code', undefined],
  [{ type: 'company', fiscal_code: 'IT12345678903' }, 'fiscal_code', 'fiscal_code'],
  [{ type: 'public_body', fiscal_code: '80078750587' }, 'fiscal_code', undefined],
  [{ type: 'public_body', fiscal_code: 'IT80078750587' }, 'fiscal_code', 'fiscal_code'],
  [{ type: 'company', phone: '' }, 'phone', undefined],
  [{ country: 'GB', zip: 'SW1A 1AA' }, 'zip', undefined],
  [{ country: 'GB', zip: 'SW1A 1AA 1AA' }, 'zip', 'zip'],
  [{ country: 'GB', zip: '-SW1A 1AA' }, 'zip', 'zip'],
  [{ country: '', zip: '00100' }, 'zip', undefined],
  [{ country: '', zip: '0010' }, 'zip', 'zip'],
])('%j: %s → %s', (changes, field, error) => {
  expect(profileErrors({ ...person, ...changes }, [field], '2025-11-20')).toEqual(error ? { [field]: error } : {});
});

test('only the named fields are checked', () => {
  expect(profileErrors({ ...person, name: '', zip: 'x' }, ['surname'], '2025-11-20')).toEqual({});
});

const nothing = {
  name: '',
  surname: '',
  company_name: '',
  birthday: '',
  gender: '',
  place_of_birth: '',
  fiscal_code: '',
};

test.each<[string, Partial<ProfileFields>, string[], string]>([
  [
    'a person with two gaps',
    { birthday: '', fiscal_code: '' },
    ['birthday', 'fiscal_code'],
    'data di nascita, codice fiscale',
  ],
  [
    'a person with nothing',
    nothing,
    ['name', 'surname', 'birthday', 'gender', 'place_of_birth', 'fiscal_code'],
    'nome, cognome, data di nascita, genere, luogo di nascita, codice fiscale',
  ],
  ['a company without its name', { type: 'company' }, ['company_name'], 'ragione sociale'],
  [
    'a company with nothing',
    { ...nothing, type: 'company' },
    ['company_name', 'name', 'surname'],
    'ragione sociale, nome, cognome',
  ],
])('missing fields are listed in the order of the form: %s', (_, changes, fields, words) => {
  const missing = missingFields({ ...person, ...changes });
  expect(missing).toEqual(fields);
  expect(missingFieldsMessage(missing)).toBe(`Mancano dati obbligatori: ${words}.`);
});

test('a complete profile misses nothing', () => {
  expect(missingFields(person)).toEqual([]);
});
