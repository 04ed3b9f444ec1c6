import { path as restart } from '@phosphor-icons/core/assets/regular/arrow-counter-clockwise.svg?icon';
import { path as envelope } from '@phosphor-icons/core/assets/regular/envelope-simple.svg?icon&own';
import { path as headset } from '@phosphor-icons/core/assets/regular/headset.svg?icon';
import { type MouseEventHandler, type ReactNode, useEffect, useRef } from 'react';
import type { CardRow } from '../../../api/assistance/beside.ts';
import { pageBrand } from '../../../core/page/page.ts';
import {
  hourOf,
  nextSupportOpening,
  supportClosesAt,
  supportHoursOf,
} from '../../../rules/assistance/support-hours.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { reopening } from '../panel/hours-copy.ts';
import { Terms } from '../panel/Terms.tsx';
import { endCopy as copy } from './end-copy.ts';
import { packetLength } from './packet.ts';

export interface EndViewProps {
  /** When the reader asked for a person. */
  readonly asked: Date | undefined;
  /** The reader found the last answer unhelpful. */
  readonly isUnhelpful: boolean;
  readonly isKnown: boolean;
  /** State of the hand-off to the live chat. */
  readonly way: 'idle' | 'opening' | 'blocked';
  readonly links: {
    readonly logIn: string;
    readonly contact: string;
    readonly contactForm: string;
    readonly policy: string;
  };
  /** Title and facts of the answer's card. */
  readonly title: string;
  readonly rows: readonly CardRow[];
  readonly link: { readonly name: string; readonly href: string } | undefined;
  /** Account sections that the answer names, unless it has a link. */
  readonly places: readonly { readonly name: string; readonly href: string }[];
  /** The nearest questions, in place of an answer. */
  readonly questions: readonly string[];
  /** Text sent to the operator; the reader may edit it. */
  readonly packet: string;
  readonly onPacket: (packet: string) => void;
  /** The reader follows a link to the contact page. */
  readonly onContact: MouseEventHandler<HTMLAnchorElement>;
  readonly onThanks: () => void;
  readonly onUnhelpful: () => void;
  readonly onTalk: () => void;
  readonly onAsk: (question: string) => void;
  readonly onNewChat: () => void;
}

/** The facts of the last answer and the way to their page. */
const Facts = ({ title, rows, link }: EndViewProps): ReactNode => (
  <div className="card facts">
    <h3>{title}</h3>
    {rows.length > 0 ? (
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name + value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    {link ? (
      <a className="button" href={link.href}>
        {link.name}
      </a>
    ) : null}
  </div>
);

const Choices = ({ places, questions, onAsk, onThanks, onUnhelpful, onNewChat }: EndViewProps): ReactNode => (
  <div className={places.length + questions.length > 1 ? 'card end' : 'card end brief'}>
    {places.map(({ name, href }) => (
      <a className="button" href={href} key={href}>
        {copy.goTo(name)}
      </a>
    ))}
    <p>{questions.length > 0 ? copy.nearest : copy.question}</p>
    {questions.map((question) => (
      <button className="button" type="button" onClick={() => onAsk(question)} key={question}>
        {question}
      </button>
    ))}
    <div className="pair">
      <button className="button yes" type="button" onClick={onThanks}>
        {copy.thanks}
      </button>
      <button className="button" type="button" onClick={onUnhelpful}>
        {copy.unhelpful}
      </button>
    </div>
    <button className="again" type="button" onClick={onNewChat}>
      <Icon path={restart} size={18} />
      {copy.newChat}
    </button>
  </div>
);

/** Operators are available now. */
const Open = ({
  isKnown,
  way,
  links,
  packet,
  onPacket,
  onContact,
  onTalk,
  closes,
}: EndViewProps & { readonly closes: Date }): ReactNode => (
  <>
    <p>{isKnown ? copy.personText(hourOf(closes)) : copy.unknownText}</p>
    {way === 'blocked' ? <p role="alert">{copy.blocked}</p> : null}
    {isKnown ? (
      <>
        <label className="packet">
          {copy.packet.title}
          <textarea
            rows={4}
            maxLength={packetLength}
            value={packet}
            onChange={(event) => onPacket(event.target.value)}
          />
        </label>
        <button className="button primary" type="button" aria-disabled={way === 'opening'} onClick={onTalk}>
          <Icon path={headset} size={20} />
          {way === 'opening' ? copy.opening : copy.operator}
        </button>
        <a className="button" href={links.contact} onClick={onContact}>
          {copy.contact}
        </a>
        <Terms policy={links.policy} />
      </>
    ) : (
      <>
        <a className="button primary" href={links.logIn}>
          {copy.logIn}
        </a>
        <a className="button" href={links.contactForm} onClick={onContact}>
          {copy.contact}
        </a>
      </>
    )}
  </>
);

const Closed = ({ at, links, onContact }: EndViewProps & { readonly at: Date }): ReactNode => (
  <>
    <p>
      {reopening(nextSupportOpening('chat', at, pageBrand().hours), at)}.{' '}
      {copy.closedText(...supportHoursOf('chat', pageBrand().hours))}
    </p>
    <a className="button primary" href={links.contactForm} onClick={onContact}>
      <Icon path={envelope} size={20} />
      {copy.write}
    </a>
  </>
);

const HandOff = (props: EndViewProps & { readonly at: Date }): ReactNode => {
  const title = useRef<HTMLHeadingElement>(null);
  const closes = supportClosesAt('chat', props.at, pageBrand().hours);
  useEffect(() => {
    const root = title.current?.getRootNode() as ShadowRoot;
    // Do not take the focus from a reader who is typing.
    if (!root.activeElement?.closest('form')) title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      {props.isUnhelpful ? <p className="bubble mine">{copy.said}</p> : null}
      <div className="card">
        <p className={closes ? 'state on' : 'state'}>{closes ? copy.available : copy.unavailable}</p>
        <h3 ref={title} tabIndex={-1}>
          {closes ? copy.personTitle : copy.closedTitle}
        </h3>
        {closes ? <Open {...props} closes={closes} /> : <Closed {...props} />}
        <button className={closes ? 'again' : 'button'} type="button" onClick={props.onNewChat}>
          {closes ? <Icon path={restart} size={18} /> : null}
          {copy.newChat}
        </button>
      </div>
    </>
  );
};

/**
 * What an answer shows beside its text, and what a reader can do after it: thank, ask for a person or write to the contact
 * page depending on the support hours, or start a new chat.
 */
export const EndView = (props: EndViewProps): ReactNode => (
  <>
    {props.title && !props.isUnhelpful ? <Facts {...props} /> : null}
    {props.asked ? <HandOff {...props} at={props.asked} /> : <Choices {...props} />}
  </>
);
