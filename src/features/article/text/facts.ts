import type { Article } from '../../../api/article/edicola-article.ts';
import { readingMinutes } from '../../../rules/newsstand/stories.ts';
import { relativeDay } from '../../../rules/text/dates.ts';
import { copy } from '../copy.ts';

/** The day of an article as a reader says it; none where the server gives no date. */
export const dayOf = ({ date }: Article): string | undefined => {
  const moment = new Date(date ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : relativeDay(moment, new Date());
};

/** Its day, and the minutes that it takes where the whole of it may be read. */
export const metaOf = (article: Article): string => {
  const minutes = article.locked ? undefined : copy.minutes(readingMinutes(article.body_html.replace(/<[^>]*>/g, ' ')));
  return [dayOf(article), minutes].filter(Boolean).join(' · ');
};
