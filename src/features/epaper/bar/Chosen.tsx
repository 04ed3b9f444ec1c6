import { path as lines } from '@phosphor-icons/core/assets/regular/text-align-left.svg?icon';
import type { ReactNode } from 'react';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { articlePath } from '../../../rules/newsstand/stories.ts';
import { useAddress } from '../../../ui/base/address.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';

/** The selected story and its link. */
export const Chosen = ({ story }: { readonly story: ArticleLine }): ReactNode => {
  const address = useAddress();
  return (
    <div className="chosen" role="status">
      <p>
        {story.kicker ? <span className="kicker">{story.kicker}</span> : null}
        <span className="chosen-title">{story.title}</span>
      </p>
      <a className="button primary" href={address(articlePath(story))}>
        <Icon path={lines} />
        {copy.read}
      </a>
    </div>
  );
};
