import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShell } from '../../element-kit/panel.tsx';
import { adopt } from '../../element-kit/sheets.ts';
import { isSupportOpen } from '../../rules/support-hours.ts';
import { EndView, type EndViewProps } from './EndView.tsx';
import styles from './end.css?inline';
import { handOver } from './hand-over.ts';
import { setOpen } from './open.ts';

interface EndScreenProps {
  readonly isKnown: boolean;
  readonly links: EndViewProps['links'];
  readonly onNewChat: () => void;
}

/** Binds the choices under an answer. The hours count at each choice, not when the page was opened. */
export const EndScreen = ({ isKnown, links, onNewChat }: EndScreenProps): ReactNode => {
  const shell = useShell();
  useLayoutEffect(() => adopt(shell.root, [styles]), [shell]);
  const [asked, setAsked] = useState<Date>();
  const [way, setWay] = useState<EndViewProps['way']>('idle');
  const waiting = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    waiting.current = leaving;
    return () => leaving.abort();
  }, []);

  const talk = () => {
    const now = new Date();
    setAsked(now);
    if (!isSupportOpen('chat', now)) return;
    setWay('opening');
    handOver(shell, waiting.current.signal).catch((error: unknown) => {
      console.warn('<np-assistance-chat>: the live chat is not there.', error);
      setWay('blocked');
    });
  };
  return (
    <EndView
      asked={asked}
      isKnown={isKnown}
      way={way}
      links={links}
      onThanks={() => setOpen(shell, false)}
      onUnhelpful={() => setAsked(new Date())}
      onTalk={talk}
      onNewChat={onNewChat}
    />
  );
};
