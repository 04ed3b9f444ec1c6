import type { Login } from './store.ts';

/** A hash that distinguishes readers without naming them; undefined for a visitor. No `reduce`: Prototype 1.6 replaces it. */
export const markOf = (login: Login): string | undefined => {
  if (login.state !== 'loggedIn') return undefined;
  let mark = 7;
  for (const char of login.user.email) mark = (Math.imul(mark, 31) + char.charCodeAt(0)) | 0;
  return String(mark);
};
