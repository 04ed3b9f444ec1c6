import type { ReactNode } from 'react';

export interface LockedProps {
  readonly texts: Readonly<Record<'lockedKicker' | 'lockedTitle' | 'lockedText' | 'subscribe' | 'signIn', string>>;
  /** Address of the shop. */
  readonly shop: string;
  /** Address of the sign-in; undefined for a reader with a session. */
  readonly signIn: string | undefined;
  /** Tracking id of the subscribe link. */
  readonly track: string;
}

/** The message where subscribers-only content ends, with links to subscribe and to sign in. */
export const Locked = ({ texts, shop, signIn, track }: LockedProps): ReactNode => (
  <>
    <p className="kicker">{texts.lockedKicker}</p>
    <h2 className="locked-title">{texts.lockedTitle}</h2>
    <p className="locked-text">{texts.lockedText}</p>
    <div className="locked-actions">
      <a className="button primary large" href={shop} data-np-track={track}>
        {texts.subscribe}
      </a>
      {signIn === undefined ? null : (
        <a className="button large" href={signIn}>
          {texts.signIn}
        </a>
      )}
    </div>
  </>
);
