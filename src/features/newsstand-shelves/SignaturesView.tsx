import type { ReactNode } from 'react';
import type { SignatureLine } from '../../api/newsstand/shapes.ts';
import { type Signature, signatureOf } from '../../api/newsstand/shelves.ts';
import { core } from '../../core/page/core.ts';
import { articlePath, picturesOnce, signaturePath } from '../../rules/newsstand/stories.ts';
import { longDate } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { More, useMore } from '../../ui/list/More.tsx';
import { Story } from '../../ui/list/Story.tsx';
import { copy } from './copy.ts';

const Avatar = ({ name }: { readonly name: string }): ReactNode => (
  <span className="avatar" aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);

export const SignaturesView = ({ lines }: { readonly lines: readonly SignatureLine[] }): ReactNode => {
  const address = useAddress();
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1 className="page-title">{copy.signatures}</h1>
      </div>
      {lines.length === 0 ? <p className="empty">{copy.none}</p> : null}
      <ul className="shelf-rows">
        {lines.map(({ slug, titolo, role, count, latest }) => (
          <li key={slug} className="shelf-row person">
            <Avatar name={titolo} />
            <div>
              <h2 className="shelf-title">
                <a href={address(signaturePath(slug))}>{titolo}</a>
              </h2>
              {latest ? <p className="summary">{latest}</p> : null}
              <p className="meta">{[role, copy.stories(count ?? 0)].filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

const dated = (date: string | null | undefined): string | undefined => {
  const moment = new Date(date ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : longDate(moment);
};

/** An author with their stories, newest first. */
export const SignatureView = ({ signature }: { readonly signature: Signature }): ReactNode => {
  const address = useAddress();
  const { firma, articles, paging } = signature;
  const { items, state, more } = useMore(articles, paging.per_page, async (page) => {
    const result = await signatureOf(core.clients.newsstand, firma.slug, page);
    return result.kind === 'ok' ? result.data.articles : undefined;
  });
  const left = paging.total - items.length;
  return (
    <div className="sheet narrow">
      <p className="crumbs">
        <a href={address('/firme')}>{copy.signatures}</a>
      </p>
      <div className="sheet-head">
        <div>
          <h1 className="page-title">{firma.name}</h1>
          {firma.role ? <p className="meta">{firma.role}</p> : null}
        </div>
        {firma.bio ? <p className="summary">{firma.bio}</p> : null}
      </div>
      {items.length === 0 ? <p className="empty">{copy.none}</p> : null}
      <ul className="stories">
        {picturesOnce(items).map((story) => (
          <li key={story.id}>
            <Story
              href={address(articlePath(story))}
              title={story.title}
              kicker={story.kicker}
              summary={story.standfirst}
              meta={dated(story.date) ?? ''}
              image={story.image}
            />
          </li>
        ))}
      </ul>
      <More
        state={state}
        count={copy.shown(items.length, paging.total)}
        label={left > 0 ? copy.more(Math.min(left, paging.per_page)) : ''}
        failed={copy.failed}
        onMore={() => void more()}
      />
    </div>
  );
};
