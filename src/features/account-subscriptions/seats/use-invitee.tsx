import { type ReactNode, useRef, useState } from 'react';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import type { Result } from '../../../rules/page/result.ts';
import { inviteeFault } from '../../../rules/subscriptions/sub-users.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { copy } from './sub-users-copy.ts';

interface InviteeForm {
  /** The address of the person to invite, with what is wrong with it. */
  readonly field: ReactNode;
  /** What went wrong otherwise. */
  readonly problem: string | undefined;
  /** The address, where nothing is wrong with it as far as can be told from here. */
  wanted(): string | undefined;
  /** Tells why the server invited nobody. */
  fail(result: Exclude<Result<unknown>, { kind: 'ok' }>): void;
  clear(): void;
}

/** The part of a form that says who is invited: what is wrong with the address stands at its field, which has the focus then. */
export const useInvitee = (name: string): InviteeForm => {
  const [email, setEmail] = useState('');
  const [told, setTold] = useState<{ readonly text: string; readonly ofAddress: boolean }>();
  const input = useRef<HTMLInputElement>(null);
  const tell = (text: string, ofAddress: boolean) => {
    setTold({ text, ofAddress });
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
        error={told?.ofAddress ? told.text : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
    ),
    problem: told?.ofAddress ? undefined : told?.text,
    wanted() {
      const login = core.store.login.peek();
      const fault = inviteeFault(email, login.state === 'loggedIn' ? login.user.email : '');
      if (fault === undefined) setTold(undefined);
      else tell(fault, true);
      return fault === undefined ? email.trim() : undefined;
    },
    fail(result) {
      if (result.kind !== 'aborted')
        tell(failureText(result, copy.failed), result.kind === 'badStatus' && 'email' in result.errors);
    },
    clear: () => setEmail(''),
  };
};
