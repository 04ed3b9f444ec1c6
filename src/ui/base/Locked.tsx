import type { ReactNode } from 'react';

export interface LockedProps {
  readonly texts: Readonly<Record<'lockedKicker' | 'lockedTitle' | 'lockedText' | 'subscribe' | 'signIn', string>>;
  /** Where subscriptions are sold. */
  readonly shop: string;
  /** Where whoever has no session signs in; undefined for whoever has one. */
  readonly signIn: string | undefined;
  /** The name of the click, for the audience's figures. */
  readonly track: string;
}

/** What only subscribers read ends here: says so, and shows the ways on. */
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
