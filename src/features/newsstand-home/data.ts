import { type Home, homeOf } from '../../api/edicola-home.ts';
import type { ApiResult } from '../../api/result.ts';
import { answerOf } from '../../core/answers.ts';
import { core } from '../../core/core.ts';

/** The call behind the home, asked once for the light view and the panel. */
export const homeFor = (date: string | undefined, signal?: AbortSignal): Promise<ApiResult<Home>> =>
  answerOf(`home ${date ?? ''}`, (asking) => homeOf(core.clients.newsstand, date, asking), signal);
