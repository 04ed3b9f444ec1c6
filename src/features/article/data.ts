import { type Article, articleOf } from '../../api/edicola-article.ts';
import type { ApiResult } from '../../api/result.ts';
import { answerOf } from '../../core/answers.ts';
import { core } from '../../core/core.ts';

/** The call behind an article, asked once for the light view and the panel. */
export const articleFor = (id: string, signal?: AbortSignal): Promise<ApiResult<Article>> =>
  answerOf(`article ${id}`, (asking) => articleOf(core.clients.newsstand, id, asking), signal);
