import { type ReactNode, useState } from 'react';
import { voteFaq } from '../../api/account/faq.ts';
import { core } from '../../core/page/core.ts';
import { failureText } from '../../rules/page/failures.ts';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import type { Votes } from './Entry.tsx';

const { account } = core.clients;

/** The reader's votes, one per answer: `[votes, messages]`. A vote shows at once and is removed when its call fails. */
export const useVotes = (): readonly [Votes, ReactNode] => {
  const [given, setGiven] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [toasts, toast] = useToast();
  const takeBack = (id: string) => setGiven((before) => new Map([...before].filter(([other]) => other !== id)));
  const give = async (id: string, helpful: boolean): Promise<void> => {
    setGiven((before) => new Map([...before, [id, helpful]]));
    const result = await voteFaq(account, id, helpful);
    if (result.kind === 'ok') return toast(copy.voted);
    takeBack(id);
    if (result.kind !== 'aborted') toast(failureText(result, copy.voteFailed), { isError: true });
  };
  return [{ of: (id) => given.get(id), give: (id, helpful) => void give(id, helpful) }, toasts];
};
