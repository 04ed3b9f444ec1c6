import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { placeOfSource, type Source } from './sources.ts';

/** A sentence of an article that an answer leans on. */
export interface Citation extends Source {
  /** As `[n]` in the answer. */
  readonly n: number;
  readonly quote: string;
}

/** What was looked at for an answer. */
export interface Receipt {
  readonly ragType: string;
  /** Days of the oldest and the newest article that could be asked, yyyy-mm-dd; null when there is none. */
  readonly from: string | null;
  readonly to: string | null;
  readonly examined: number;
}

/** What comes with an answer's text. */
export interface Evidence {
  readonly citations: readonly Citation[];
  /** Articles to read, best first; those of the citations among them. */
  readonly articleIds: readonly number[];
  readonly receipt: Receipt;
}

/** Comment markers inside a text would end an answer; they are news to nobody. */
export const withoutMarkers = (text: string): string => text.replace(/<!--|-->/g, ' ');

const internal = (name: string): string => `<!--${name}-->`;

/**
 * The object at the end of an answer: what programs read stands under keys in comment markers, what readers see under
 * plain ones.
 */
export const tailOf = ({ citations, articleIds, receipt }: Evidence): string => {
  const dates = citations.map(({ publishedAt }) => dayOf(publishedAt)).sort();
  const sources = new Map(citations.map((citation) => [citation.n, citation]));
  return JSON.stringify({
    [internal('article_ids')]: articleIds,
    [internal('citations')]: citations.map(({ n, articleId, quote, title, masthead, publishedAt, page }) => ({
      n,
      article_id: articleId,
      quote: withoutMarkers(quote),
      title: withoutMarkers(title),
      masthead,
      date: dayOf(publishedAt),
      page,
    })),
    [internal('receipt')]: {
      rag_type: receipt.ragType,
      from: receipt.from,
      to: receipt.to,
      examined: receipt.examined,
      used: new Set(citations.map(({ articleId }) => articleId)).size,
      oldest: dates[0] ?? null,
      newest: dates.at(-1) ?? null,
    },
    ...(sources.size > 0 && {
      Fonti: [...sources.values()].map(
        (citation) => `[${citation.n}] «${withoutMarkers(citation.title)}», ${placeOfSource(citation)}`,
      ),
    }),
  });
};
