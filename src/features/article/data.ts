import { type Article, articleOf } from '../../api/article/article.ts';
import { whenSanitizable } from '../../core/article/article-html.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import type { Result } from '../../rules/page/result.ts';

/** Loads an article once for the light view and the panel. */
export const articleFor = (id: string, signal?: AbortSignal): Promise<Result<Article>> =>
  whenSanitizable(answerOf(`article ${id}`, (asking) => articleOf(core.clients.newsstand, id, asking), signal));
