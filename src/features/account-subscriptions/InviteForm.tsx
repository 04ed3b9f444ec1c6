import { path as plane } from '@phosphor-icons/core/assets/regular/paper-plane-tilt.svg?icon';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Invited, inviteOne } from '../../api/sub-users.ts';
import { core } from '../../core/core.ts';
import { failureText } from '../../rules/failures.ts';
import { fieldText } from '../../rules/field-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Fault, TextField } from '../../ui/Field.tsx';
import { copy } from './sub-users-copy.ts';

interface InviteFormProps {
  readonly subscription: number;
  readonly onInvited: (answer: Invited, email: string) => void;
}

/** Invites one person; what was typed stays where that fails. */
export const InviteForm = ({ subscription, onInvited }: InviteFormProps): ReactNode => {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly ofAddress: boolean }>();
  const form = useRef<HTMLFormElement>(null);
  /** What is wrong with the address stands at its field, which has the focus; anything else is told at once. */
  const tell = (text: string, ofAddress: boolean) => {
    setProblem({ text, ofAddress });
    if (ofAddress) form.current?.querySelector('input')?.focus();
  };
  const invite = async () => {
    const wanted = email.trim();
    if (wanted === '') return tell(fieldText('required'), true);
    setBusy(true);
    setProblem(undefined);
    const result = await inviteOne(core.clients.account, subscription, { email: wanted });
    setBusy(false);
    if (result.kind === 'ok') {
      setEmail('');
      onInvited(result.data, wanted);
    } else if (result.kind !== 'aborted')
      tell(failureText(result, copy.failed), result.kind === 'badStatus' && 'email' in result.errors);
  };
  return (
    <form
      ref={form}
      className="invite"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void invite();
      }}
    >
      <TextField
        label={copy.email}
        type="email"
        name="invitee"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={problem?.ofAddress ? problem.text : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button kind="primary" type="submit" icon={plane} busy={busy}>
        {copy.invite}
      </Button>
      {problem && !problem.ofAddress ? (
        <div className="invite-problem" role="alert">
          <Fault>{problem.text}</Fault>
        </div>
      ) : null}
    </form>
  );
};
