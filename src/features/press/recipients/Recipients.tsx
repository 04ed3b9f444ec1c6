import { path as pencil } from '@phosphor-icons/core/assets/regular/pencil-simple.svg?icon';
import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import { path as cross } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import { type ReactNode, useState } from 'react';
import { type Recipient, removeRecipient } from '../../../api/press/recipients.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Card, Part } from '../../../ui/base/Part.tsx';
import { SelectField } from '../../../ui/form/Field.tsx';
import { Confirm } from '../../../ui/overlay/Dialog.tsx';
import { groupsOf } from '../model.ts';
import { RecipientDialog } from './RecipientDialog.tsx';
import { Active } from './RecipientsCard.tsx';
import { recipientDeeds as deeds } from './recipient-copy.ts';
import { recipientCopy as copy } from './recipients-copy.ts';
import type { RecipientList, Say } from './use-recipients.ts';

interface RecipientsProps {
  readonly list: RecipientList;
  readonly say: Say;
}

interface RemovalProps extends RecipientsProps {
  readonly recipient: Recipient;
  readonly onClose: () => void;
}

const Removal = ({ recipient, list, say, onClose }: RemovalProps): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = recipient.name || recipient.email;
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await removeRecipient(core.clients.newsstand, recipient.id);
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.failed));
    onClose();
    list.put(result.data);
    say(deeds.removed(name));
  };
  return (
    <Confirm
      {...deeds.ask}
      title={deeds.ask.title(name)}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};

type Deed = { readonly edit: Recipient } | { readonly remove: Recipient } | 'add';

/** All recipients by group: edit, switch off, remove. */
export const Recipients = ({ list, say }: RecipientsProps): ReactNode => {
  const [group, setGroup] = useState('');
  const [deed, setDeed] = useState<Deed>();
  const groups = groupsOf(list.all);
  const known = groups.some(([name]) => name === group);
  const shown = known ? list.all.filter((one) => one.group === group) : list.all;
  const close = () => setDeed(undefined);
  return (
    <Card
      title={copy.title}
      aside={<span className="desk-tag">{copy.count(list.active.length, list.all.length)}</span>}
    >
      <div className="delivery-head">
        {groups.length > 0 ? (
          <SelectField
            label={deeds.group}
            value={known ? group : ''}
            options={[['', deeds.everyGroup], ...groups.map(([name, size]) => [name, `${name} (${size})`] as const)]}
            onChange={({ target }) => setGroup(target.value)}
          />
        ) : null}
        <Button icon={plus} onClick={() => setDeed('add')}>
          {copy.add}
        </Button>
      </div>
      <Part state={list.state} loading={copy.loading} retry={copy.retry} onRetry={list.reload}>
        {() => (
          <ul className="recipients">
            {shown.map((recipient) => (
              <li key={recipient.id} className="recipient-line">
                <Active recipient={recipient} list={list} />
                {recipient.group ? <span className="desk-tag">{recipient.group}</span> : null}
                <button
                  type="button"
                  className="press-action"
                  aria-label={deeds.editOf(recipient.name || recipient.email)}
                  onClick={() => setDeed({ edit: recipient })}
                >
                  <Icon path={pencil} />
                </button>
                <button
                  type="button"
                  className="press-action"
                  aria-label={deeds.removeOf(recipient.name || recipient.email)}
                  onClick={() => setDeed({ remove: recipient })}
                >
                  <Icon path={cross} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {list.state.kind === 'ready' && list.all.length === 0 ? <p className="hint">{copy.none}</p> : null}
      {deed === 'add' ? <RecipientDialog list={list} say={say} onClose={close} /> : null}
      {typeof deed === 'object' && 'edit' in deed ? (
        <RecipientDialog recipient={deed.edit} list={list} say={say} onClose={close} />
      ) : null}
      {typeof deed === 'object' && 'remove' in deed ? (
        <Removal recipient={deed.remove} list={list} say={say} onClose={close} />
      ) : null}
    </Card>
  );
};
