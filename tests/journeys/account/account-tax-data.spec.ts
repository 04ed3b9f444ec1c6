import type { Locator } from '@playwright/test';
import { openProfile, put } from '../lib/account-forms.ts';
import { expect, test } from '../lib/pages.ts';

/*
 * Tax data as people and companies really have them. Sources: [DM] D.M. 23 dicembre 1976, n. 13813: letters of
 * surname and name, the day plus 40, omocodia, the check character. [B] Belfiore codes of towns and foreign states
 * (Agenzia delle Entrate): Roma H501, San Giuliano Terme A562, Sangiano H872, L’Aquila A345, Abetone A012 until 2016
 * and Abetone Cutigliano M376 since, Francia Z110. [O] cfiscale.it/come-funziona: Lucio Marano and Luca Moreno, both
 * born in Rome on 6 August 1993, share a code. [N] asinformatica.net/codice-fiscale-calcolo.html: a woman’s code has
 * her birth surname, whatever name she uses. [V] VIES and the companies’ own imprints: Eni IT00905811006, Poste
 * Italiane 01114601006 with fiscal code 97103880585, INPS 80078750587. [F] Specifiche tecniche FatturaPA 1.1.4 and
 * 1.1.6: seven characters for companies, six for bodies of the register IPA, 0000000 beside the PEC, XXXXXXX for
 * recipients abroad. [C] ANAC; dirittoprocessualetelematico.it, 15 August 2024: the three shapes of a CIG.
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

/** The case; the person; the code; the text below the field. A town that is not in the list is not compared. */
const people: readonly (readonly [what: string, person: Person, code: string, below: string])[] = [
  [
    'the example of many handbooks [DM, B]',
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
    'apostrophes and accents as typed on a keyboard [DM, B]',
    { ...man, name: 'Niccolò', surname: "D'Angelo", birthday: '1975-09-08', place_of_birth: "L'Aquila" },
    'DNGNCL75P08A345C',
    '',
  ],
  ['a woman under her husband’s name [N]', { ...giulia, surname: 'Bonvicini' }, 'FRRGLI86E54H501U', doubt('cognome')],
  [
    'a gender that does not match the code [DM]',
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
    'born in a town that has since merged with another [B]',
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

/** A valid code of nobody in the table: the text below it shows whether the town was looked up. */
const nobody = 'RSSMRA85T10Z100U';
const unlisted = ['Abetone', 'Francia'];

test('fiscal codes of people: each mismatch has its own message, and never blocks saving', async ({ page }) => {
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

/** The text below a valid field: its hint, or nothing. */
const helps: Readonly<Record<string, string>> = {
  recipient_code: 'Sette caratteri, sei per un ente pubblico. Senza codice: 0000000 e la PEC.',
  cig: 'Solo per gare pubbliche',
};

const companies: readonly (readonly [what: string, field: string, value: string, fault?: string])[] = [
  ['a VAT number as VIES writes it [V]', 'vat_number', 'IT 00905811006'],
  ['with two digits swapped [DM]', 'vat_number', '00905811060', wrong.vat],
  ['a foreign VAT number in place of an Italian one', 'vat_number', 'DE136695976', wrong.vat],
  ['a company whose fiscal code is not its VAT number [V]', 'fiscal_code', '97103880585'],
  ['the code of a public body [V]', 'fiscal_code', '80078750587'],
  ['a fiscal code with the country of a VAT number [V]', 'fiscal_code', 'IT97103880585', wrong.fiscal],
  ['the code of a sole trader', 'fiscal_code', 'RSSMRA85T10A562S'],
  ['the code of a body with a wrong last digit [DM]', 'fiscal_code', '80078750588', wrong.fiscal],
  ['the channel of a software house [F]', 'recipient_code', 'M5UXCR1'],
  ['an office of the register IPA, in small letters [F]', 'recipient_code', 'ufy9mh'],
  ['a recipient abroad [F]', 'recipient_code', 'XXXXXXX'],
  ['a PEC in place of the code [F]', 'recipient_code', 'studio@pec.it', wrong.code],
  ['a tender of the old format [C]', 'cig', '7654321ABC'],
  ['a small one of the old format [C]', 'cig', 'Z2A1B3C4D5'],
  ['one of the 2024 platform [C]', 'cig', 'B0A1B2C3D4'],
  ['zeros instead of a CIG [C]', 'cig', '0000000000', wrong.cig],
];

const settle = async (panel: Locator, field: Locator, value: string): Promise<void> => {
  await field.fill(value);
  // An error in another field keeps the form from being sent while the table runs.
  await panel.getByRole('button', { name: 'Salva' }).click();
};

test('companies’ numbers and codes: real ones pass, near misses are refused with their own message', async ({
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
