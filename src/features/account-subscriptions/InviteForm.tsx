import { path as plane } from '@phosphor-icons/core/assets/regular/paper-plane-tilt.svg?icon';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Invited, inviteOne } from '../../api/sub-users.ts';
import { core } from '../../core/core.ts';
import { failureText } from '../../rules/failures.ts';
import { fieldText } from '../../rules/field-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { copy } from './sub-users-copy.ts';

interface InviteFormProps {
  readonly subscription: number;
  readonly onInvited: (answer: Invited, email: string) => void;
}

/** Invites one person; what was typed stays where that fails. */
export const InviteForm = ({ subscription, onInvited }: InviteFormProps): ReactNode => {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invite = async () => {
    const wanted = email.trim();
    if (wanted === '') return setProblem(fieldText('required'));
    setBusy(true);
    setProblem(undefined);
    const result = await inviteOne(core.clients.account, subscription, { email: wanted });
    setBusy(false);
    if (result.kind === 'ok') {
      setEmail('');
      onInvited(result.data, wanted);
    } else if (result.kind !== 'aborted') setProblem(failureText(result, copy.failed));
  };
  return (
    <form
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
        error={problem}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button kind="primary" type="submit" icon={plane} busy={busy}>
        {copy.invite}
      </Button>
    </form>
  );
};
