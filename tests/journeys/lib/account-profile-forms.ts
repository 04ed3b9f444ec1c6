import { type Form, long, openProfile, type Row } from './account-forms.ts';

const place = (prefix: string): readonly Row[] => [
  [`${prefix}address`, long(121), 'Massimo 120 caratteri'],
  [`${prefix}zip`, '0010', 'Inserire un CAP valido'],
  [`${prefix}city`, long(101), 'Massimo 100 caratteri'],
  [`${prefix}region`, long(101), 'Massimo 100 caratteri'],
  [`${prefix}country`, 'Gaviania', 'Scegliere un Paese dall’elenco'],
];

/** The invoicing address is required. */
const billed = (prefix: string): readonly Row[] => [
  [`${prefix}address`, '', 'Richiesto'],
  [`${prefix}zip`, '', 'Richiesto'],
  [`${prefix}city`, '', 'Richiesto'],
  [`${prefix}country`, '', 'Richiesto'],
];

const people: readonly Row[] = [
  ['name', '', 'Richiesto'],
  ['name', long(51), 'Massimo 50 caratteri'],
  ['surname', '   ', 'Richiesto'],
  ['surname', long(51), 'Massimo 50 caratteri'],
  ['phone', 'chiamami', 'Inserire un numero di telefono valido'],
  ['phone2', '123', 'Inserire un numero di telefono valido'],
];

/** Every field and rule of `src/rules/account` and `src/rules/text` that the profile uses. */
export const profileForms: readonly Form[] = [
  {
    name: 'profile and invoicing of a person',
    open: async (page) => {
      const panel = await openProfile(page, 'em', 'famiglia@example.it');
      await panel.getByRole('switch', { name: 'Voglio ricevere la fattura' }).check();
      await panel.locator('[name=other_address]').check();
      const other = { address: 'Via Altra, 1', zip: '00001', city: 'Zenara', country: 'Italia' };
      for (const [name, value] of Object.entries(other)) await panel.locator(`[name=invoice_${name}]`).fill(value);
      return panel;
    },
    send: 'Salva',
    hasSummary: true,
    follows: true,
    rows: [
      ...people,
      ['birthday', '', 'Richiesto'],
      ['birthday', '1899-12-31', 'Inserire una data valida'],
      ['birthday', '2999-01-01', 'Inserire una data valida'],
      ['gender', '', 'Richiesto'],
      ['place_of_birth', '', 'Richiesto'],
      ['place_of_birth', long(101), 'Massimo 100 caratteri'],
      ['fiscal_code', '', 'Richiesto'],
      ['fiscal_code', 'VNRPLA75P48', 'Inserire un codice fiscale valido'],
      ['fiscal_code', 'VNRPLA75P48H501P', 'Inserire un codice fiscale valido'],
      ['fiscal_code', '12345678903', 'Inserire un codice fiscale valido'],
      ...place(''),
      ...place('invoice_'),
      ...billed('invoice_'),
      ['recipient_name', long(101), 'Massimo 100 caratteri'],
    ],
  },
  {
    name: 'profile and invoicing of a company',
    open: (page) => openProfile(page, 'em', 'azienda@example.it'),
    send: 'Salva',
    hasSummary: true,
    follows: true,
    rows: [
      ...people,
      ['company_name', '', 'Richiesto'],
      ['company_name', long(101), 'Massimo 100 caratteri'],
      ['fiscal_code', '12345678901', 'Inserire un codice fiscale valido'],
      ...place(''),
      ...billed(''),
      ['vat_number', '', 'Richiesto'],
      ['vat_number', '12345678901', 'Inserire una partita IVA valida'],
      ['recipient_code', '', 'Richiesto'],
      ['recipient_code', 'UFABC', 'Inserire un codice destinatario valido'],
      ['recipient_code', 'UFABC123', 'Inserire un codice destinatario valido'],
      ['pec', '', 'Richiesto'],
      ['pec', 'studioaretti@pec', 'Inserire email valida'],
      ['cig', '0000000000', 'Inserire un CIG valido'],
      ['cig', 'Z2A1B3C4D', 'Inserire un CIG valido'],
      ['recipient_name', long(101), 'Massimo 100 caratteri'],
      ['company_contract', false, 'Accettazione obbligatoria'],
    ],
  },
  {
    name: 'profile and invoicing of a public body',
    open: (page) => openProfile(page, 'em', 'ente@example.it'),
    send: 'Salva',
    hasSummary: true,
    follows: true,
    rows: [
      ['company_name', '', 'Richiesto'],
      ['fiscal_code', '', 'Richiesto'],
      ['fiscal_code', '80000000003', 'Inserire un codice fiscale valido'],
      ['recipient_code', '', 'Richiesto'],
      ['company_contract', false, 'Accettazione obbligatoria'],
    ],
  },
];
