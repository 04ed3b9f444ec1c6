/** D.M. 23 dicembre 1976: what a character counts in an odd place; in an even one a digit counts itself, a letter its place in the alphabet. */
const odd: Readonly<Record<string, number>> = Object.fromEntries(
  [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23].flatMap((value, i) => [
    [String.fromCharCode(65 + i), value],
    ...(i < 10 ? [[String(i), value]] : []),
  ]),
);

const even = (char: string): number => (/\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65);

/** The last character of a code, from its first fifteen. */
export const fiscalCodeCheck = (first15: string): string => {
  const sum = [...first15].reduce((total, char, i) => total + (i % 2 === 0 ? (odd[char] ?? 0) : even(char)), 0);
  return String.fromCharCode(65 + (sum % 26));
};

const months = 'ABCDEHLMPRST';
const shape = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/;

/** Where two people would have the same code, letters stand for digits, from the right (omocodia). */
const omocodia = 'LMNPQRSTUV';

/** The number that digits of a code stand for, letters in their place included. */
export const fiscalCodeDigits = (text: string): number =>
  Number([...text].map((char) => (omocodia.includes(char) ? omocodia.indexOf(char) : char)).join(''));

const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The code as it is compared: capitals, no spaces. */
export const normalFiscalCode = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/**
 * Specification, point 5: a person's fiscal code with its shape, a day that exists and the right last character;
 * 40 is added to the day of a woman. It says nothing of whether the code was ever given.
 */
export const isFiscalCode = (text: string): boolean => {
  const code = normalFiscalCode(text);
  if (!shape.test(code)) return false;
  const day = fiscalCodeDigits(code.slice(9, 11)) % 40;
  const last = lastDay[months.indexOf(code.charAt(8))] ?? 0;
  const written = fiscalCodeDigits(code.slice(9, 11));
  return day >= 1 && day <= last && written <= 71 && fiscalCodeCheck(code.slice(0, 15)) === code.charAt(15);
};
