import { type ReactNode, useState } from 'react';
import { removeSubUser, type SubUser, sendCode } from '../../../api/subscriptions/sub-users.ts';
import { core } from '../../../core/page/core.ts';
import { lengthFault } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { maxLengths } from '../../../rules/text/fields.ts';
import { CheckField } from '../../../ui/form/Choice.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Confirm } from '../../../ui/overlay/Dialog.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { whoOf } from './Place.tsx';
import { copy } from './sub-users-copy.ts';
import { useInvitee } from './use-invitee.tsx';

const { account } = core.clients;

interface AssignProps {
  readonly place: SubUser;
  readonly onDone: (place: SubUser) => void;
  readonly onCancel: () => void;
}

/** Assigns a free seat. The code is sent now, or later by the owner. */
export const Assign = ({ place, onDone, onCancel }: AssignProps): ReactNode => {
  const invitee = useInvitee('assignee');
  const [name, setName] = useState('');
  const [nameFault, setNameFault] = useState<string>();
  const [now, setNow] = useState(true);
  const [busy, setBusy] = useState(false);
  const assign = async () => {
    const email = invitee.wanted();
    const wrong = lengthFault(name.trim(), maxLengths.name);
    setNameFault(wrong);
    if (email === undefined || wrong) return;
    setBusy(true);
    const result = await sendCode(account, place.id, {
      email,
      ...(name.trim() && { name: name.trim() }),
      ...(!now && { send: false }),
    });
    if (result.kind === 'ok') return onDone(result.data.sub_user);
    setBusy(false);
    invitee.fail(result);
  };
  return (
    <Modal
      title={copy.assign.title}
      submit={now ? copy.assign.submit : copy.actions.assign}
      cancel={copy.cancel}
      busy={busy}
      problem={invitee.problem}
      onSubmit={() => void assign()}
      onCancel={onCancel}
    >
      {invitee.field}
      <TextField
        label={copy.assign.name}
        optional={copy.assign.optional}
        name="assignee_name"
        autoComplete="off"
        value={name}
        error={nameFault}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckField
        label={copy.assign.now}
        name="send_now"
        checked={now}
        onChange={({ target }) => setNow(target.checked)}
      />
    </Modal>
  );
};

interface RemoveProps {
  readonly place: SubUser;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks before a seat is taken from a user. */
export const Remove = ({ place, onDone, onCancel }: RemoveProps): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await removeSubUser(account, place.id);
    if (result.kind === 'ok') return onDone();
    setBusy(false);
    if (result.kind !== 'aborted') setProblem(failureText(result, copy.remove.failed));
  };
  return (
    <Confirm
      title={copy.remove.title(whoOf(place))}
      text={copy.remove.text}
      confirm={copy.actions.remove}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    />
  );
};
