import { unmetPasswordRules } from '../../rules/account/password.ts';
import type { Pair } from './PasswordPair.tsx';

/** Errors of a new password and its repetition, as keys; see src/rules/account/password.ts. */
export const pairErrors = ({ password, password_confirm }: Pair): Partial<Record<keyof Pair, string>> => ({
  ...(unmetPasswordRules(password).length > 0 && { password: password === '' ? 'required' : 'format' }),
  ...(password !== password_confirm && { password_confirm: 'match' }),
  ...(password_confirm === '' && { password_confirm: 'required' }),
});
