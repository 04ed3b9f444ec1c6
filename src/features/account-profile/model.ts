import type { ConsentsAnswer } from '../../api/consents.ts';
import type { InvoicingAnswer } from '../../api/invoicing.ts';
import type { ProfileAnswer } from '../../api/profile.ts';
import { askedConsents, isMandatoryConsent } from '../../rules/consents.ts';
import { countryCode, countryName } from '../../rules/countries.ts';
import { type InvoicingFields, invoicingErrors } from '../../rules/invoicing.ts';
import { missingFields, type ProfileFields, profileErrors, type UserType, userTypes } from '../../rules/profile.ts';

const placeNames = ['address', 'zip', 'city', 'region', 'country'] as const;
type PlaceName = (typeof placeNames)[number];
const ownInvoicing = ['recipient_name', 'vat_number', 'recipient_code', 'pec', 'cig'] as const;
const ownProfile = [
  'type',
  'company_name',
  'name',
  'surname',
  'phone',
  'phone2',
  'birthday',
  'gender',
  'place_of_birth',
  'fiscal_code',
] as const;
const invoicePlace = ['invoice_address', 'invoice_zip', 'invoice_city', 'invoice_region', 'invoice_country'] as const;

/** The text fields, in the order of the form. What profile and invoice have in common is asked once (A42). */
export const textNames = [...ownProfile, ...placeNames, ...ownInvoicing, ...invoicePlace] as const;
export type TextName = (typeof textNames)[number];

/** What the server has. */
export interface Stored {
  readonly profile: ProfileAnswer;
  readonly invoicing: InvoicingAnswer;
  readonly consents: ConsentsAnswer;
}

