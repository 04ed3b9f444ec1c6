import { createHash } from 'node:crypto';

/** One of the demo people, with an account on every brand. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly kind: 'person' | 'company' | 'public_body';
  readonly name: string;
  readonly surname: string;
  readonly profile: Readonly<Record<string, string>>;
  readonly invoicing?: Readonly<Record<string, string | boolean>>;
  /** Just registered: the onboarding is at its first step. */
  readonly isNew?: true;
}

/** Password of all demo people. */
export const PASSWORD = 'Edicola-2026!';

const home = { address: 'Corso Meridiana, 118', city: 'Gaviano', zip: '00000', region: 'Gavianese', country: 'IT' };
const born = (birthday: string, gender: 'male' | 'female', fiscal_code: string) => ({
  ...home,
  birthday,
  gender,
  fiscal_code,
  place_of_birth: 'Roma',
});

/** The twelve people. Their tax data are invented but formally valid. */
export const people: readonly Person[] = [
  {
    email: 'lettore@example.it',
    username: 'andrea.bonvicini',
    kind: 'person',
    name: 'Andrea',
    surname: 'Bonvicini',
    profile: born('1979-03-12', 'male', 'BNVNDR79C12H501N'),
  },
  {
    email: 'online@example.it',
    username: 'marco.silvani',
    kind: 'person',
    name: 'Marco',
    surname: 'Silvani',
    profile: born('1991-07-02', 'male', 'SLVMRC91L02H501C'),
  },
  {
    email: 'digital@example.it',
    username: 'giulia.ferrante',
    kind: 'person',
    name: 'Giulia',
    surname: 'Ferrante',
    profile: { ...born('1986-05-14', 'female', 'FRRGLI86E54H501U'), phone: '000 000 0000' },
  },
  {
    email: 'titolare@example.it',
    username: 'roberto.lunardi',
    kind: 'person',
    name: 'Roberto',
    surname: 'Lunardi',
    profile: born('1968-11-30', 'male', 'LNRRRT68S30H501Y'),
  },
  {
    email: 'secondario@example.it',
    username: 'chiara.lunardi',
    kind: 'person',
    name: 'Chiara',
    surname: 'Lunardi',
    profile: born('1997-01-25', 'female', 'LNRCHR97A65H501Z'),
  },
  {
    email: 'famiglia@example.it',
    username: 'paola.venieri',
    kind: 'person',
    name: 'Paola',
    surname: 'Venieri',
    profile: born('1975-09-08', 'female', 'VNRPLA75P48H501O'),
  },
  {
    email: 'azienda@example.it',
    username: 'studio.aretti',
    kind: 'company',
    name: 'Stefano',
    surname: 'Aretti',
    profile: { ...home, company_name: 'Studio Aretti & Lunardi' },
    invoicing: {
      want_invoice: true,
      company_name: 'Studio Aretti & Lunardi',
      vat_number: '12345678903',
      recipient_code: '0000000',
      pec: 'studioaretti@pec.example.it',
      ...home,
    },
  },
  {
    email: 'ente@example.it',
    username: 'biblioteca.civica',
    kind: 'public_body',
    name: 'Laura',
    surname: 'Montanari',
    profile: { ...home, company_name: 'Biblioteca civica' },
    invoicing: {
      want_invoice: true,
      company_name: 'Biblioteca civica',
      fiscal_code: '80000000002',
      recipient_code: 'UFABC1',
      ...home,
    },
  },
  {
    email: 'scaduto@example.it',
    username: 'davide.corsini',
    kind: 'person',
    name: 'Davide',
    surname: 'Corsini',
    profile: born('1983-06-19', 'male', 'CRSDVD83H19H501B'),
  },
  {
    email: 'insoluto@example.it',
    username: 'elena.marchesi',
    kind: 'person',
    name: 'Elena',
    surname: 'Marchesi',
    profile: born('1989-12-05', 'female', 'MRCLNE89T45H501Y'),
  },
  {
    email: 'nuovo@example.it',
    username: 'luca.tedaldi',
    kind: 'person',
    name: 'Luca',
    surname: 'Tedaldi',
    profile: {},
    isNew: true,
  },
  {
    email: 'redazione@staff.example.it',
    username: 'sara.vianelli',
    kind: 'person',
    name: 'Sara',
    surname: 'Vianelli',
    profile: born('1981-02-17', 'female', 'VNLSRA81B57H501L'),
  },
];

/** Account id of a person, equal in every database. */
export const accountIdOf = (brandId: number, email: string): string => {
  const hex = createHash('sha256').update(`account ${brandId} ${email}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};
