import type { ReactNode } from 'react';
import type { Shelf } from '../../api/newsstand/edicola.ts';
import type { Found } from '../../api/newsstand/edicola-search.ts';
import { shelvesOf } from '../../api/newsstand/edicola-shelves.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import { useAddress } from '../../ui/base/address.ts';
import story from '../../ui/list/story.css?inline';
import { copy } from './copy.ts';
import { SearchView } from './SearchView.tsx';
import styles from './search.css?inline';
import { find, isAsked, mayAsk, pathOfWish, type Wish, wishIn } from './wish.ts';

interface SearchData {
  readonly wish: Wish;
  readonly found: Found | undefined;
  readonly barred: boolean;
  readonly topics: readonly Shelf[];
}

const Bound = ({ data: { wish, found, barred, topics } }: { readonly data: SearchData }): ReactNode => {
  const address = useAddress();
  return (
    <SearchView
      wish={wish}
      found={found}
      barred={barred}
      topics={topics}
      onWish={(next) => core.navigation.go(address(pathOfWish(next)))}
    />
  );
};

const topicsOf = async (signal: AbortSignal): Promise<readonly Shelf[]> => {
  const ask = (asking: AbortSignal) => shelvesOf(core.clients.newsstand, 'sections', asking);
  const result = await answerOf('sections', ask, signal);
  return result.kind === 'ok' ? result.data.items : [];
};

/** The search with its words and filters in the address. */
export const screen = defineScreen<SearchData>({
  styles: [story, styles],
  steady: true,
  async load({ params, query }, signal) {
    const wish = wishIn(params, query);
    if (wish.inArchive) await core.session.load();
    if (!mayAsk(wish)) return { kind: 'ok', data: { wish, found: undefined, barred: true, topics: [] } };
    const [result, topics] = await Promise.all([find(wish, 1, signal), isAsked(wish) ? [] : topicsOf(signal)]);
    return result.kind === 'ok' ? { kind: 'ok', data: { wish, found: result.data, barred: false, topics } } : result;
  },
  titleOf: ({ wish: { q } }) => (q === '' ? copy.title : `${q} · ${copy.title}`),
  View: Bound,
});
