import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SubUser } from '../../../api/subscriptions/sub-users.ts';
import type { SeatAction } from '../../../rules/subscriptions/sub-users.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { CheckField } from '../../../ui/form/Choice.tsx';
import { Chosen } from './Chosen.tsx';
import { Place } from './Place.tsx';
import { SeatTools, type Sought } from './SeatTools.tsx';
import { matching } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';
import type { ManyAction } from './use-many-seats.ts';

/** Seats that a phone shows at first; a list this short needs no search. */
export const fewSeats = 6;

interface SeatTableProps {
  /** Newest first. */
  readonly users: readonly SubUser[];
  readonly offers: string;
  readonly pending: { readonly id: number; readonly action: SeatAction } | undefined;
  /** An action on several seats is pending. */
  readonly isBusy: boolean;
  readonly onAct: (user: SubUser, action: SeatAction) => void;
  /** Resolves with the seats that are left: they stay chosen. */
  readonly onMany: (action: ManyAction, users: readonly SubUser[]) => Promise<readonly SubUser[]>;
}

const Head = (): ReactNode => {
  const { choose, user, status, due, actions } = copy.columns;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{choose}</span>
        </th>
        <th scope="col">{user}</th>
        <th scope="col">{status}</th>
        <th scope="col">{due}</th>
        <th scope="col">
          <span className="unseen">{actions}</span>
        </th>
      </tr>
    </thead>
  );
};

/** The seats: searched, filtered, chosen, and each with its actions. */
export const SeatTable = ({ users, offers, pending, isBusy, onAct, onMany }: SeatTableProps): ReactNode => {
  const [sought, setSought] = useState<Sought>({ text: '', status: '' });
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [hasAll, setAll] = useState(false);
  const isShort = users.length <= fewSeats;
  const shown = isShort ? users : matching(users, sought.text, sought.status);
  const chosen = shown.filter(({ id }) => ids.has(id));
  const every = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  // The button that showed the other seats is gone: the first of them has the focus.
  useEffect(() => {
    if (hasAll) rows.current?.querySelectorAll('input')[fewSeats]?.focus();
  }, [hasAll]);
  const many = async (action: ManyAction, users: readonly SubUser[]) => {
    const left = await onMany(action, users);
    setIds(
      (before) =>
        new Set([...before].filter((id) => users.every((user) => user.id !== id)).concat(left.map(({ id }) => id))),
    );
  };
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return (
    <>
      {isShort ? null : <SeatTools users={users} sought={sought} found={shown.length} onSeek={setSought} />}
      {shown.length > 1 ? (
        <CheckField
          ref={every}
          label={copy.chooseAll(shown.length)}
          checked={chosen.length === shown.length}
          onChange={({ target }) => setIds(new Set(target.checked ? shown.map(({ id }) => id) : []))}
        />
      ) : null}
      {chosen.length > 0 ? (
        <Chosen
          users={chosen}
          isBusy={isBusy}
          onStart={(action, users) => void many(action, users)}
          onClear={() => {
            setIds(new Set());
            every.current?.focus();
          }}
        />
      ) : null}
      {shown.length > 0 ? (
        <table className={hasAll ? 'seats all' : 'seats'} aria-label={copy.title}>
          <Head />
          <tbody ref={rows}>
            {shown.map((user) => (
              <Place
                key={user.id}
                user={user}
                offers={offers}
                isChosen={ids.has(user.id)}
                pending={pending?.id === user.id ? pending.action : undefined}
                unavailable={pending !== undefined || isBusy}
                onChoose={(isChosen) => choose(user.id, isChosen)}
                onAct={(action) => onAct(user, action)}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      {shown.length > fewSeats && !hasAll ? (
        <div className="show-all">
          <Button onClick={() => setAll(true)}>{copy.showAll(shown.length)}</Button>
        </div>
      ) : null}
    </>
  );
};
