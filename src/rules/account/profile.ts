import { lengthOf, maxLengths } from '../text/fields.ts';
import { isFiscalCode } from './fiscal-code.ts';
import { isCompanyCode } from './tax-data.ts';

/** A natural person, a company, or a public body. */
export const userTypes = ['person', 'company', 'public_body'] as const;
export type UserType = (typeof userTypes)[number];

export const genders = ['male', 'female', 'other', 'undeclared'] as const;

/** The fields of a profile that the reader fills in; an empty text is an empty field. */
export interface ProfileFields {
  readonly type: string;
  readonly name: string;
  readonly surname: string;
  readonly company_name: string;
  readonly phone: string;
  readonly phone2: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly region: string;
  readonly country: string;
  readonly place_of_birth: string;
  readonly gender: string;
  /** yyyy-mm-dd */
  readonly birthday: string;
  readonly fiscal_code: string;
}

export type ProfileField = keyof ProfileFields;

/** The error of a field; see `fieldText` for its message. */
export type FieldError =
  | 'required'
  | 'max_length'
  | 'fiscal_code'
  | 'phone'
  | 'zip'
  | 'country'
  | 'date'
  | 'choice'
  | 'email'
  | 'vat_number'
  | 'recipient_code'
  | 'cig';

export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

/** Maximum lengths in characters, for the fields that have one. */
export const profileLengths: Readonly<Partial<Record<ProfileField, number>>> = {
  name: maxLengths.name,
  surname: maxLengths.name,
  company_name: maxLengths.company,
  address: maxLengths.address,
  city: maxLengths.company,
  region: maxLengths.company,
  place_of_birth: maxLengths.company,
};

/** 5 to 20 characters after an optional `+`, at least five of them digits: countries write their numbers differently. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]{5,20}$/.test(text) && text.replace(/\D/g, '').length >= 5;

/** Five digits in Italy; elsewhere 2 to 11 letters, digits, spaces and hyphens. */
export const isZip = (text: string, country: string): boolean =>
  country === '' || country === 'IT' ? /^\d{5}$/.test(text) : /^[A-Z\d][A-Z\d -]{1,10}$/i.test(text);

/** ISO 3166-1 alpha-2, in capitals. */
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/** An existing day from 1900 on, before `today` (both yyyy-mm-dd). */
const isBirthday = (text: string, today: string): boolean => {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text) || text >= today) return false;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const included = (list: readonly string[], text: string): boolean => list.includes(text);

const formErrors: Readonly<
  Partial<Record<ProfileField, (text: string, all: ProfileFields, today: string) => FieldError | false>>
> = {
  type: (text) => !included(userTypes, text) && 'choice',
  gender: (text) => !included(genders, text) && 'choice',
  phone: (text) => !isPhone(text) && 'phone',
  phone2: (text) => !isPhone(text) && 'phone',
  zip: (text, { country }) => !isZip(text, country) && 'zip',
  country: (text) => !isCountry(text) && 'country',
  birthday: (text, _, today) => !isBirthday(text, today) && 'date',
  fiscal_code: (text, { type }) => !isFiscalCode(text) && (type === 'person' || !isCompanyCode(text)) && 'fiscal_code',
};

const always: readonly ProfileField[] = ['type', 'name', 'surname'];

const errorOf = (field: ProfileField, all: ProfileFields, today: string): FieldError | false => {
  const text = all[field];
  const needed = always.includes(field) || (field === 'company_name' && all.type !== 'person');
  if (text === '') return needed && 'required';
  if (lengthOf(text) > (profileLengths[field] ?? Number.POSITIVE_INFINITY)) return 'max_length';
  return formErrors[field]?.(text, all, today) ?? false;
};

/** The errors of the named fields. An empty field is an error only when every profile needs it. */
export const profileErrors = (
  all: ProfileFields,
  fields: readonly ProfileField[],
  today: string,
): FieldErrors<ProfileField> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorOf(field, all, today);
      return error === false ? [] : [[field, error]];
    }),
  );

const personNeeds: readonly ProfileField[] = ['name', 'surname', 'birthday', 'gender', 'place_of_birth', 'fiscal_code'];
const companyNeeds: readonly ProfileField[] = ['company_name', 'name', 'surname'];

/** The empty fields that a complete profile needs, in the order of the form. */
export const missingFields = (profile: ProfileFields): readonly ProfileField[] =>
  (profile.type === 'person' ? personNeeds : companyNeeds).filter((field) => profile[field] === '');

const labels: Readonly<Partial<Record<ProfileField, string>>> = {
  name: 'nome',
  surname: 'cognome',
  company_name: 'ragione sociale',
  birthday: 'data di nascita',
  gender: 'genere',
  place_of_birth: 'luogo di nascita',
  fiscal_code: 'codice fiscale',
};

/** The text of the notice that lists the missing fields. */
export const missingFieldsMessage = (fields: readonly ProfileField[]): string =>
  `Mancano dati obbligatori: ${fields.map((field) => labels[field] ?? field).join(', ')}.`;
