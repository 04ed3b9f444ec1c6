import type { Registration } from '../../api/account/registration.ts';
import { askedConsents, isMandatoryConsent } from '../../rules/account/consents.ts';
import { unmetPasswordRules } from '../../rules/account/password.ts';
import { isEmail, lengthOf, maxLengths } from '../../rules/text/fields.ts';

/** Values of the form; one checkbox confirms both age and the privacy notice. */
export interface Draft extends Omit<Registration, 'adult' | 'privacy'> {
  readonly declared: boolean;
}

export const emptyDraft: Draft = {
  user_type: 'person',
  company_name: '',
  name: '',
  surname: '',
  email: '',
  password: '',
  password_confirm: '',
  declared: false,
  consents: {},
};

/** The fields that can be wrong, in the order of the form. */
export const fieldNames = [
  'company_name',
  'name',
  'surname',
  'email',
  'password',
  'password_confirm',
  'declared',
  'company_contract',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Field → key of its error. */
export type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** Longest texts, where limited. */
export const longest: Readonly<Partial<Record<FieldName, number>>> = {
  company_name: maxLengths.company,
  name: maxLengths.name,
  surname: maxLengths.name,
};

const texts = ['company_name', 'name', 'surname', 'email'] as const;

/** Required texts: a person has first and last name, a company or body its own name. */
export const requiredOf = ({ user_type }: Draft): readonly FieldName[] =>
  user_type === 'person' ? ['name', 'surname', 'email'] : ['company_name', 'email'];

const textError = (draft: Draft, name: (typeof texts)[number]): string | undefined => {
  const text = draft[name].trim();
  if (text === '') return requiredOf(draft).includes(name) ? 'required' : undefined;
  if (name === 'email') return isEmail(text) ? undefined : 'email';
  return lengthOf(text) > (longest[name] ?? Number.POSITIVE_INFINITY) ? 'max_length' : undefined;
};

const passwordError = ({ password }: Draft): string | undefined => {
  if (password === '') return 'required';
  return unmetPasswordRules(password).length > 0 ? 'format' : undefined;
};

const repeatError = ({ password, password_confirm }: Draft): string | undefined => {
  if (password_confirm === '') return 'required';
  return password === password_confirm ? undefined : 'match';
};

/** Errors that prevent sending, by field. */
export const errorsIn = (draft: Draft): Errors => {
  const refused = askedConsents(draft.user_type).some((id) => isMandatoryConsent(id) && !draft.consents[id]);
  const found: readonly (readonly [FieldName, string | undefined])[] = [
    ...texts
      .filter((name) => name !== 'company_name' || draft.user_type !== 'person')
      .map((name) => [name, textError(draft, name)] as const),
    ['password', passwordError(draft)],
    ['password_confirm', repeatError(draft)],
    ['declared', draft.declared ? undefined : 'required'],
    ['company_contract', refused ? 'acceptance' : undefined],
  ];
  return Object.fromEntries(found.filter(([, key]) => key !== undefined));
};

/** The request: includes only the consents that this kind of user is asked for. */
export const registrationOf = ({ declared, ...draft }: Draft): Registration => ({
  ...draft,
  company_name: draft.user_type === 'person' ? '' : draft.company_name.trim(),
  name: draft.name.trim(),
  surname: draft.surname.trim(),
  email: draft.email.trim(),
  adult: declared,
  privacy: declared,
  consents: Object.fromEntries(askedConsents(draft.user_type).map((id) => [id, draft.consents[id] === true])),
});

/** The server's errors by field of the form. */
export const refusedFields = (errors: Readonly<Record<string, string>>): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, key]) => {
      const own = name === 'adult' || name === 'privacy' ? 'declared' : fieldNames.find((field) => field === name);
      return own ? [[own, key]] : [];
    }),
  );
