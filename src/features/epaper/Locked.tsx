import type { ReactNode } from 'react';
import { imageAt } from '../../api/edicola-pages.ts';
import { pathOf } from '../../api/paths.ts';
import { core } from '../../core/core.ts';
import { signInUrl } from '../../rules/links.ts';
import { useSignalValue } from '../../ui/use-signal-value.ts';
import { copy } from './copy.ts';

/** Whoever may not see the pages sees the first one, which is open to all, and the way to the rest. */
export const Locked = ({ edition }: { readonly edition: string }): ReactNode => {
  const login = useSignalValue(core.store.login);
  const image = `${pathOf('pageImage')}/${edition}/1.webp?w=640`;
  return (
    <div className="locked">
      <picture>
        <source type="image/avif" srcSet={imageAt(image, 640, 'avif')} />
        <img
          src={image}
          alt={copy.cover}
          width={640}
          height={928}
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      </picture>
      <div>
        <p className="kicker">{copy.lockedKicker}</p>
        <h2 className="locked-title">{copy.lockedTitle}</h2>
        <p>{copy.lockedText}</p>
        <div className="locked-actions">
          <a
            className="button primary large"
            href={`${core.addressOf('shop')}/vetrina`}
            data-np-track="abbonati-sfogliatore"
          >
            {copy.subscribe}
          </a>
          {login.state === 'loggedIn' ? null : (
            <a className="button large" href={signInUrl(core.addressOf('account'), location.href)}>
              {copy.signIn}
            </a>
          )}
        </div>
      </div>
    </div>
  );
};
