import { isEmail, lengthOf, maxLengths } from '../text/fields.ts';
import { isFiscalCode } from './fiscal-code.ts';
import { type FieldError, type FieldErrors, isCountry, isZip, type UserType } from './profile.ts';
import { isCig, isCompanyCode, isRecipientCode, isVatNumber, noRecipientCode } from './tax-data.ts';

/** The invoicing fields of an account; an empty text is an empty field. */
export interface InvoicingFields {
  readonly company_name: string;
  readonly vat_number: string;
  readonly fiscal_code: string;
  /** SDI. */
  readonly recipient_code: string;
  readonly cig: string;
  readonly pec: string;
  readonly recipient_name: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly region: string;
  readonly country: string;
}

export type InvoicingField = keyof InvoicingFields;

/** Maximum lengths in characters, for the fields that have one. */
export const invoicingLengths: Readonly<Partial<Record<InvoicingField, number>>> = {
  company_name: maxLengths.company,
  recipient_name: maxLengths.company,
  address: maxLengths.address,
  city: maxLengths.company,
  region: maxLengths.company,
};

const formErrors: Readonly<
  Partial<Record<InvoicingField, (text: string, all: InvoicingFields) => FieldError | false>>
> = {
  vat_number: (text) => !isVatNumber(text) && 'vat_number',
  fiscal_code: (text) => !isFiscalCode(text) && !isCompanyCode(text) && 'fiscal_code',
  recipient_code: (text) => !isRecipientCode(text) && 'recipient_code',
  cig: (text) => !isCig(text) && 'cig',
  pec: (text) => !isEmail(text) && 'email',
  zip: (text, { country }) => !isZip(text, country) && 'zip',
  country: (text) => !isCountry(text) && 'country',
};

const place: readonly InvoicingField[] = ['address', 'city', 'zip', 'country'];

/** A recipient without a code of its own is reached at its certified address (PEC). */
const recipient = ({ recipient_code }: InvoicingFields): readonly InvoicingField[] =>
  recipient_code === noRecipientCode ? ['recipient_code', 'pec'] : ['recipient_code'];

/** A company abroad needs neither recipient code nor certified address. */
const companyNeeds = (all: InvoicingFields): readonly InvoicingField[] => [
  'company_name',
  'vat_number',
  ...(all.country === '' || all.country === 'IT' ? recipient(all) : []),
];

const needs = (type: UserType, all: InvoicingFields): readonly InvoicingField[] => {
  if (type === 'person') return ['fiscal_code', ...place];
  if (type === 'public_body') return ['company_name', 'fiscal_code', ...recipient(all), ...place];
  return [...companyNeeds(all), ...place];
};

/** The errors of the invoicing data. Without an invoice no field is required. */
export const invoicingErrors = (
  type: UserType,
  wantsInvoice: boolean,
  all: InvoicingFields,
): FieldErrors<InvoicingField> => {
  const needed = wantsInvoice ? needs(type, all) : [];
  const fields = Object.keys(all) as InvoicingField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = all[field];
      if (text === '') return needed.includes(field) ? [[field, 'required' as const]] : [];
      if (lengthOf(text) > (invoicingLengths[field] ?? Number.POSITIVE_INFINITY))
        return [[field, 'max_length' as const]];
      const error = formErrors[field]?.(text, all) ?? false;
      return error === false ? [] : [[field, error]];
    }),
  );
};
