import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { placeOfSource, type Source } from './sources.ts';

/** A quoted sentence of an article. */
export interface Citation extends Source {
  /** Number of the source, `[n]` in the answer. */
  readonly n: number;
  readonly quote: string;
}

/** The articles searched for an answer. */
export interface Receipt {
  readonly ragType: string;
  /** Days of the oldest and the newest searched article, yyyy-mm-dd; null when there is none. */
  readonly from: string | null;
  readonly to: string | null;
  readonly examined: number;
}

/** The evidence of an answer. */
export interface Evidence {
  readonly citations: readonly Citation[];
  /** Articles to read, best first, with those of the citations. */
  readonly articleIds: readonly number[];
  readonly receipt: Receipt;
}

/** Removes comment markers, which would end an answer. */
export const withoutMarkers = (text: string): string => text.replace(/<!--|-->/g, ' ');

const internal = (name: string): string => `<!--${name}-->`;

/**
 * The object at the end of an answer, as JSON. Keys in comment markers are for programs, plain keys are shown to readers.
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
