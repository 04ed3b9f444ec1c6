import { isFiscalCode } from '../account/fiscal-code.ts';
import { dot, gaps } from './masked.ts';

/** ISO/IEC 7812: 13 to 19 digits whose last one checks the others; of other long numbers one in ten passes too. */
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

/** The longest that any of them is. */
const most = 34;
const gap = new RegExp(`^[${gaps}]{0,3}$`);

/** Letters, or digits, that stand together. */
interface Group {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** As cards are written: in one piece, or in groups of three to six digits. Telephone numbers have longer ones. */
const isCardOf = (groups: readonly Group[], joined: string): boolean =>
  isCard(joined) && (groups.length === 1 || groups.every(({ text }) => text.length >= 3 && text.length <= 6));

const isSecret = (groups: readonly Group[]): boolean => {
  const joined = groups.map(({ text }) => text).join('');
  return isCardOf(groups, joined) || isIban(joined) || isFiscalCode(joined);
};

/** The groups from `first` on that may belong to one number. */
const chainFrom = (groups: readonly Group[], first: number, text: string): readonly Group[] => {
  let length = 0;
  let end = first;
  for (; end < groups.length; end += 1) {
    const group = groups[end] as Group;
    length += group.text.length;
    if (length > most || (end > first && !gap.test(text.slice((groups[end - 1] as Group).to, group.from)))) break;
  }
  return groups.slice(first, end);
};

/** The longest secret at the beginning of a chain. */
const secretIn = (chain: readonly Group[]): readonly Group[] | undefined => {
  for (let count = chain.length; count > 0; count -= 1) {
    const tried = chain.slice(0, count);
    if (isSecret(tried)) return tried;
  }
  return undefined;
};

/** A word may be glued to the country of an IBAN, or to the name of a fiscal code: its last letters count too. */
const startsOf = (group: Group): readonly Group[] =>
  [0, group.text.length - 6, group.text.length - 2]
    .filter((at) => at === 0 || (at > 0 && /[A-Z]/.test(group.text)))
    .map((at) => ({ ...group, text: group.text.slice(at), from: group.from + at }));

/** Card numbers, IBANs and fiscal codes have no place in a chat: each of their letters and digits becomes a dot. */
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
