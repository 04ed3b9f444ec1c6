import { isFiscalCode } from './fiscal-code.ts';

/** What stands for each hidden letter and digit: a text keeps its length, and so its limits. */
const dot = '•';

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

const isSecret = (text: string): boolean => isCard(text) || isIban(text) || isFiscalCode(text);

/** The longest that any of them is. */
const most = 34;
/** What may stand between the groups of one number. */
const gap = /^[\s.\-–—]{0,3}$/;

interface Group {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where the longest secret that begins with a group ends: the index of its last group. */
const lastOf = (groups: readonly Group[], first: number, text: string): number | undefined => {
  let joined = '';
  let last: number | undefined;
  for (let i = first; i < groups.length; i += 1) {
    const group = groups[i] as Group;
    if (i > first && !gap.test(text.slice((groups[i - 1] as Group).to, group.from))) break;
    joined += group.text;
    if (joined.length > most) break;
    if (isSecret(joined)) last = i;
  }
  return last;
};

/** Card numbers, IBANs and fiscal codes have no place in a chat: each of their letters and digits becomes a dot. */
export const masked = (text: string): string => {
  const groups = [...text.matchAll(/[a-z\d]+/gi)].map(
    ({ 0: found, index }): Group => ({ text: found.toUpperCase(), from: index, to: index + found.length }),
  );
  let result = text;
  for (let i = 0; i < groups.length; i += 1) {
    const last = lastOf(groups, i, text);
    if (last === undefined) continue;
    const { from } = groups[i] as Group;
    const { to } = groups[last] as Group;
    result = result.slice(0, from) + text.slice(from, to).replace(/[a-z\d]/gi, dot) + result.slice(to);
    i = last;
  }
  return result;
};

/** Whether something was hidden in a text: no number of these is shorter than this. */
export const isMasked = (text: string): boolean => text.replace(/[\s.\-–—]/g, '').includes(dot.repeat(13));
