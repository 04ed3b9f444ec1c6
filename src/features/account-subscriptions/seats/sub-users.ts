import type { Invitee, SubUser } from '../../../api/subscriptions/sub-users.ts';
import { seatStatusNames } from '../../../rules/subscriptions/sub-users.ts';

/** Name of a status; an unknown one keeps the server's name. */
export const statusName = (status: string): string =>
  Object.hasOwn(seatStatusNames, status) ? seatStatusNames[status as keyof typeof seatStatusNames] : status;

/** Number of users who can read now. */
export const readersIn = (users: readonly SubUser[]): number =>
  users.filter(({ status }) => status === 'active' || status === 'renewed').length;

/** Addresses of users with a seat. */
export const emailsOf = (users: readonly SubUser[]): readonly string[] =>
  users.flatMap(({ email }) => (email === null ? [] : [email]));

/** Whether all seats are taken; a seat without a user is free. */
export const isFull = (
  users: readonly SubUser[],
  { total, used }: { readonly total: number; readonly used: number },
): boolean => used >= total && users.every(({ email }) => email !== null);

/** A person to invite, and their row in the file. */
export interface Row extends Invitee {
  readonly row: number;
}

const columns = { email: /mail/i, name: /^nome/i, note: /^not[ae]/i } as const;

/**
 * The people of a table: by its head if the first row is one, else the columns are email address, name, note. The server
 * checks the addresses.
 */
export const peopleIn = (rows: readonly (readonly string[])[]): readonly Row[] => {
  const [first = []] = rows;
  const hasHead = !first.some((cell) => cell.includes('@'));
  const place = (name: keyof typeof columns, otherwise: number) => {
    const found = hasHead ? first.findIndex((cell) => columns[name].test(cell)) : -1;
    return found === -1 && (name === 'email' || !hasHead) ? otherwise : found;
  };
  const [email, name, note] = [place('email', 0), place('name', 1), place('note', 2)];
  return rows.slice(hasHead ? 1 : 0).map((cells, index) => ({
    row: index + (hasHead ? 2 : 1),
    email: cells[email] ?? '',
    ...(cells[name] && { name: cells[name] }),
    ...(cells[note] && { note: cells[note] }),
  }));
};
