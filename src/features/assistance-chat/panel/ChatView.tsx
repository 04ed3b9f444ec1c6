import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as detective } from '@phosphor-icons/core/assets/regular/detective.svg?icon';
import { type MouseEventHandler, type ReactNode, useEffect, useState } from 'react';
import { type ChatMessage, messageDate } from '../../../rules/assistance/assistance-chat.ts';
import { isMasked } from '../../../rules/text/masked.ts';
import { Scroller } from '../../../ui/area/Scroller.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { panelCopy as copy } from './panel-copy.ts';
import { Terms } from './Terms.tsx';
import { useNewest } from './use-newest.ts';

export interface ChatViewProps {
  /** The brand's name with its preposition; undefined until known, empty when the record cannot be loaded. */
  readonly ofBrand: string | undefined;
  /** A message's day in words, once its code is loaded. */
  readonly nameOf: ((date: string, now: Date) => string) | undefined;
  readonly messages: readonly ChatMessage[];
  readonly typing: boolean;
  /** Messages at the end that wait for a reply. */
  readonly waiting: number;
  readonly opened: boolean;
  /** The reader has not chosen yet: sign in or stay anonymous. */
  readonly prompt: boolean;
  /** The reader chose to stay anonymous, or has started to write. */
  readonly anonymous: boolean;
  readonly login: 'unknown' | 'loggedOut' | 'loggedIn';
  readonly userName: string | undefined;
  readonly links: { readonly logIn: string; readonly contact: string; readonly policy: string };
  readonly onStayAnonymous: () => void;
  readonly onRetry: () => void;
  /** The reader goes to the contact page. */
  readonly onContact: MouseEventHandler<HTMLAnchorElement>;
  /** The link to a person, once its code is loaded. */
  readonly wayOut: ReactNode;
  /** Choices after the last answer, or in its place. */
  readonly children: ReactNode;
}

/** `21/11/2026, 10:42:05` → `10:42` */
const timeOf = (date: string): string => /\d+:\d\d/.exec(date)?.[0] ?? '';

const Prompt = ({ links, onStayAnonymous }: Pick<ChatViewProps, 'links' | 'onStayAnonymous'>): ReactNode => (
  <div className="card">
    <h3>{copy.promptTitle}</h3>
    <p>{copy.promptText}</p>
    <a className="button primary" href={links.logIn}>
      {copy.logIn}
    </a>
    <button className="button" type="button" onClick={onStayAnonymous}>
      {copy.stayAnonymous}
    </button>
    <Terms policy={links.policy} />
  </div>
);

const Disclaimer = (): ReactNode => (
  <p className="disclaimer">
    <Icon path={detective} size={18} />
    <span>
      {copy.disclaimer[0]}
      <strong>{copy.disclaimer[1]}</strong>
      {copy.disclaimer[2]}
    </span>
  </p>
);

const Failure = ({ links, onRetry, onContact }: Pick<ChatViewProps, 'links' | 'onRetry' | 'onContact'>): ReactNode => (
  <p className="actions">
    <button type="button" onClick={onRetry}>
      {copy.retry}
    </button>
    <a href={links.contact} onClick={onContact}>
      {copy.contact}
    </a>
  </p>
);

const Bubble = (props: {
  readonly message: ChatMessage;
  /** The day that starts with this message. */
  readonly day: string | undefined;
  readonly bad?: boolean;
  readonly children?: ReactNode;
}): ReactNode => {
  const { role, content, date } = props.message;
  return (
    // Do not announce the reader's own text.
    <li className={role} aria-live={role === 'user' ? 'off' : undefined}>
      {props.day ? (
        // It may arrive after its message.
        <p className="day" aria-live="off">
          {props.day}
        </p>
      ) : null}
      <div className={props.bad ? 'bubble bad' : 'bubble'}>
        <span className="hidden">{role === 'user' ? copy.you : copy.assistant}: </span>
        {props.bad ? <Icon path={warning} size={18} /> : null}
        {content}
        {props.children}
      </div>
      {role === 'user' && isMasked(content) ? (
        <p className="note" role="status">
          {copy.masked}
        </p>
      ) : null}
      <time>{timeOf(date)}</time>
    </li>
  );
};

const Log = (props: ChatViewProps): ReactNode => {
  const { messages, typing, waiting, prompt, login, userName, ofBrand, links, nameOf } = props;
  const [since] = useState(() => messageDate(new Date()));
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(!prompt), [prompt]);
  const { log, isUnseen, onScroll, onGo } = useNewest(messages, props.opened, typing, Boolean(props.children));
  if (prompt)
    return (
      <div className="log centred">
        <Prompt links={links} onStayAnonymous={props.onStayAnonymous} />
      </div>
    );
  // Complete the greeting first: a screen reader would announce a change again. The log is there before, since a screen
  // reader announces what is added to a log, not a log that is added with its content.
  const isGreetable = isThere && login !== 'unknown' && ofBrand !== undefined;
  if (!isGreetable && messages.length === 0 && !props.children)
    return <Scroller className="log" role="log" aria-label={copy.log} aria-busy="true" />;
  const first = messages[0]?.date ?? since;
  const last = messages.at(-1);
  const dayAt = (date: string, before?: string) =>
    date.slice(0, 10) === before?.slice(0, 10) ? undefined : nameOf?.(date, new Date());
  return (
    <>
      <Scroller
        className={isUnseen ? 'log behind' : 'log'}
        ref={log}
        role="log"
        aria-label={copy.log}
        onScroll={onScroll}
      >
        {props.anonymous ? <Disclaimer /> : null}
        <ul>
          <Bubble
            message={{ role: 'assistant', content: copy.greeting(ofBrand ?? '', userName), date: first }}
            day={dayAt(first)}
          />
          {messages.map((message, index) => {
            const bad = waiting === 2 && index === messages.length - 1;
            const day = dayAt(message.date, messages[index - 1]?.date ?? first);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended, so an index keeps its message
              <Bubble key={index} message={message} day={day} bad={bad}>
                {bad ? <Failure links={links} onRetry={props.onRetry} onContact={props.onContact} /> : null}
              </Bubble>
            );
          })}
          {!typing && last && waiting === 1 ? (
            <Bubble message={{ role: 'assistant', content: copy.failed, date: last.date }} day={undefined} bad>
              <Failure links={links} onRetry={props.onRetry} onContact={props.onContact} />
            </Bubble>
          ) : null}
          {typing ? (
            <li className="assistant">
              <div className="bubble typing" role="status">
                <span className="hidden">{copy.typing}</span>
                <i />
                <i />
                <i />
              </div>
            </li>
          ) : null}
        </ul>
        {props.children}
      </Scroller>
      {isUnseen ? (
        <button className="newer" type="button" onClick={onGo}>
          {copy.newer}
        </button>
      ) : null}
    </>
  );
};

/**
 * Says from the start that an AI answers (Regulation (EU) 2024/1689, article 50). From the first message on, only the
 * way to a person stays above the conversation.
 */
export const ChatView = (props: ChatViewProps): ReactNode => (
  <div className="talk">
    <p className="way-out">
      {props.messages.length === 0 ? `${copy.disclosure} ` : null}
      <span>{props.wayOut}</span>
    </p>
    <Log {...props} />
  </div>
);
