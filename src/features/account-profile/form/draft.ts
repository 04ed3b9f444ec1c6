import type { ConsentsAnswer } from '../../../api/account/consents.ts';
import type { InvoicingAnswer } from '../../../api/account/invoicing.ts';
import type { ProfileAnswer } from '../../../api/account/profile.ts';
import { countryCode, countryName } from '../../../rules/account/countries.ts';
import type { InvoicingFields } from '../../../rules/account/invoicing.ts';
import { type ProfileFields, type UserType, userTypes } from '../../../rules/account/profile.ts';

export const placeNames = ['address', 'zip', 'city', 'region', 'country'] as const;
type PlaceName = (typeof placeNames)[number];
const ownInvoicing = ['recipient_name', 'vat_number', 'recipient_code', 'pec', 'cig'] as const;
export const ownProfile = [
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

/** The text fields, in the order of the form. Fields of both profile and invoice appear once. */
export const textNames = [...ownProfile, ...placeNames, ...ownInvoicing, ...invoicePlace] as const;
export type TextName = (typeof textNames)[number];

/** The server's data. */
export interface Stored {
  readonly profile: ProfileAnswer;
  readonly invoicing: InvoicingAnswer;
  readonly consents: ConsentsAnswer;
}

/** Values of the form; countries by their names. */
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

/** The form's values for the server's data. */
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

/** Trimmed, as the server stores it. */
const trimmed = ({ texts }: Draft, name: TextName): string => texts[name].trim();

export const typeIn = ({ texts }: Draft): UserType => userTypes.find((type) => type === texts.type) ?? 'person';

/** The profile with the form's values. */
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

/** The server's invoicing data, without fields that it may add. */
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

/** The invoicing data with the form's values; unchanged while no invoice is wanted. */
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

/** The form field that shows an invoicing error. */
export const invoicingFieldIn = (draft: Draft, name: string): TextName | undefined => {
  const placed = draft.flags.other_address && placeNames.some((place) => place === name) ? `invoice_${name}` : name;
  return textNames.find((text) => text === placed);
};
