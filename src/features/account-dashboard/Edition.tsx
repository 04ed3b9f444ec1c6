import { path as bookIcon } from '@phosphor-icons/core/assets/bold/book-open-bold.svg?icon';
import type { ReactNode } from 'react';
import type { PaperOfDay } from '../../api/account/overview.ts';
import { linkTo } from '../../core/brand/link.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';
import { paperDay } from './model.ts';

interface EditionProps {
  /** Undefined before the first edition. */
  readonly paper: PaperOfDay | undefined;
  readonly href: string;
  readonly now: Date;
}

export const Edition = ({ paper, href, now }: EditionProps): ReactNode => {
  const texts = copy.edition;
  const cover = linkTo(paper?.cover ?? undefined);
  return (
    <div className="edition">
      {cover ? <img src={cover} alt="" width="108" height="156" /> : null}
      <div>
        {paper ? <p className="kicker">{paperDay(paper.date, now)}</p> : null}
        <h2>{paper ? (paper.lead ?? paper.title) : texts.none}</h2>
        {paper ? <p className="small">{texts.size(paper.pages, paper.title)}</p> : null}
        <a className="button small" href={href}>
          <Icon path={bookIcon} size={18} />
          {texts.action}
        </a>
      </div>
    </div>
  );
};
