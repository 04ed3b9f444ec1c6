import type { ReactNode } from 'react';
import type { Found } from '../../api/newsstand/search.ts';
import type { Shelf } from '../../api/newsstand/shapes.ts';
import { shelvesOf } from '../../api/newsstand/shelves.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import { useAddress } from '../../ui/base/address.ts';
import story from '../../ui/list/story.css?inline';
import { copy } from './copy.ts';
import { find, isAsked, mayAsk, pathOfQuery, queryIn, type SearchQuery } from './query.ts';
import { SearchView } from './SearchView.tsx';
import styles from './search.css?inline';

interface SearchData {
  readonly search: SearchQuery;
  readonly found: Found | undefined;
  readonly barred: boolean;
  readonly topics: readonly Shelf[];
}

const Bound = ({ data: { search, found, barred, topics } }: { readonly data: SearchData }): ReactNode => {
  const address = useAddress();
  return (
    <SearchView
      search={search}
      found={found}
      barred={barred}
      topics={topics}
      onQuery={(next) => core.navigation.go(address(pathOfQuery(next)))}
    />
  );
};

const topicsOf = async (signal: AbortSignal): Promise<readonly Shelf[]> => {
  const ask = (asking: AbortSignal) => shelvesOf(core.clients.newsstand, 'sections', asking);
  const result = await answerOf('sections', ask, signal);
  return result.kind === 'ok' ? result.data.items : [];
};

/** The search; words and filters are in the address. */
export const screen = defineScreen<SearchData>({
  styles: [story, styles],
  steady: true,
  async load({ params, query }, signal) {
    const search = queryIn(params, query);
    if (search.inArchive) await core.session.load();
    if (!mayAsk(search)) return { kind: 'ok', data: { search, found: undefined, barred: true, topics: [] } };
    const [result, topics] = await Promise.all([find(search, 1, signal), isAsked(search) ? [] : topicsOf(signal)]);
    return result.kind === 'ok' ? { kind: 'ok', data: { search, found: result.data, barred: false, topics } } : result;
  },
  titleOf: ({ search: { q } }) => (q === '' ? copy.title : `${q} · ${copy.title}`),
  View: Bound,
});
