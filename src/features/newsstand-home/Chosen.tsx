import { type ReactNode, useRef } from 'react';
import { core } from '../../core/page/core.ts';
import { useLazy } from '../../screen-kit/use-lazy.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { useSeen } from './use-seen.ts';

/** What a signed-in reader follows. Its code loads when it comes near; without it the paper is whole. */
export const Chosen = (): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const isReader = useSignalValue(core.store.login).state === 'loggedIn';
  const isSeen = useSeen(place);
  const [module] = useLazy('chosen topics', () => import('./ChosenTopics.tsx'), isReader && isSeen);
  return <div ref={place}>{isReader && module ? <module.ChosenTopics /> : null}</div>;
};
