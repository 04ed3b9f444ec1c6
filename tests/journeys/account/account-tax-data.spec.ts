import type { Locator } from '@playwright/test';
import { openProfile, put } from '../lib/account-forms.ts';
import { expect, test } from '../lib/pages.ts';

/*
 * Tax data as people and companies really have them. Sources:
 * [DM] D.M. 23 dicembre 1976, n. 13813: letters of surname and name, the day plus 40, omocodia, the check character.
 * [B] Belfiore codes of towns and foreign states (Agenzia delle Entrate): Roma H501, San Giuliano Terme A562,
 *     Sangiano H872, L’Aquila A345, Abetone A012 until 2016 and Abetone Cutigliano M376 since, Francia Z110.
 * [O] cfiscale.it/come-funziona: Lucio Marano and Luca Moreno, both born in Rome on 6 August 1993, share a code.
 * [N] asinformatica.net/codice-fiscale-calcolo.html: a woman’s code has her own surname, whatever name she goes by.
 * [V] VIES and the companies’ own imprints: Eni IT00905811006, Poste Italiane 01114601006 with fiscal code 97103880585,
 *     INPS 80078750587.
 * [F] Specifiche tecniche FatturaPA 1.1.4 and 1.1.6: seven characters for companies, six for bodies of the register IPA,
 *     0000000 beside the PEC, XXXXXXX for who is abroad.
 * [C] ANAC; dirittoprocessualetelematico.it, 15 August 2024: the three shapes of a CIG.
 */

interface Person {
  readonly surname: string;
  readonly name: string;
  readonly birthday: string;
  readonly gender: string;
  readonly place_of_birth: string;
}

const doubt = (what: string): string =>
  `Il codice è formalmente valido ma non corrisponde a: ${what}. Controllalo; puoi salvare lo stesso.`;

const man = { gender: 'male' } as const;
const woman = { gender: 'female' } as const;
const giulia = { ...woman, name: 'Giulia', birthday: '1986-05-14', place_of_birth: 'Roma' } as const;
const marano = { ...man, birthday: '1993-08-06', place_of_birth: 'Roma' } as const;
const bianchi = { ...woman, name: 'Laura', surname: 'Bianchi', birthday: '1962-11-15' } as const;

/** What the case is; the person; the code; what stands below the field. A town that the list lacks is not compared. */
const people: readonly (readonly [what: string, person: Person, code: string, below: string])[] = [
  [
    'the specimen of many handbooks [DM, B]',
    { ...man, name: 'Mario', surname: 'Rossi', birthday: '1985-12-10', place_of_birth: 'San Giuliano Terme' },
    'RSSMRA85T10A562S',
    '',
  ],
  ['the first of two who share a code [O]', { ...marano, name: 'Lucio', surname: 'Marano' }, 'MRNLCU93M06H501M', ''],
  [
    'the second, with a letter for a digit [O, DM]',
    { ...marano, name: 'Luca', surname: 'Moreno' },
    'MRNLCU93M06H50ME',
    '',
  ],
  [
    'a surname of two letters, Dario Fo’s [DM, B]',
    { ...man, name: 'Dario', surname: 'Fo', birthday: '1926-03-24', place_of_birth: 'Sangiano' },
    'FOXDRA26C24H872Y',
    '',
  ],
  [
    'apostrophes and accents as a keyboard has them [DM, B]',
    { ...man, name: 'Niccolò', surname: "D'Angelo", birthday: '1975-09-08', place_of_birth: "L'Aquila" },
    'DNGNCL75P08A345C',
    '',
  ],
  ['a woman under her husband’s name [N]', { ...giulia, surname: 'Bonvicini' }, 'FRRGLI86E54H501U', doubt('cognome')],
  [
    'a gender that is not the one of the code [DM]',
    { ...giulia, surname: 'Ferrante', gender: 'male' },
    'FRRGLI86E54H501U',
    doubt('genere'),
  ],
  [
    'a gender that nobody has to declare',
    { ...giulia, surname: 'Ferrante', gender: 'undeclared' },
    'FRRGLI86E54H501U',
    '',
  ],
  [
    'born in a town that was joined to another since [B]',
    { ...bianchi, place_of_birth: 'Abetone Cutigliano' },
    'BNCLRA62S55A012N',
    doubt('luogo di nascita'),
  ],
  ['… and by the town’s old name [B]', { ...bianchi, place_of_birth: 'Abetone' }, 'BNCLRA62S55A012N', ''],
  [
    'born abroad: the code of the state [B]',
    { ...woman, name: 'Maria', surname: 'Dupin', birthday: '1979-04-03', place_of_birth: 'Francia' },
    'DPNMRA79D43Z110D',
    '',
  ],
];

