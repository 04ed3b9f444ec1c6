import { isFiscalCode } from '../account/fiscal-code.ts';
import { dot, gaps } from './masked.ts';

/** ISO/IEC 7812: 13 to 19 digits with a check digit. One in ten other long numbers passes too. */
const isCard = (text: string): boolean => {
  if (!/^[2-6]\d{12,18}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, i) => {
    const counted = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
};

/** ISO 13616: country, two check digits, and a remainder of 1. */
const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};

/** Length of the longest number (an IBAN) in characters. */
const maxLength = 34;
const gap = new RegExp(`^[${gaps}]{0,3}$`);

/** A run of letters or of digits. */
interface Group {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Cards are written in one piece or in groups of three to six digits; telephone numbers have longer groups. */
const isCardOf = (groups: readonly Group[], joined: string): boolean =>
  isCard(joined) && (groups.length === 1 || groups.every(({ text }) => text.length >= 3 && text.length <= 6));

/** A word between two gaps, as in `al 14 dicembre 2026`: an IBAN has none. */
const hasWord = (groups: readonly Group[]): boolean =>
  groups.some(
    ({ text, from, to }, at) =>
      /^[A-Z]{5,}$/i.test(text) && (groups[at - 1]?.to ?? from) < from && (groups[at + 1]?.from ?? to) > to,
  );

const isSecret = (groups: readonly Group[]): boolean => {
  const joined = groups.map(({ text }) => text).join('');
  return isCardOf(groups, joined) || (isIban(joined) && !hasWord(groups)) || isFiscalCode(joined);
};

/** The groups from `first` on that can belong to one number. */
const chainFrom = (groups: readonly Group[], first: number, text: string): readonly Group[] => {
  let length = 0;
  let end = first;
  for (; end < groups.length; end += 1) {
    const group = groups[end] as Group;
    length += group.text.length;
    if (length > maxLength || (end > first && !gap.test(text.slice((groups[end - 1] as Group).to, group.from)))) break;
  }
  return groups.slice(first, end);
};

/** The longest number at the start of a chain. */
const secretIn = (chain: readonly Group[]): readonly Group[] | undefined => {
  for (let count = chain.length; count > 0; count -= 1) {
    const tried = chain.slice(0, count);
    if (isSecret(tried)) return tried;
  }
  return undefined;
};

/** A word may be attached to an IBAN or a fiscal code: tries its last two and six letters as a start too. */
const startsOf = (group: Group): readonly Group[] =>
  [0, group.text.length - 6, group.text.length - 2]
    .filter((at) => at === 0 || (at > 0 && /[A-Z]/.test(group.text)))
    .map((at) => ({ ...group, text: group.text.slice(at), from: group.from + at }));

/** Masks card numbers, IBANs and fiscal codes: each of their letters and digits becomes a dot. */
export const masked = (text: string): string => {
  const groups = [...text.matchAll(/[a-z]+|\d+/gi)].map(
    ({ 0: found, index }): Group => ({ text: found.toUpperCase(), from: index, to: index + found.length }),
  );
  let result = text;
  for (let i = 0; i < groups.length; i += 1) {
    const [, ...others] = chainFrom(groups, i, text);
    const secret = startsOf(groups[i] as Group)
      .map((start) => secretIn([start, ...others]))
      .find((found) => found !== undefined);
    const [first] = secret ?? [];
    const last = secret?.at(-1);
    if (!secret || !first || !last) continue;
    const hidden = text.slice(first.from, last.to).replace(/[a-z\d]/gi, dot);
    result = result.slice(0, first.from) + hidden + result.slice(last.to);
    i += secret.length - 1;
  }
  return result;
};
