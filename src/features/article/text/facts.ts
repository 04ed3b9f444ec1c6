import type { Article } from '../../../api/article/article.ts';
import { readingMinutes } from '../../../rules/newsstand/stories.ts';
import { relativeDay } from '../../../rules/text/dates.ts';
import { copy } from '../copy.ts';

/** The article's day in words; undefined when the server sends none of its own. */
export const dayOf = ({ date, archived }: Article): string | undefined => {
  const moment = new Date(archived ? '' : (date ?? ''));
  return Number.isNaN(moment.getTime()) ? undefined : relativeDay(moment, new Date());
};

/** Day and reading time in minutes. The time only for articles that are not locked. */
export const metaOf = (article: Article): string => {
  const minutes = article.locked ? undefined : copy.minutes(readingMinutes(article.body_html.replace(/<[^>]*>/g, ' ')));
  return [dayOf(article), minutes].filter(Boolean).join(' · ');
};
