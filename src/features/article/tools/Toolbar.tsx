import { path as marked } from '@phosphor-icons/core/assets/fill/bookmark-simple-fill.svg?icon';
import { path as bookmark } from '@phosphor-icons/core/assets/regular/bookmark-simple.svg?icon';
import { path as chain } from '@phosphor-icons/core/assets/regular/link-simple.svg?icon';
import { path as clipping } from '@phosphor-icons/core/assets/regular/newspaper-clipping.svg?icon';
import { path as network } from '@phosphor-icons/core/assets/regular/share-network.svg?icon';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type Article, pageImage } from '../../../api/article/article.ts';
import { addFavourite, favouritesOf, removeFavourites } from '../../../api/article/reading.ts';
import { copyLink, shareLink } from '../../../core/article/sharing.ts';
import { forgetAnswers } from '../../../core/newsstand/answers.ts';
import { core } from '../../../core/page/core.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { useToast } from '../../../ui/overlay/use-toast.tsx';
import { copy } from '../copy.ts';
import { Listen } from './Listen.tsx';
import { usePageOpener } from './page-opener.ts';
import { TextSettings } from './TextSettings.tsx';

/** Adds the story to the favourites, for signed-in readers. */
const Favourite = ({ id, failed }: { readonly id: number; readonly failed: () => void }): ReactNode => {
  const login = useSignalValue(core.store.login);
  const isReader = login.state === 'loggedIn';
  const [saved, setSaved] = useState<boolean>();
  useEffect(() => {
    if (!isReader) return;
    const leaving = new AbortController();
    void favouritesOf(core.clients.newsstand, 1, leaving.signal).then((result) => {
      if (result.kind === 'ok') setSaved(result.data.preferiti.some(({ article_id }) => article_id === id));
    });
    return () => leaving.abort();
  }, [isReader, id]);
  // Its place stays until the reader is known, so that the others keep theirs.
  if (!isReader) return login.state === 'unknown' ? <li aria-hidden="true" /> : null;
  const toggle = async () => {
    const before = saved ?? false;
    setSaved(!before);
    const client = core.clients.newsstand;
    const result = await (before ? removeFavourites(client, [id]) : addFavourite(client, id));
    forgetAnswers('favourites');
    if (result.kind === 'ok') return;
    setSaved(before);
    failed();
  };
  return (
    <li>
      <button type="button" className="tool" aria-pressed={saved ?? false} onClick={() => void toggle()}>
        <Icon path={saved ? marked : bookmark} />
        {saved ? copy.saved : copy.save}
      </button>
    </li>
  );
};

interface ToolbarProps {
  readonly article: Article;
  readonly text: RefObject<HTMLElement | null>;
}

/** The article's tools. On phones, a row below the head. */
export const Toolbar = ({ article, text }: ToolbarProps): ReactNode => {
  const [toast, show] = useToast();
  const openPage = usePageOpener(article);
  const { id, title, id_edizione, page } = article;
  const copyAddress = async () => {
    const done = await copyLink(location.href);
    show(done ? copy.copied : copy.notCopied, { isError: !done });
  };
  return (
    <div className="article-tools">
      <ul aria-label={copy.tools}>
        <TextSettings />
        <li>
          <button type="button" className="tool" onClick={() => void copyAddress()}>
            <Icon path={chain} />
            {copy.copyLink}
          </button>
        </li>
        <li>
          <button type="button" className="tool" onClick={() => void shareLink(title, location.href)}>
            <Icon path={network} />
            {copy.share}
          </button>
        </li>
        {id_edizione && page ? (
          <li>
            <a className="tool" href={pageImage(id_edizione, page)} target="_blank" rel="noopener" onClick={openPage}>
              <Icon path={clipping} />
              {copy.inPage}
            </a>
          </li>
        ) : null}
        <Listen title={title} text={text} explain={() => show(copy.noVoice, { isError: true })} />
        <Favourite id={id} failed={() => show(copy.notSaved, { isError: true })} />
      </ul>
      {toast}
    </div>
  );
};
