import { useState } from 'react';
import { changeRecipient, type Recipient, type Recipients, recipientsOf } from '../../../api/press/recipients.ts';
import { core } from '../../../core/page/core.ts';
import { failureText, partOf } from '../../../rules/page/failures.ts';
import type { PartState } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { recipientCopy as copy } from './recipients-copy.ts';

/** Shows a toast. */
export type Say = (
  text: string,
  options?: { readonly isError?: boolean; readonly undo?: { readonly label: string; readonly run: () => void } },
) => void;

/** The recipients and their actions. */
export interface RecipientList {
  readonly state: PartState<Recipients>;
  readonly all: readonly Recipient[];
  readonly active: readonly Recipient[];
  /** Ids of recipients with a pending change. */
  readonly pending: ReadonlySet<number>;
  reload(): void;
  put(recipients: Recipients): void;
  setActive(recipient: Recipient, active: boolean): void;
}

const { newsstand } = core.clients;

/** Loads the recipients once for all their users. A switch shows at once and reverts on failure. */
export const useRecipients = (say: Say): RecipientList => {
  const [state, reload, put] = usePart(async (signal) =>
    partOf(await recipientsOf(newsstand, signal), copy.loadFailed),
  );
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const want = (id: number, active: boolean | undefined) =>
    setWanted((before) => {
      const next = new Map(before);
      if (active === undefined) next.delete(id);
      else next.set(id, active);
      return next;
    });
  const known = state.kind === 'ready' ? state.data : [];
  const all = known.map((one) => ({ ...one, active: wanted.get(one.id) ?? one.active }));
  return {
    state,
    all,
    active: all.filter(({ active }) => active),
    pending: new Set(wanted.keys()),
    reload,
    put,
    setActive(recipient, active) {
      const { id, name, email } = recipient;
      want(id, active);
      void changeRecipient(newsstand, id, { active }).then((result) => {
        want(id, undefined);
        if (result.kind === 'ok') {
          put(result.data);
          say((active ? copy.on : copy.off)(name || email));
        } else say(failureText(result, copy.failed), { isError: true });
      });
    },
  };
};
