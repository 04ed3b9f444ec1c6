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
  ['phone', 'chiamami', 'phone'],
  ['phone2', '....', 'phone'],
  ['zip', '0010', 'zip'],
  ['country', 'Italia', 'country'],
  ['birthday', '2025-11-20', 'date'],
  ['birthday', '1985-02-29', 'date'],
  ['birthday', '1984-02-29', undefined],
  ['birthday', '14/05/1986', 'date'],
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
  [{ country: 'GB', zip: 'SW1A 1AA' }, 'zip', undefined],
])('%j: %s → %s', (changes, field, error) => {
  expect(profileErrors({ ...person, ...changes }, [field], '2025-11-20')).toEqual(error ? { [field]: error } : {});
});

test('only what is asked for is judged', () => {
  expect(profileErrors({ ...person, name: '', zip: 'x' }, ['surname'], '2025-11-20')).toEqual({});
});

test('what is missing is listed in the order of the form', () => {
  const missing = missingFields({ ...person, birthday: '', fiscal_code: '' });
  expect(missing).toEqual(['birthday', 'fiscal_code']);
  expect(missingFieldsMessage(missing)).toBe('Mancano dati obbligatori: data di nascita, codice fiscale.');
  expect(missingFields({ ...person, type: 'company' })).toEqual(['company_name']);
  expect(missingFields(person)).toEqual([]);
});
