import type { Stored } from './form/draft.ts';

const place = { address: 'Corso Meridiana, 118', city: 'Gaviano', zip: '00000', region: 'Gavianese', country: 'IT' };
const noInvoice = {
  want_invoice: false,
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
const consent = (id: string, granted: boolean, mandatory = false) => ({
  id,
  text: `Testo del consenso ${id}.`,
  version: '2025-11',
  granted,
  granted_at: granted ? '2025-11-01T09:00:00Z' : null,
  mandatory,
});

/** A reader with a whole profile, who wants no invoice. */
export const wholePerson: Stored = {
  profile: {
    profile: {
      ...place,
      type: 'person',
      name: 'Giulia',
      surname: 'Ferrante',
      company_name: '',
      email: 'digital@example.it',
      phone: '000 000 0000',
      phone2: '',
      place_of_birth: 'Roma',
      gender: 'female',
      birthday: '1986-05-14',
      fiscal_code: 'FRRGLI86E54H501U',
      avatar: null,
    },
    missing_fields: [],
    version: 1,
  },
  invoicing: { invoicing: noInvoice, version: 1 },
  consents: {
    consents: [consent('promo', true), consent('profiling', false), consent('third_parties', false)],
    history: [],
  },
};

/** A company that gets its invoices at its certified address. */
export const invoicedCompany: Stored = {
  profile: {
    ...wholePerson.profile,
    profile: {
      ...wholePerson.profile.profile,
      type: 'company',
      company_name: 'Studio Aretti & Lunardi',
      birthday: '',
      gender: '',
      place_of_birth: '',
      fiscal_code: '',
    },
  },
  invoicing: {
    version: 1,
    invoicing: {
      ...noInvoice,
      ...place,
      want_invoice: true,
      company_name: 'Studio Aretti & Lunardi',
      vat_number: '12345678903',
      recipient_code: '0000000',
      pec: 'studioaretti@pec.example.it',
    },
  },
  consents: {
    ...wholePerson.consents,
    consents: [...wholePerson.consents.consents, consent('company_contract', true, true)],
  },
};

/** A public body whose tax data stand in the invoicing data only. */
export const invoicedBody: Stored = {
  ...invoicedCompany,
  profile: {
    ...invoicedCompany.profile,
    profile: { ...invoicedCompany.profile.profile, type: 'public_body', company_name: 'Biblioteca civica' },
  },
  invoicing: {
    version: 1,
    invoicing: {
      ...noInvoice,
      ...place,
      want_invoice: true,
      company_name: 'Biblioteca civica',
      fiscal_code: '80000000002',
      recipient_code: 'UFABC1',
    },
  },
};
