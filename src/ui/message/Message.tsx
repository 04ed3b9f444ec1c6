import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';

export interface MessageProps {
  /** Path of an icon. */
  readonly icon?: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** A code for support. */
  readonly code?: string | undefined;
  /** Links and buttons. */
  readonly children?: ReactNode;
}

/** A full-screen message: what happened, what it means, what to do. */
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

/** A loading screen, with a text beside the animation. */
export const Waiting = ({ text }: { readonly text: string }): ReactNode => (
  <div className="message" aria-busy="true">
    <span className="spinner" aria-hidden="true" />
    <p role="status">{text}</p>
  </div>
);
