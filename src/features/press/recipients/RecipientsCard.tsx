import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import { type ReactNode, useState } from 'react';
import type { Recipient } from '../../../api/press/recipients.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Card, Part } from '../../../ui/base/Part.tsx';
import { LazyPart } from '../desk/LazyPart.tsx';
import { recipientCopy as copy } from './recipients-copy.ts';
import type { RecipientList, Say } from './use-recipients.ts';

const dialog = () => import('./RecipientDialog.tsx');

interface ActiveProps {
  readonly recipient: Recipient;
  readonly list: RecipientList;
}

/** Switches a recipient on or off. */
export const Active = ({ recipient, list }: ActiveProps): ReactNode => {
  const { id, name, email, active } = recipient;
  const busy = list.pending.has(id);
  return (
    <label className="recipient">
      <input
        type="checkbox"
        checked={active}
        aria-disabled={busy || undefined}
        onChange={() => {
          if (!busy) list.setActive(recipient, !active);
        }}
      />
      <span>
        <strong>{name || email}</strong>
        {name ? <small>{email}</small> : null}
      </span>
    </label>
  );
};

interface RecipientsCardProps {
  readonly list: RecipientList;
  readonly say: Say;
}

/** Beside the table: the recipients, and a field to add one. */
export const RecipientsCard = ({ list, say }: RecipientsCardProps): ReactNode => {
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={copy.title}
      aside={<span className="desk-tag">{copy.count(list.active.length, list.all.length)}</span>}
    >
      <Part state={list.state} loading={copy.loading} retry={copy.retry} onRetry={list.reload}>
        {() =>
          list.all.length === 0 ? (
            <p className="hint">{copy.none}</p>
          ) : (
            <ul className="recipients">
              {list.all.map((recipient) => (
                <li key={recipient.id}>
                  <Active recipient={recipient} list={list} />
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      <Button kind="quiet" icon={plus} onClick={() => setAdding(true)}>
        {copy.add}
      </Button>
      {adding ? (
        <LazyPart name="a recipient" load={dialog} unseen>
          {({ RecipientDialog }) => <RecipientDialog list={list} say={say} onClose={() => setAdding(false)} />}
        </LazyPart>
      ) : null}
    </Card>
  );
};
