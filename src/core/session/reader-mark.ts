import type { Login } from './store.ts';

/** A hash that distinguishes readers without naming them; undefined for a visitor. */
export const markOf = (login: Login): string | undefined =>
  login.state === 'loggedIn'
    ? String([...login.user.email].reduce((mark, char) => (Math.imul(mark, 31) + char.charCodeAt(0)) | 0, 7))
    : undefined;