/** Valid, and of nobody that is looked at here: what stands below it tells whether the town was looked up. */
const nobody = 'RSSMRA85T10Z100U';
const unlisted = ['Abetone', 'Francia'];

test('people’s fiscal codes: what does not fit is said, in its own words, and never keeps anybody from saving', async ({
  page,
}) => {
  const panel = await openProfile(page, 'gz', 'famiglia@example.it');
  const code = panel.locator('[name=fiscal_code]');
  for (const [what, person, text, below] of people) {
    const isListed = !unlisted.includes(person.place_of_birth);
    const asked = isListed || page.waitForResponse((answer) => answer.url().endsWith(`q=${person.place_of_birth}`));
    for (const [name, value] of Object.entries(person)) await put(panel.locator(`[name=${name}]`), value);
    await code.fill(nobody);
    if (isListed) await expect(code, what).toHaveAccessibleDescription(/luogo di nascita/);
    await asked;
    await code.fill(text);
    await expect(code, what).toHaveAccessibleDescription(below);
    await expect(code, what).toHaveAttribute('aria-invalid', 'false');
  }
  await panel.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Operazione completata.')).toBeVisible();
});

const wrong = {
  vat: 'Inserire una partita IVA valida',
  code: 'Inserire un codice destinatario valido',
  fiscal: 'Inserire un codice fiscale valido',
  cig: 'Inserire un CIG valido',
} as const;

/** What stands below a field that is right: its line of help, or nothing. */
const helps: Readonly<Record<string, string>> = {
  recipient_code: 'Sette caratteri, sei per un ente pubblico. Senza codice: 0000000 e la PEC.',
  cig: 'Solo per gare pubbliche',
};

const companies: readonly (readonly [what: string, field: string, value: string, fault?: string])[] = [
  ['a VAT number as VIES writes it [V]', 'vat_number', 'IT 00905811006'],
  ['with two digits swapped [DM]', 'vat_number', '00905811060', wrong.vat],
  ['a foreign VAT number in its place', 'vat_number', 'DE136695976', wrong.vat],
  ['a company whose fiscal code is not its VAT number [V]', 'fiscal_code', '97103880585'],
  ['a public body’s [V]', 'fiscal_code', '80078750587'],
  ['a fiscal code with the country of a VAT number [V]', 'fiscal_code', 'IT97103880585', wrong.fiscal],
  ['a sole trader’s own', 'fiscal_code', 'RSSMRA85T10A562S'],
  ['a body’s with a wrong last digit [DM]', 'fiscal_code', '80078750588', wrong.fiscal],
  ['the channel of a software house [F]', 'recipient_code', 'M5UXCR1'],
  ['an office of the register IPA, in small letters [F]', 'recipient_code', 'ufy9mh'],
  ['who is abroad [F]', 'recipient_code', 'XXXXXXX'],
  ['a PEC in the place of the code [F]', 'recipient_code', 'studio@pec.it', wrong.code],
  ['a tender of the old kind [C]', 'cig', '7654321ABC'],
  ['a small one of the old kind [C]', 'cig', 'Z2A1B3C4D5'],
  ['one of the platform of 2024 [C]', 'cig', 'B0A1B2C3D4'],
  ['zeros for lack of one [C]', 'cig', '0000000000', wrong.cig],
];

const settle = async (panel: Locator, field: Locator, value: string): Promise<void> => {
  await field.fill(value);
  // A fault elsewhere keeps the form from being sent while the table goes on.
  await panel.getByRole('button', { name: 'Salva' }).click();
};

test('companies’ numbers and codes: what is real passes, what is nearly so is refused in its own words', async ({
  page,
}) => {
  const panel = await openProfile(page, 'gz', 'azienda@example.it');
  await panel.locator('[name=surname]').fill('');
  for (const [what, name, value, fault] of companies) {
    const field = panel.locator(`[name=${name}]`);
    await settle(panel, field, value);
    await expect(field, what).toHaveAccessibleDescription(fault ?? helps[name] ?? '');
    await expect(field, what).toHaveAttribute('aria-invalid', String(fault !== undefined));
  }
});
