import type { Invitee, SubUser, SubUsers } from '../../../api/subscriptions/sub-users.ts';
import { nameIn } from '../../../rules/language/name-in.ts';
import { type SeatAction, seatStatuses, seatTexts } from '../../../rules/subscriptions/sub-users.ts';
import { copy } from './sub-users-copy.ts';

/** Name of a status; an unknown one keeps the server's name. */
export const statusName = (status: string): string => nameIn(seatTexts.statuses, status) ?? status;

/** Number of invitations whose person has not activated the seat yet. */
export const waitingIn = (users: readonly SubUser[]): number =>
  users.filter(({ status }) => status === 'email_sent' || status === 'to_activate').length;

/** Number of seats that can be given to a person. */
export const freeIn = (users: readonly SubUser[], { total, used }: SubUsers['seats']): number =>
  Math.max(0, total - used) + users.filter(({ email }) => email === null).length;

/** Newest seats first; a new code does not move a seat. */
export const newestFirst = (users: readonly SubUser[]): readonly SubUser[] => users.toSorted((a, b) => b.id - a.id);

/** The seats whose user matches all typed words and the status; an empty status matches each. */
export const matching = (users: readonly SubUser[], typed: string, status: string): readonly SubUser[] => {
  const words = typed.toLocaleLowerCase('it').split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    const text = [user.name, user.email, user.note].join(' ').toLocaleLowerCase('it');
    return (status === '' || user.status === status) && words.every((word) => text.includes(word));
  });
};

/** The statuses of these seats with their number, in the order of the rule; unknown ones last. */
export const statusesIn = (users: readonly SubUser[]): readonly (readonly [status: string, count: number])[] => {
  const found = new Set(users.map(({ status }) => status));
  const order = [...seatStatuses.filter((status) => found.has(status)), ...found];
  return [...new Set(order)].map((status) => [status, users.filter((user) => user.status === status).length]);
};

/** The actions of a seat on its row: the first beside its menu, the others in it. The code of an opened mail is copied. */
export const actionsOf = ({ status, actions }: SubUser): readonly SeatAction[] => {
  const order: readonly SeatAction[] =
    status === 'to_activate' ? ['copy_code', 'resend', 'remove'] : ['assign', 'send', 'resend', 'copy_code', 'remove'];
  return order.filter((action) => actions.includes(action));
};

/** A table of users, for a spreadsheet. */
export const tableOf = (users: readonly SubUser[]): readonly (readonly string[])[] => [
  copy.file.head,
  ...users.map(({ email, name, note, status, expires_at }) => [
    email ?? copy.free,
    name ?? '',
    note ?? '',
    statusName(status),
    expires_at ?? '',
  ]),
];

/** Addresses of users with a seat. */
export const emailsOf = (users: readonly SubUser[]): readonly string[] =>
  users.flatMap(({ email }) => (email === null ? [] : [email]));

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

/** An address among other text, with the brackets that mail programs put around it. */
const address = /<?[^\s<>"'(),;]+@[^\s<>"'(),;]+>?/;
const brackets = /[<>]/g;

/** A person written as `Ada Rossi <ada@example.it>`, as an address alone, or as cells of a spreadsheet. */
const personIn = (text: string): Invitee => {
  const [found = ''] = address.exec(text) ?? [];
  const cells = text
    .replace(found, '')
    .replaceAll('"', '')
    .split(found.startsWith('<') ? /[;\t]/ : /[;,\t]/);
  const [name, note] = cells.map((cell) => cell.trim()).filter(Boolean);
  if (found === '') return { email: text.trim() };
  return { email: found.replace(brackets, ''), ...(name && { name }), ...(note && { note }) };
};

/**
 * The people of a pasted list: one a line, or several, divided after each address. A line without an address keeps its
 * place: the server says why it is none.
 */
export const peopleInText = (text: string): readonly Row[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.split('@').length > 2 ? line.replace(/(@[^\s<>,;]+>?)[\s,;]+/g, '$1\n').split('\n') : [line],
    )
    .filter((part) => part.trim() !== '')
    .map((part, index) => ({ row: index + 1, ...personIn(part) }));
