import { path as plane } from '@phosphor-icons/core/assets/regular/paper-plane-tilt.svg?icon';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Invited, inviteOne } from '../../../api/subscriptions/sub-users.ts';
import { core } from '../../../core/page/core.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Fault } from '../../../ui/form/Field.tsx';
import { copy } from './sub-users-copy.ts';
import { useInvitee } from './use-invitee.tsx';

interface InviteFormProps {
  readonly subscription: number;
  readonly onInvited: (answer: Invited, email: string) => void;
}

/** Invites one person; keeps the typed text on a failure. */
export const InviteForm = ({ subscription, onInvited }: InviteFormProps): ReactNode => {
  const invitee = useInvitee('invitee');
  const [busy, setBusy] = useState(false);
  const invite = async () => {
    const email = invitee.wanted();
    if (email === undefined) return;
    setBusy(true);
    const result = await inviteOne(core.clients.account, subscription, { email });
    setBusy(false);
    if (result.kind !== 'ok') return invitee.fail(result);
    invitee.clear();
    onInvited(result.data, email);
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
      {invitee.field}
      <Button kind="primary" type="submit" icon={plane} busy={busy}>
        {copy.invite}
      </Button>
      {invitee.problem ? (
        <div className="invite-problem" role="alert">
          <Fault>{invitee.problem}</Fault>
        </div>
      ) : null}
    </form>
  );
};
