import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShell } from '../../element-kit/panel.tsx';
import { adopt } from '../../element-kit/sheets.ts';
import { isSupportOpen } from '../../rules/support-hours.ts';
import { EndView, type EndViewProps } from './EndView.tsx';
import styles from './end.css?inline';
import { handOver } from './hand-over.ts';
import { setOpen } from './open.ts';

/** A person was asked for: when, and whether because an answer was of no use. */
export interface Wish {
  readonly at: Date;
  readonly said: boolean;
}

interface EndScreenProps {
  readonly wish: Wish | undefined;
  readonly isKnown: boolean;
  readonly links: EndViewProps['links'];
  readonly onWish: (wish: Wish) => void;
  readonly onNewChat: () => void;
}

/** Binds the choices under an answer. The hours count at each choice, not when the page was opened. */
export const EndScreen = ({ wish, isKnown, links, onWish, onNewChat }: EndScreenProps): ReactNode => {
  const shell = useShell();
  useLayoutEffect(() => adopt(shell.root, [styles]), [shell]);
  const [way, setWay] = useState<EndViewProps['way']>('idle');
  const waiting = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    waiting.current = leaving;
    return () => leaving.abort();
  }, []);

  const talk = () => {
    const at = new Date();
    onWish({ at, said: wish?.said === true });
    if (!isSupportOpen('chat', at)) return;
    setWay('opening');
    handOver(shell, waiting.current.signal).catch((error: unknown) => {
      console.warn('<np-assistance-chat>: the live chat is not there.', error);
      setWay('blocked');
    });
  };
  return (
    <EndView
      asked={wish?.at}
      said={wish?.said === true}
      isKnown={isKnown}
      way={way}
      links={links}
      onThanks={() => setOpen(shell, false)}
      onUnhelpful={() => onWish({ at: new Date(), said: true })}
      onTalk={talk}
      onNewChat={onNewChat}
    />
  );
};
