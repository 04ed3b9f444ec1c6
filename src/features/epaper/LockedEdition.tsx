import type { ReactNode } from 'react';
import { imageAt } from '../../api/epaper/edition.ts';
import type { Issue } from '../../api/newsstand/shapes.ts';
import { pathOf } from '../../api/page/paths.ts';
import { signInHere } from '../../core/brand/origins.ts';
import { core } from '../../core/page/core.ts';
import { subscribeUrl } from '../../rules/brand/links.ts';
import { momentOf } from '../../rules/text/calendar.ts';
import { relativeDay } from '../../rules/text/dates.ts';
import { Locked } from '../../ui/base/Locked.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import css from './locked.css?inline';
import { locked } from './locked-copy.ts';

/** Styles of the locked edition. */
export const styles = [css];

interface LockedEditionProps {
  readonly edition: string;
  /** Public facts of the edition. */
  readonly issue: Issue | undefined;
}

/** For readers without the right: the edition, its first page, which is public, and how to get the rest. */
export const Part = ({ edition, issue }: LockedEditionProps): ReactNode => {
  const isKnown = useSignalValue(core.store.login).state === 'loggedIn';
  const image = issue?.cover || `${pathOf('pageImage')}/${edition}/1.webp?w=640`;
  const name = issue && `${issue.title} · ${relativeDay(momentOf(issue.date), new Date())}`;
  return (
    <section className="locked">
      <picture>
        <source type="image/avif" srcSet={imageAt(image, 640, 'avif')} />
        <img
          src={image}
          alt={locked.cover}
          width={640}
          height={928}
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      </picture>
      <div>
        {name ? <p className="locked-issue">{name}</p> : null}
        <Locked
          texts={locked}
          shop={subscribeUrl(core.addressOf('shop'))}
          signIn={isKnown ? undefined : signInHere()}
          track="abbonati-sfogliatore"
        />
      </div>
    </section>
  );
};