/** What stands in the form; countries by their names. */
export interface Draft {
  readonly texts: Readonly<Record<TextName, string>>;
  /** `want_invoice`, `other_address`, and the consents by their ids. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** Field → key of its error; `company_contract` is a flag. */
export type Errors = Readonly<Partial<Record<TextName | 'company_contract', string>>>;

type Place = Readonly<Record<PlaceName, string>>;

const placeIn = (fields: Place): Place => ({
  address: fields.address,
  zip: fields.zip,
  city: fields.city,
  region: fields.region,
  country: countryName(fields.country),
});

const isEmpty = (place: Place): boolean => placeNames.every((name) => place[name] === '');

/** The form for what the server has. */
export const draftOf = ({ profile: { profile }, invoicing: { invoicing }, consents }: Stored): Draft => {
  const billed = placeIn(invoicing);
  const place = isEmpty(placeIn(profile)) ? billed : placeIn(profile);
  return {
    texts: {
      ...profile,
      ...invoicing,
      company_name: profile.company_name || invoicing.company_name,
      fiscal_code: profile.fiscal_code || invoicing.fiscal_code,
      ...place,
      invoice_address: billed.address,
      invoice_zip: billed.zip,
      invoice_city: billed.city,
      invoice_region: billed.region,
      invoice_country: billed.country,
    },
    flags: {
      want_invoice: invoicing.want_invoice,
      other_address: !isEmpty(billed) && placeNames.some((name) => billed[name] !== place[name]),
      ...Object.fromEntries(consents.consents.map(({ id, granted }) => [id, granted])),
    },
  };
};

/** Without what surrounds it, as the server keeps it. */
const trimmed = ({ texts }: Draft, name: TextName): string => texts[name].trim();

export const typeIn = ({ texts }: Draft): UserType => userTypes.find((type) => type === texts.type) ?? 'person';

/** The profile that the form stands for. */
export const profileIn = (draft: Draft): ProfileFields => {
  const text = (name: TextName) => trimmed(draft, name);
  return {
    type: text('type'),
    name: text('name'),
    surname: text('surname'),
    company_name: text('company_name'),
    phone: text('phone'),
    phone2: text('phone2'),
    address: text('address'),
    city: text('city'),
    zip: text('zip'),
    region: text('region'),
    country: countryCode(text('country')),
    place_of_birth: text('place_of_birth'),
    gender: text('gender'),
    birthday: text('birthday'),
    fiscal_code: text('fiscal_code').replace(/\s+/g, '').toUpperCase(),
  };
};

/** The invoicing data that the server has, and nothing that it may have added to them. */
const keptIn = ({ invoicing: { invoicing } }: Stored): InvoicingFields => ({
  company_name: invoicing.company_name,
  vat_number: invoicing.vat_number,
  fiscal_code: invoicing.fiscal_code,
  recipient_code: invoicing.recipient_code,
  cig: invoicing.cig,
  pec: invoicing.pec,
  recipient_name: invoicing.recipient_name,
  address: invoicing.address,
  city: invoicing.city,
  zip: invoicing.zip,
  region: invoicing.region,
  country: invoicing.country,
});

/** The invoicing data that the form stands for; they stay as they were while no invoice is wanted. */
export const invoicingIn = (draft: Draft, stored: Stored): InvoicingFields => {
  const text = (name: TextName) => trimmed(draft, name);
  const before = keptIn(stored);
  if (!draft.flags.want_invoice) return before;
  const own = {
    recipient_name: text('recipient_name'),
    vat_number: text('vat_number').replace(/\s+/g, '').toUpperCase(),
    recipient_code: text('recipient_code').toUpperCase(),
    pec: text('pec'),
    cig: text('cig').toUpperCase(),
  };
  const profile = profileIn(draft);
  return {
    ...own,
    company_name: typeIn(draft) === 'person' ? before.company_name : profile.company_name,
    fiscal_code: profile.fiscal_code,
    ...(draft.flags.other_address
      ? {
          address: text('invoice_address'),
          zip: text('invoice_zip'),
          city: text('invoice_city'),
          region: text('invoice_region'),
          country: countryCode(text('invoice_country')),
        }
      : {
          address: profile.address,
          zip: profile.zip,
          city: profile.city,
          region: profile.region,
          country: profile.country,
        }),
  };
};

/** Where the form shows what the invoicing's rules say of a field. */
export const invoicingFieldIn = (draft: Draft, name: string): TextName | undefined => {
  const placed = draft.flags.other_address && placeNames.some((place) => place === name) ? `invoice_${name}` : name;
  return textNames.find((text) => text === placed);
};

/** What keeps the form from being saved; `today` is yyyy-mm-dd. */
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

/** The fields that may not stay empty, as the rest of the form is now. */
export const requiredIn = (draft: Draft, stored: Stored): readonly string[] => {
  const without = (...names: readonly TextName[]) =>
    errorsIn(
      { ...draft, texts: { ...draft.texts, ...Object.fromEntries(names.map((name) => [name, ''])) } },
      stored,
      '9999-12-31',
    );
  // What the others depend on is looked at by itself; a user always is of some type.
  const decisive: readonly TextName[] = ['country', 'invoice_country', 'recipient_code'];
  const others = textNames.filter((name) => name !== 'type' && !decisive.includes(name));
  const rest = without(...others);
  return [
    ...decisive.filter((name) => without(name)[name] === 'required'),
    ...others.filter((name) => rest[name] === 'required'),
  ];
};

/** What of `after` differs from `before`. */
export const changesOf = <T extends object>(after: T, before: Readonly<Record<string, unknown>>): Partial<T> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value)) as Partial<T>;

export const isSame = (one: Draft, other: Draft): boolean =>
  textNames.every((name) => one.texts[name] === other.texts[name]) &&
  [...new Set([...Object.keys(one.flags), ...Object.keys(other.flags)])].every(
    (name) => (one.flags[name] ?? false) === (other.flags[name] ?? false),
  );

/**
 * The reader's changes over what somebody else has saved meanwhile: untouched fields show the saved values, touched
 * ones keep what was typed, and `conflicts` has the saved value of those that both have changed.
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
