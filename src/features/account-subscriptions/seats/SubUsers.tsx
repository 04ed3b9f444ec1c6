import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import { Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { useToast } from '../../../ui/overlay/use-toast.tsx';
import { InviteForm } from './InviteForm.tsx';
import { InviteMany } from './InviteMany.tsx';
import { Place, type PlaceAction, whoOf } from './Place.tsx';
import { Assign, Remove } from './SubUserDialogs.tsx';
import { isFull, readersIn } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';

const { account } = core.clients;

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

/** Actions on a seat: mails are sent at once, the rest after a dialog. */
const useActions = ({ subscription, answer, onChange }: ListProps, toast: Toast) => {
  const { sub_users: users, seats } = answer;
  const [pending, setPending] = useState<{ readonly id: number; readonly action: PlaceAction }>();
  const [asked, setAsked] = useState<Asked>();
  const replace = (place: SubUser) =>
    onChange({ seats, sub_users: users.map((user) => (user.id === place.id ? place : user)) });
  const refresh = async () => {
    const result = await subUsersOf(account, subscription);
    if (result.kind === 'ok') onChange(result.data);
  };
  const mail = async (place: SubUser, action: 'send' | 'resend') => {
    setPending({ id: place.id, action });
    const result = await (action === 'send' ? sendCode(account, place.id, {}) : resendCode(account, place.id));
    setPending(undefined);
    if (result.kind === 'ok') {
      replace(result.data.sub_user);
      toast(copy.sent(whoOf(place)));
    } else if (result.kind !== 'aborted') {
      toast(failureText(result, copy.failed), { isError: true });
      // The seat has changed: its code was sent meanwhile, or used.
      if (result.kind === 'badStatus' && result.status === 409) await refresh();
    }
  };
  const act = (place: SubUser, action: PlaceAction) => {
    if (action === 'assign' || action === 'remove') setAsked({ place, action });
    else if (action !== 'copy_code') void mail(place, action);
    else if (place.code !== null) {
      const { code } = place;
      void copyLink(code).then((done) => toast(done ? copy.copied : copy.notCopied(code), { isError: !done }));
    }
  };
  return { pending, asked, setAsked, replace, refresh, act };
};

/** The heading, to focus once the dialog of a removal is closed: the button that opened it is gone with its place. */
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
  const { subscription, mayInvite, offers, answer, onChange } = props;
  const { sub_users: users, seats } = answer;
  const [toasts, toast] = useToast();
  const { pending, asked, setAsked, replace, refresh, act } = useActions(props, toast);
  const { head, isGone } = useHeadFocus(asked);
  const assigned = (place: SubUser) => {
    setAsked(undefined);
    replace(place);
    toast((place.status === 'to_send_activation' ? copy.given : copy.invited)(place.email ?? ''));
  };
  const removed = (place: SubUser) => {
    isGone.current = true;
    setAsked(undefined);
    toast(copy.remove.done(whoOf(place)));
    void refresh();
  };
  return (
    <>
      <div>
        <h4 ref={head} tabIndex={-1}>
          {copy.title}
        </h4>
        <p className="hint">{copy.count(readersIn(users), seats.total)}</p>
      </div>
      {mayInvite && isFull(users, seats) ? <p className="hint">{copy.full}</p> : null}
      {mayInvite && !isFull(users, seats) ? (
        <InviteForm
          subscription={subscription}
          onInvited={(now, email) => {
            onChange(now);
            toast(copy.invited(email));
          }}
        />
      ) : null}
      {mayInvite ? (
        <InviteMany
          subscription={subscription}
          users={users}
          full={isFull(users, seats)}
          onInvited={onChange}
          onSent={() => void refresh()}
        />
      ) : null}
      {users.length === 0 ? <p className="hint">{copy.none}</p> : null}
      <ul className="seats" aria-label={copy.title}>
        {users.map((user) => (
          <Place
            key={user.id}
            user={user}
            offers={offers}
            pending={pending?.id === user.id ? pending.action : undefined}
            onAct={(action) => act(user, action)}
          />
        ))}
      </ul>
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
export const SubUsers = (props: SubUsersProps): ReactNode => {
  const [state, reload, put] = usePart(async (signal) =>
    partOf(await subUsersOf(account, props.subscription, signal), copy.loadFailed),
  );
  return (
    <div className="sub-users">
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {(answer) => <List {...props} answer={answer} onChange={put} />}
      </Part>
    </div>
  );
};
