import { type ReactNode, useState } from 'react';
import { type Favourites, favouritesOf, removeFavourites } from '../../api/article/reading.ts';
import { forgetAnswers } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { articlePath, storyMeta } from '../../rules/newsstand/stories.ts';
import { failureText } from '../../rules/page/failures.ts';
import { useAddress } from '../../ui/base/address.ts';
import { More, useMore } from '../../ui/list/More.tsx';
import { Story } from '../../ui/list/Story.tsx';
import { Confirm } from '../../ui/overlay/Dialog.tsx';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';

type Line = Favourites['preferiti'][number];

const Row = ({
  line: { article },
  chosen,
  onChoose,
}: {
  readonly line: Line;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}): ReactNode => {
  const address = useAddress();
  return (
    <li className="favourite">
      <label className="check">
        <input type="checkbox" checked={chosen} onChange={onChoose} aria-label={copy.select(article.title)} />
      </label>
      <Story
        href={address(articlePath(article))}
        title={article.title}
        kicker={article.kicker}
        summary={article.standfirst}
        meta={storyMeta(article)}
        image={article.image}
      />
    </li>
  );
};

/** The bar above the list: selects all, and deletes the selected ones. */
const Bar = ({
  chosen,
  count,
  onAll,
  onRemove,
}: {
  readonly chosen: number;
  readonly count: number;
  readonly onAll: () => void;
  readonly onRemove: () => void;
}): ReactNode => (
  <div className="favourites-bar">
    <label className="check">
      <input
        type="checkbox"
        checked={chosen === count}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < count;
        }}
        onChange={onAll}
      />
      {copy.all}
    </label>
    <button
      type="button"
      className="button"
      aria-disabled={chosen === 0}
      onClick={() => {
        if (chosen > 0) onRemove();
      }}
    >
      {chosen === 0 ? copy.removeNone : copy.remove(chosen)}
    </button>
  </div>
);

/** The favourites; those selected for deletion are hidden only after the server confirms. */
const FavouriteList = ({
  favourites,
  onRemoved,
}: {
  readonly favourites: Favourites;
  readonly onRemoved: (rest: Favourites, count: number) => void;
}): ReactNode => {
  const { preferiti, paging } = favourites;
  const { items, state, more } = useMore(preferiti, paging.per_page, async (page) => {
    const result = await favouritesOf(core.clients.newsstand, page);
    return result.kind === 'ok' ? result.data.preferiti : undefined;
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ids = items.map(({ article_id }) => article_id);
  const toggle = (id: number) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  const remove = async () => {
    setBusy(true);
    const result = await removeFavourites(core.clients.newsstand, [...chosen]);
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(result.kind === 'badStatus' ? copy.failed : failureText(result));
    forgetAnswers('favourites');
    onRemoved(result.data, chosen.size);
  };
  const left = paging.total - items.length;
  return (
    <>
      <Bar
        chosen={chosen.size}
        count={ids.length}
        onAll={() => setChosen(new Set(chosen.size === ids.length ? [] : ids))}
        onRemove={() => setAsking(true)}
      />
      <ul className="stories">
        {items.map((line) => (
          <Row
            key={line.article_id}
            line={line}
            chosen={chosen.has(line.article_id)}
            onChoose={() => toggle(line.article_id)}
          />
        ))}
      </ul>
      <More
        state={state}
        count={copy.shown(items.length, paging.total)}
        label={left > 0 ? copy.more(Math.min(left, paging.per_page)) : ''}
        failed={copy.network}
        onMore={() => void more()}
      />
      {asking ? (
        <Confirm
          title={copy.question(chosen.size)}
          text={copy.consequence}
          confirm={copy.confirm}
          cancel={copy.cancel}
          busy={busy}
          problem={problem}
          onConfirm={() => void remove()}
          onCancel={() => {
            setAsking(false);
            setProblem(undefined);
          }}
        />
      ) : null}
    </>
  );
};

export const FavouritesView = ({ favourites }: { readonly favourites: Favourites }): ReactNode => {
  const address = useAddress();
  const [now, setNow] = useState(favourites);
  const [runs, setRuns] = useState(0);
  const [toast, show] = useToast();
  const removed = (rest: Favourites, count: number) => {
    setNow(rest);
    setRuns(runs + 1);
    show(copy.removed(count));
  };
  return (
    <div className="sheet favourites">
      <div className="sheet-head">
        <h1 className="page-title">{copy.title}</h1>
      </div>
      {now.preferiti.length === 0 ? (
        <div className="empty">
          <p>{copy.none}</p>
          <p>{copy.noneHint}</p>
          <a className="button primary" href={address('/')}>
            {copy.home}
          </a>
        </div>
      ) : (
        <FavouriteList key={runs} favourites={now} onRemoved={removed} />
      )}
      {toast}
    </div>
  );
};
