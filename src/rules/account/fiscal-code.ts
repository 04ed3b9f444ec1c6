/**
 * Values of characters in odd places (D.M. 23 dicembre 1976). In even places a digit counts as itself, a letter as its
 * index in the alphabet.
 */
const odd: Readonly<Record<string, number>> = Object.fromEntries(
  [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23].flatMap((value, i) => [
    [String.fromCharCode(65 + i), value],
    ...(i < 10 ? [[String(i), value]] : []),
  ]),
);

const even = (char: string): number => (/\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65);

/** The check character of a code, from its first fifteen characters. */
export const fiscalCodeCheck = (first15: string): string => {
  const sum = [...first15].reduce((total, char, i) => total + (i % 2 === 0 ? (odd[char] ?? 0) : even(char)), 0);
  return String.fromCharCode(65 + (sum % 26));
};

const months = 'ABCDEHLMPRST';
const shape = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/;

/** Omocodia: where two people would share a code, these letters replace digits, from the right. */
const omocodia = 'LMNPQRSTUV';

/** The number in a part of a code; letters of an omocodia count as their digits. */
export const fiscalCodeDigits = (text: string): number =>
  Number([...text].map((char) => (omocodia.includes(char) ? omocodia.indexOf(char) : char)).join(''));

const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A code in capitals and without spaces. */
export const normalFiscalCode = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/**
 * Whether a text is a well-formed fiscal code of a person: shape, an existing day (plus 40 for women) and the check
 * character. It does not say whether the code was ever issued.
 */
export const isFiscalCode = (text: string): boolean => {
  const code = normalFiscalCode(text);
  if (!shape.test(code)) return false;
  const day = fiscalCodeDigits(code.slice(9, 11)) % 40;
  const last = lastDay[months.indexOf(code.charAt(8))] ?? 0;
  const written = fiscalCodeDigits(code.slice(9, 11));
  return day >= 1 && day <= last && written <= 71 && fiscalCodeCheck(code.slice(0, 15)) === code.charAt(15);
};
