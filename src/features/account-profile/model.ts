import { askedConsents, isMandatoryConsent } from '../../rules/account/consents.ts';
import { invoicingErrors } from '../../rules/account/invoicing.ts';
import { missingFields, profileErrors } from '../../rules/account/profile.ts';
import {
  type Draft,
  type Errors,
  invoicingFieldIn,
  invoicingIn,
  ownProfile,
  placeNames,
  profileIn,
  type Stored,
  type TextName,
  textNames,
  typeIn,
} from './form/draft.ts';

/** Errors that prevent a save, by field; `today` is yyyy-mm-dd. */
export const errorsIn = (draft: Draft, stored: Stored, today: string): Errors => {
  const profile = profileIn(draft);
  const type = typeIn(draft);
  const names = [...ownProfile, ...placeNames];
  const billing = Object.entries(invoicingErrors(type, draft.flags.want_invoice === true, invoicingIn(draft, stored)));
  const refused = askedConsents(type).some((id) => isMandatoryConsent(id) && !draft.flags[id]);
  return {
    ...Object.fromEntries(
      draft.flags.want_invoice ? billing.map(([name, key]) => [invoicingFieldIn(draft, name), key]) : [],
    ),
    ...Object.fromEntries(missingFields(profile).map((name) => [name, 'required'])),
    ...profileErrors(profile, names, today),
    ...(refused && { company_contract: 'acceptance' }),
  };
};

/** Required fields, given the rest of the form. */
export const requiredIn = (draft: Draft, stored: Stored): readonly string[] => {
  const without = (...names: readonly TextName[]) =>
    errorsIn(
      { ...draft, texts: { ...draft.texts, ...Object.fromEntries(names.map((name) => [name, ''])) } },
      stored,
      '9999-12-31',
    );
  // Check this field apart, since the others depend on it; every user has a type.
  const decisive: readonly TextName[] = ['country', 'invoice_country', 'recipient_code'];
  const others = textNames.filter((name) => name !== 'type' && !decisive.includes(name));
  const rest = without(...others);
  return [
    ...decisive.filter((name) => without(name)[name] === 'required'),
    ...others.filter((name) => rest[name] === 'required'),
  ];
};

/** The fields of `after` that differ from `before`. */
export const changesOf = <T extends object>(after: T, before: Readonly<Record<string, unknown>>): Partial<T> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value)) as Partial<T>;

export const isSame = (one: Draft, other: Draft): boolean =>
  textNames.every((name) => one.texts[name] === other.texts[name]) &&
  [...new Set([...Object.keys(one.flags), ...Object.keys(other.flags)])].every(
    (name) => (one.flags[name] ?? false) === (other.flags[name] ?? false),
  );

/**
 * Merges the reader's changes with what somebody else saved meanwhile. Untouched fields take the saved values, edited
 * ones keep the typed text. `conflicts` has the saved values of fields that both changed.
 */
export const rebased = (
  draft: Draft,
  base: Draft,
  fresh: Draft,
): { readonly draft: Draft; readonly conflicts: Readonly<Partial<Record<TextName, string>>> } => {
  const touched = (name: TextName) => draft.texts[name] !== base.texts[name];
  const texts = Object.fromEntries(
    textNames.map((name) => [name, touched(name) ? draft.texts[name] : fresh.texts[name]]),
  ) as Record<TextName, string>;
  const flags = Object.fromEntries(
    Object.keys({ ...fresh.flags, ...draft.flags }).map((name) => [
      name,
      (draft.flags[name] === base.flags[name] ? fresh.flags[name] : draft.flags[name]) ?? false,
    ]),
  );
  const both = textNames.filter(
    (name) => touched(name) && fresh.texts[name] !== base.texts[name] && fresh.texts[name] !== draft.texts[name],
  );
  return { draft: { texts, flags }, conflicts: Object.fromEntries(both.map((name) => [name, fresh.texts[name]])) };
};
