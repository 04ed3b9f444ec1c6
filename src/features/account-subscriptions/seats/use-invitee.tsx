import { type ReactNode, useRef, useState } from 'react';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import type { Result } from '../../../rules/page/result.ts';
import { inviteeFault } from '../../../rules/subscriptions/sub-users.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { copy } from './sub-users-copy.ts';

interface InviteeForm {
  /** The field for the address, with its error. */
  readonly field: ReactNode;
  /** Any other error. */
  readonly problem: string | undefined;
  /** The address, if it is valid. */
  wanted(): string | undefined;
  /** Shows why the server refused. */
  fail(result: Exclude<Result<unknown>, { kind: 'ok' }>): void;
  clear(): void;
}

/** The address of an invitation. An error of the address is shown at its field, which gets the focus. */
export const useInvitee = (name: string): InviteeForm => {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<{ readonly text: string; readonly ofAddress: boolean }>();
  const input = useRef<HTMLInputElement>(null);
  const show = (text: string, ofAddress: boolean) => {
    setError({ text, ofAddress });
    if (ofAddress) input.current?.focus();
  };
  return {
    field: (
      <TextField
        ref={input}
        label={copy.email}
        type="email"
        name={name}
        autoComplete="off"
        maxLength={254}
        value={email}
        error={error?.ofAddress ? error.text : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
    ),
    problem: error?.ofAddress ? undefined : error?.text,
    wanted() {
      const login = core.store.login.peek();
      const fault = inviteeFault(email, login.state === 'loggedIn' ? login.user.email : '');
      if (fault === undefined) setError(undefined);
      else show(fault, true);
      return fault === undefined ? email.trim() : undefined;
    },
    fail(result) {
      if (result.kind !== 'aborted')
        show(failureText(result, copy.failed), result.kind === 'badStatus' && 'email' in result.errors);
    },
    clear: () => setEmail(''),
  };
};
