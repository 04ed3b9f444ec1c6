import { type ReactNode, useRef, useState } from 'react';
import { type FaqQuery, faqsOf } from '../../api/account/faq.ts';
import { whenSanitizable } from '../../core/article/article-html.ts';
import { isEmbedded } from '../../core/brand/own-page.ts';
import { core } from '../../core/page/core.ts';
import type { Sigla } from '../../rules/brand/brand.ts';
import { partOf } from '../../rules/page/failures.ts';
import { Part, type PartState } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { Answer } from './Answer.tsx';
import { copy } from './copy.ts';
import { countText } from './count-text.ts';
import { FaqList } from './FaqList.tsx';
import { FaqView } from './FaqView.tsx';
import { everything, type FoundFaqs, productOptions, queryIn, searchWith } from './model.ts';
import { SearchForm } from './SearchForm.tsx';
import { useVotes } from './use-votes.tsx';

const { account } = core.clients;

const statusOf = (state: PartState<FoundFaqs>, isFirst: boolean): string => {
  if (state.kind === 'ready') return countText(state.data);
  return state.kind === 'loading' && !isFirst ? copy.searching : '';
};

/** The last loaded questions, while others are loading. */
const useKept = (state: PartState<FoundFaqs>): PartState<FoundFaqs> => {
  const last = useRef<PartState<FoundFaqs>>(state);
  if (state.kind !== 'loading' || last.current.kind !== 'ready') last.current = state;
  return last.current;
};

/** On the product's own pages the address contains the search, so that it can be shared and restored. */
const queryOfPage = (): FaqQuery => (isEmbedded() ? everything : queryIn(location.search, productOptions()));
const keepInAddress = (query: FaqQuery): void => {
  if (isEmbedded()) return;
  history.replaceState(history.state, '', location.pathname + searchWith(location.search, query) + location.hash);
};

const OfBrand = ({ brand }: { readonly brand: Sigla }): ReactNode => {
  const [query, setQuery] = useState(queryOfPage);
  const [text, setText] = useState(query.q);
  const field = useRef<HTMLInputElement>(null);
  const [votes, toasts] = useVotes();
  const [state, reload] = usePart(async (signal) => {
    const result = await whenSanitizable(faqsOf(account, brand, query, signal));
    return partOf(
      result.kind === 'ok' ? { kind: 'ok', data: { query, categories: result.data.categories } } : result,
      copy.loadFailed,
    );
  });
  const kept = useKept(state);
  const seek = (next: FaqQuery) => {
    setQuery(next);
    keepInAddress(next);
    reload();
  };
  const showAll = () => {
    setText('');
    seek(everything);
    field.current?.focus();
  };
  return (
    <>
      <FaqView
        search={<SearchForm text={text} query={query} field={field} onText={setText} onQuery={seek} />}
        status={statusOf(state, kept.kind !== 'ready')}
        busy={state.kind === 'loading'}
        contact={kept.kind === 'loading' ? undefined : `${core.addressOf('account')}/contact`}
      >
        <Part state={kept} loading={copy.loading} retry={copy.retry} onRetry={reload}>
          {(found) => (
            <FaqList
              found={found}
              votes={votes}
              answer={({ answer_html }, words) => <Answer html={answer_html} words={words} />}
              onAll={showAll}
            />
          )}
        </Part>
      </FaqView>
      {toasts}
    </>
  );
};

/** Search, categories per brand and product, and a link to the contact screen. */
export const FaqScreen = (): ReactNode => {
  const { sigla } = useSignalValue(core.brand);
  return <OfBrand key={sigla} brand={sigla} />;
};
