import { useEffect, useRef, useState } from 'react';
import { removeSubUser, resendCode, type SubUser, sendCode } from '../../../api/subscriptions/sub-users.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import type { Result } from '../../../rules/page/result.ts';
import { copy } from './sub-users-copy.ts';

/** The actions that several seats can have at once. */
export const manyActions = ['send', 'resend', 'remove'] as const;
export type ManyAction = (typeof manyActions)[number];

const calls: Readonly<Record<ManyAction, (id: number) => Promise<Result<{ sub_user: SubUser }>>>> = {
  send: (id) => sendCode(core.clients.account, id, {}),
  resend: (id) => resendCode(core.clients.account, id),
  remove: (id) => removeSubUser(core.clients.account, id),
};

/** Seats whose changes are shown together: each one redraws the list. */
const shownTogether = 10;

/** Why a seat was refused; the others go on. */
interface Refusal {
  readonly user: SubUser;
  readonly text: string;
}

/** An action on several seats. */
export interface Run {
  readonly action: ManyAction;
  readonly total: number;
  readonly done: number;
  readonly refused: readonly Refusal[];
  /** Why it stopped before its end. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
}

/** A removal whose answer was lost is refused as unknown the next time: the seat is gone, as wanted. */
const isGone = (action: ManyAction, result: Result<unknown>): boolean =>
  action === 'remove' && result.kind === 'badStatus' && result.status === 404;

interface Changes {
  readonly changed: readonly SubUser[];
  readonly removed: readonly SubUser[];
}

/**
 * Carries out an action on one seat after the other. A refused seat does not stop it, any other failure does: what is left
 * stays chosen. `onChanges` gets what has changed since its last call.
 */
export const useManySeats = (onChanges: (changes: Changes) => void) => {
  const [run, setRun] = useState<Run>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  /** Resolves with the seats that are left. */
  const start = async (action: ManyAction, users: readonly SubUser[]): Promise<readonly SubUser[]> => {
    const left = new Set(users);
    let now: Run = { action, total: users.length, done: 0, refused: [], problem: undefined, isBusy: true };
    let changes: Changes = { changed: [], removed: [] };
    const show = () => {
      onChanges(changes);
      changes = { changed: [], removed: [] };
    };
    setRun(now);
    for (const user of users) {
      const result = await calls[action](user.id);
      if (!here.current) break;
      if (result.kind === 'ok' || isGone(action, result)) {
        now = { ...now, done: now.done + 1 };
        left.delete(user);
        if (action === 'remove') changes = { ...changes, removed: [...changes.removed, user] };
        else if (result.kind === 'ok') changes = { ...changes, changed: [...changes.changed, result.data.sub_user] };
      } else {
        const text = failureText(result, action === 'remove' ? copy.remove.failed : copy.failed);
        if (result.kind !== 'badStatus' || result.status >= 500) {
          now = { ...now, problem: text };
          break;
        }
        now = { ...now, refused: [...now.refused, { user, text }] };
      }
      setRun(now);
      if (now.done % shownTogether === 0) show();
    }
    now = { ...now, isBusy: false };
    show();
    setRun(now);
    return [...left];
  };
  return { run, start };
};
