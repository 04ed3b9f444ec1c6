import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  resendCode,
  type SubUser,
  type SubUsers as SubUsersAnswer,
  sendCode,
  subUsersOf,
} from '../../../api/subscriptions/sub-users.ts';
import { copyLink } from '../../../core/article/sharing.ts';
import { core } from '../../../core/page/core.ts';
import { failureText, partOf } from '../../../rules/page/failures.ts';
import type { SeatAction } from '../../../rules/subscriptions/sub-users.ts';
import { Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { useToast } from '../../../ui/overlay/use-toast.tsx';
import { RunState } from './Chosen.tsx';
import { InviteForm } from './InviteForm.tsx';
import { InviteMany } from './InviteMany.tsx';
import { whoOf } from './Place.tsx';
import { SeatTable } from './SeatTable.tsx';
import { Assign, Remove } from './SubUserDialogs.tsx';
import sheet from './sub-users.css?inline';
import { freeIn, newestFirst, waitingIn } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';
import { type ManyAction, useManySeats } from './use-many-seats.ts';

const { account } = core.clients;

export const styles = [sheet];

interface SubUsersProps {
  readonly subscription: number;
  /** The server allows invitations. */
  readonly mayInvite: boolean;
  readonly offers: string;
}

type Toast = ReturnType<typeof useToast>[1];

/** A place whose dialog is open. */
interface Asked {
  readonly place: SubUser;
  readonly action: 'assign' | 'remove';
}

interface ListProps extends SubUsersProps {
  readonly answer: SubUsersAnswer;
  readonly onChange: (answer: SubUsersAnswer) => void;
}

/** The seats as they are now, also in a call that began before. */
const useSeats = ({ subscription, answer, onChange }: ListProps) => {
  const latest = useRef(answer);
  latest.current = answer;
  const put = (next: SubUsersAnswer) => {
    latest.current = next;
    onChange(next);
  };
  const apply = (changed: readonly SubUser[], removed: readonly SubUser[]) => {
    const { seats, sub_users: users } = latest.current;
    const left = users.filter(({ id }) => removed.every((gone) => gone.id !== id));
    put({
      seats: { ...seats, used: seats.used - (users.length - left.length) },
      sub_users: left.map((user) => changed.find(({ id }) => id === user.id) ?? user),
    });
  };
  const refresh = async () => {
    const result = await subUsersOf(account, subscription);
    if (result.kind === 'ok') put(result.data);
  };
  return { put, apply, refresh };
};

/** Actions on a seat: mails are sent at once, the rest after a dialog. */
const useActions = ({ apply, refresh }: ReturnType<typeof useSeats>, toast: Toast) => {
  const [pending, setPending] = useState<{ readonly id: number; readonly action: SeatAction }>();
  const [asked, setAsked] = useState<Asked>();
  const mail = async (place: SubUser, action: 'send' | 'resend') => {
    setPending({ id: place.id, action });
    const result = await (action === 'send' ? sendCode(account, place.id, {}) : resendCode(account, place.id));
    setPending(undefined);
    if (result.kind === 'ok') {
      apply([result.data.sub_user], []);
      toast(copy.sent(whoOf(place)));
    } else if (result.kind !== 'aborted') {
      toast(failureText(result, copy.failed), { isError: true });
      // The seat has changed: its code was sent meanwhile, or used.
      if (result.kind === 'badStatus' && result.status === 409) await refresh();
    }
  };
  const act = (place: SubUser, action: SeatAction) => {
    if (action === 'assign' || action === 'remove') setAsked({ place, action });
    else if (action !== 'copy_code') void mail(place, action);
    else if (place.code !== null) {
      const { code } = place;
      void copyLink(code).then((done) => toast(done ? copy.copied : copy.notCopied(code), { isError: !done }));
    }
  };
  return { pending, asked, setAsked, act };
};

/** The heading, to focus once seats are gone together with the button that removed them. */
const useHeadFocus = (asked: Asked | undefined) => {
  const head = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  useEffect(() => {
    if (asked || !isGone.current) return;
    isGone.current = false;
    head.current?.focus();
  }, [asked]);
  return { head, isGone };
};

const List = (props: ListProps): ReactNode => {
  const { subscription, mayInvite, offers, answer } = props;
  const { sub_users: users, seats } = answer;
  const [toasts, toast] = useToast();
  const state = useSeats(props);
  const { pending, asked, setAsked, act } = useActions(state, toast);
  const { head, isGone } = useHeadFocus(asked);
  const many = useManySeats(({ changed, removed }) => state.apply(changed, removed));
  const newest = useMemo(() => newestFirst(users), [users]);
  const free = freeIn(users, seats);
  const assigned = (place: SubUser) => {
    setAsked(undefined);
    state.apply([place], []);
    toast((place.status === 'to_send_activation' ? copy.given : copy.invited)(place.email ?? ''));
  };
  const removed = (place: SubUser) => {
    isGone.current = true;
    setAsked(undefined);
    state.apply([], [place]);
    toast(copy.remove.done(whoOf(place)));
    void state.refresh();
  };
  const startMany = async (action: ManyAction, chosen: readonly SubUser[]): Promise<readonly SubUser[]> => {
    const left = await many.start(action, chosen);
    if (left.length === 0) head.current?.focus();
    else void state.refresh();
    return left;
  };
  return (
    <>
      <div>
        <h4 ref={head} tabIndex={-1}>
          {copy.title}
        </h4>
        <p className="seat-count" role="status">
          {copy.count(seats.used, seats.total, waitingIn(users))}
        </p>
        <p className="hint">{copy.about}</p>
      </div>
      {mayInvite && free === 0 ? <p className="hint">{copy.full}</p> : null}
      {mayInvite && free > 0 ? (
        <InviteForm
          subscription={subscription}
          onInvited={(now, email) => {
            state.put(now);
            toast(copy.invited(email));
          }}
        />
      ) : null}
      {mayInvite ? (
        <InviteMany
          subscription={subscription}
          users={users}
          free={free}
          onInvited={state.put}
          onSent={() => void state.refresh()}
        />
      ) : null}
      {users.length === 0 ? <p className="hint">{copy.none}</p> : null}
      {many.run ? <RunState run={many.run} /> : null}
      {users.length > 0 ? (
        <SeatTable
          users={newest}
          offers={offers}
          pending={pending}
          isBusy={many.run?.isBusy === true}
          onAct={act}
          onMany={startMany}
        />
      ) : null}
      {asked?.action === 'assign' ? (
        <Assign place={asked.place} onDone={assigned} onCancel={() => setAsked(undefined)} />
      ) : null}
      {asked?.action === 'remove' ? (
        <Remove place={asked.place} onDone={() => removed(asked.place)} onCancel={() => setAsked(undefined)} />
      ) : null}
      {toasts}
    </>
  );
};

/** The linked users of a subscription, for its owner. */
export const SubUsers = ({ loading, ...props }: SubUsersProps & { readonly loading: string }): ReactNode => {
  const [state, reload, put] = usePart(async (signal) =>
    partOf(await subUsersOf(account, props.subscription, signal), copy.loadFailed),
  );
  return (
    <div className="sub-users">
      <Part state={state} loading={loading} retry={copy.retry} onRetry={reload}>
        {(answer) => <List {...props} answer={answer} onChange={put} />}
      </Part>
    </div>
  );
};
