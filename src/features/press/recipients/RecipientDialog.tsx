import { type ReactNode, useState } from 'react';
import { addRecipient, changeRecipient, type Recipient } from '../../../api/press/recipients.ts';
import { core } from '../../../core/page/core.ts';
import { emailFault, fieldText, lengthFault } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { maxLengths } from '../../../rules/text/fields.ts';
import { CheckField } from '../../../ui/form/Choice.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { recipientDeeds as copy } from './recipient-copy.ts';
import { recipientCopy } from './recipients-copy.ts';
import type { RecipientList, Say } from './use-recipients.ts';

interface RecipientDialogProps {
  /** The recipient to edit; undefined adds one. */
  readonly recipient?: Recipient;
  readonly list: RecipientList;
  readonly say: Say;
  readonly onClose: () => void;
}

type Faults = Readonly<Partial<Record<'name' | 'email' | 'group', string | undefined>>>;

/** Adds or edits a recipient, with any address. */
export const RecipientDialog = ({ recipient, list, say, onClose }: RecipientDialogProps): ReactNode => {
  const [name, setName] = useState(recipient?.name ?? '');
  const [email, setEmail] = useState(recipient?.email ?? '');
  const [group, setGroup] = useState(recipient?.group ?? '');
  const [active, setActive] = useState(recipient?.active ?? true);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const wrong = {
      name: lengthFault(name.trim(), maxLengths.name),
      email: emailFault(email),
      group: lengthFault(group.trim(), maxLengths.name),
    };
    setFaults(wrong);
    setProblem(undefined);
    if (wrong.name || wrong.email || wrong.group) return;
    setBusy(true);
    const change = { name: name.trim(), email: email.trim(), group: group.trim() || null, active };
    const { newsstand } = core.clients;
    const result = await (recipient
      ? changeRecipient(newsstand, recipient.id, change)
      : addRecipient(newsstand, change));
    setBusy(false);
    if (result.kind === 'ok') {
      list.put(result.data);
      say((recipient ? copy.changed : copy.added)(change.name || change.email));
      onClose();
    } else if (result.kind === 'badStatus' && 'email' in result.errors)
      setFaults({ email: failureText(result, fieldText('email')) });
    else setProblem(failureText(result, recipientCopy.failed));
  };
  const groups = [...new Set(list.all.flatMap((one) => one.group ?? []))];
  return (
    <Modal
      title={recipient ? copy.editTitle : copy.addTitle}
      submit={copy.submit}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <TextField
        label={copy.name}
        optional={copy.optional}
        autoComplete="off"
        value={name}
        error={faults.name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={copy.email}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={faults.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        label={copy.group}
        optional={copy.optional}
        autoComplete="off"
        error={faults.group}
        list="np-recipient-groups"
        value={group}
        onChange={({ target }) => setGroup(target.value)}
      />
      <datalist id="np-recipient-groups">
        {groups.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <CheckField label={copy.active} checked={active} onChange={({ target }) => setActive(target.checked)} />
    </Modal>
  );
};
