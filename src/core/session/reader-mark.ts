import type { Login } from './store.ts';

/** Tells one reader from another without naming them; undefined where nobody is signed in. */
export const markOf = (login: Login): string | undefined =>
  login.state === 'loggedIn'
    ? String([...login.user.email].reduce((mark, char) => (Math.imul(mark, 31) + char.charCodeAt(0)) | 0, 7))
    : undefined;
