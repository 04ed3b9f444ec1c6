import { type ReactNode, useCallback, useState } from 'react';
import type { Found } from '../../api/newsstand/search.ts';
import { core } from '../../core/page/core.ts';
import { definePanel, useAttributes } from '../../element-kit/panel/panel.tsx';
import { screenText } from '../../rules/page/failures.ts';
import type { Result } from '../../rules/page/result.ts';
import { LinkArea } from '../../ui/area/LinkArea.tsx';
import controls from '../../ui/base/controls.css?inline';
import tokens from '../../ui/base/tokens.css?inline';
import { useRequest } from '../../ui/base/use-request.ts';
import story from '../../ui/list/story.css?inline';
import { Message } from '../../ui/message/Message.tsx';
import message from '../../ui/message/message.css?inline';
import { copy } from './copy.ts';
import { find, isAsked, mayAsk, queryIn, type SearchQuery } from './query.ts';
import { SearchView } from './SearchView.tsx';
import styles from './search.css?inline';

interface Shown {
  readonly search: SearchQuery;
  readonly result: Result<Found | undefined> | 'barred';
}

/** The search outside the newsstand. Words come from the element's attribute; the page's address does not change. */
const SearchScreen = (): ReactNode => {
  const query = String(useAttributes().query);
  const [search, setSearch] = useState(() => queryIn({ query }, {}));
  const [before, setBefore] = useState(query);
  const [shown, setShown] = useState<Shown>({ search, result: { kind: 'ok', data: undefined } });
  if (before !== query) {
    setBefore(query);
    setSearch(queryIn({ query }, {}));
  }
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (search.inArchive) await core.session.load(signal);
      const result = mayAsk(search) ? await find(search, 1, signal) : 'barred';
      if (!signal.aborted) setShown({ search, result });
    },
    [search],
  );
  const retry = useRequest(load);
  const { result } = shown;
  if (result !== 'barred' && result.kind !== 'ok')
    return (
      <Message title={result.kind === 'badStatus' ? copy.failed : screenText(result)}>
        <button type="button" className="button" onClick={retry}>
          {copy.retry}
        </button>
      </Message>
    );
  const found = result === 'barred' ? undefined : result.data;
  return (
    <LinkArea
      className="stand-alone"
      aria-busy={shown.search !== search || (isAsked(search) && result !== 'barred' && !found)}
      onFollow={(click) => core.navigation.follow(click)}
    >
      <SearchView search={shown.search} found={found} barred={result === 'barred'} topics={[]} onQuery={setSearch} />
    </LinkArea>
  );
};

export const panel = definePanel(
  SearchScreen,
  [tokens, controls, message, story, styles],
  <p role="alert">{copy.failed}</p>,
);
