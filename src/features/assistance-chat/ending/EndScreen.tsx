import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { besideIn } from '../../../api/assistance/beside.ts';
import type { ShortInfo } from '../../../api/session/session.ts';
import { core } from '../../../core/page/core.ts';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import { sectionsNamed } from '../../../rules/assistance/answer-sections.ts';
import type { ChatMessage } from '../../../rules/assistance/assistance-chat.ts';
import { isSupportOpen } from '../../../rules/assistance/support-hours.ts';
import { masked } from '../../../rules/text/masking.ts';
import { setOpen } from '../button/open.ts';
import { EndView, type EndViewProps } from './EndView.tsx';
import styles from './end.css?inline';
import { handOver } from './hand-over.ts';
import { packetOf } from './packet.ts';

/** The reader's request for a person: when, and whether an unhelpful answer was the reason. */
export interface PersonRequest {
  readonly at: Date;
  readonly isUnhelpful: boolean;
}

interface EndScreenProps {
  readonly request: PersonRequest | undefined;
  readonly messages: readonly ChatMessage[];
  /** The answer with the last message. */
  readonly answer: unknown;
  readonly user: ShortInfo | undefined;
  /** Origin of the account host. */
  readonly account: string;
  readonly links: EndViewProps['links'];
  readonly onRequest: (request: PersonRequest) => void;
  readonly onContact: EndViewProps['onContact'];
  readonly onAsk: (question: string) => void;
  readonly onNewChat: () => void;
}

/** Requests whose live chat failed once the panel was closed for it: the panel opens again to say so. */
const failed = new WeakMap<Shell, PersonRequest>();

/** Binds the choices under an answer. Checks the support hours at each choice, not when the page opened. */
export const EndScreen = (props: EndScreenProps): ReactNode => {
  const { request, messages, answer, user, account, links, onRequest, onContact, onAsk, onNewChat } = props;
  const shell = useShell();
  useLayoutEffect(() => adopt(shell.root, [styles]), [shell]);
  const [way, setWay] = useState<EndViewProps['way']>('idle');
  const [brand, setBrand] = useState('');
  const [changed, setChanged] = useState<string>();
  useEffect(() => {
    core.brandRecord().then(
      ({ name }) => setBrand(name),
      () => {},
    );
  }, []);
  const page = location.origin + location.pathname;
  const packet =
    changed ?? (user ? packetOf({ brand, page, user, messages, products: core.brand.peek().products }) : '');
  const { title, rows, link, questions } = besideIn(answer);
  const places = link ? [] : sectionsNamed(messages.at(-1)?.content ?? '');
  const waiting = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    waiting.current = leaving;
    return () => leaving.abort();
  }, []);

  const talk = () => {
    if (way === 'opening') return;
    const at = new Date();
    const made = { at, isUnhelpful: request?.isUnhelpful === true };
    onRequest(made);
    if (!isSupportOpen('chat', at, core.brand.peek().hours)) return;
    setWay('opening');
    const onLost = () => void failed.set(shell, made);
    handOver(shell, masked(packet), waiting.current.signal, onLost).catch((error: unknown) => {
      console.warn('<np-assistance-chat>: the live chat is not there.', error);
      setWay('blocked');
    });
  };
  useEffect(() => {
    const made = failed.get(shell);
    failed.delete(shell);
    if (!made) return;
    onRequest(made);
    setWay('blocked');
  }, [shell, onRequest]);
  return (
    <EndView
      asked={request?.at}
      isUnhelpful={request?.isUnhelpful === true}
      isKnown={user !== undefined}
      way={way}
      links={links}
      title={title}
      rows={rows}
      link={link && { name: link.name, href: core.addressOf(link.site) + link.path }}
      places={places.map(({ name, path }) => ({ name, href: account + path }))}
      questions={questions}
      packet={packet}
      onPacket={setChanged}
      onContact={onContact}
      onThanks={() => setOpen(shell, false)}
      onUnhelpful={() => onRequest({ at: new Date(), isUnhelpful: true })}
      onTalk={talk}
      onAsk={onAsk}
      onNewChat={onNewChat}
    />
  );
};
