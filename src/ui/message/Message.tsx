import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';

export interface MessageProps {
  /** Path of a light icon. */
  readonly icon?: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** What to tell whoever is asked for help. */
  readonly code?: string | undefined;
  /** What the reader can do: links and buttons. */
  readonly children?: ReactNode;
}

/** A whole screen that says one thing: what happened, what it means, what to do. */
export const Message = ({ icon, title, text, code, children }: MessageProps): ReactNode => (
  <div className="message">
    {icon ? <Icon path={icon} size={32} /> : null}
    <h1>{title}</h1>
    {text ? <p>{text}</p> : null}
    {code ? (
      <p>
        <code>{code}</code>
      </p>
    ) : null}
    {children ? <div className="message-actions">{children}</div> : null}
  </div>
);

/** A screen on its way: says so in text, not by its movement alone. */
export const Waiting = ({ text }: { readonly text: string }): ReactNode => (
  <div className="message" aria-busy="true">
    <span className="spinner" aria-hidden="true" />
    <p role="status">{text}</p>
  </div>
);
