import { fiscalCodeDigits, isFiscalCode, normalFiscalCode } from './fiscal-code.ts';

/** The personal data that a fiscal code encodes. Empty texts are not compared. */
export interface CodedPerson {
  readonly surname: string;
  readonly name: string;
  /** yyyy-mm-dd */
  readonly birthday: string;
  readonly gender: string;
  /** The cadastral code of the place of birth. */
  readonly birthplace: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

const consonants = (text: string): string => text.replace(/[AEIOU]/g, '');
const vowels = (text: string): string => text.replace(/[^AEIOU]/g, '');
const three = (letters: string): string => `${letters}XXX`.slice(0, 3);

/** D.M. 23 dicembre 1976: consonants first, then vowels, padded with X to three letters. */
const surnameLetters = (text: string): string => three(consonants(plain(text)) + vowels(plain(text)));

/** As for the surname; a name of four or more consonants takes the first, third and fourth. */
const nameLetters = (text: string): string => {
  const found = consonants(plain(text));
  return found.length > 3 ? `${found.charAt(0)}${found.slice(2, 4)}` : surnameLetters(text);
};

const months = 'ABCDEHLMPRST';

const birthdayIn = (code: string): string =>
  [
    String(fiscalCodeDigits(code.slice(6, 8))).padStart(2, '0'),
    String(months.indexOf(code.charAt(8)) + 1).padStart(2, '0'),
    String(fiscalCodeDigits(code.slice(9, 11)) % 40).padStart(2, '0'),
  ].join('-');

const genderIn = (code: string): string => (fiscalCodeDigits(code.slice(9, 11)) > 40 ? 'female' : 'male');

const placeIn = (code: string): string =>
  code.charAt(11) + String(fiscalCodeDigits(code.slice(12, 15))).padStart(3, '0');

/**
 * The fields that contradict a valid fiscal code, in the order of the form; none for an invalid code. A warning, never a
 * refusal: registry offices make mistakes, and names change.
 */
export const fiscalCodeDoubts = (text: string, person: CodedPerson): readonly (keyof CodedPerson)[] => {
  if (!isFiscalCode(text)) return [];
  const code = normalFiscalCode(text);
  const { name, surname, birthday, gender, birthplace } = person;
  const checks: readonly (readonly [field: keyof CodedPerson, known: boolean, fits: boolean])[] = [
    ['name', plain(name) !== '', code.slice(3, 6) === nameLetters(name)],
    ['surname', plain(surname) !== '', code.slice(0, 3) === surnameLetters(surname)],
    ['birthday', birthday !== '', birthday.slice(2) === birthdayIn(code)],
    ['gender', gender === 'male' || gender === 'female', gender === genderIn(code)],
    ['birthplace', birthplace !== '', birthplace.toUpperCase() === placeIn(code)],
  ];
  return checks.filter(([, known, fits]) => known && !fits).map(([field]) => field);
};
