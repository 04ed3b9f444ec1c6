import { type Home, homeOf } from '../../api/newsstand/home.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import type { Result } from '../../rules/page/result.ts';

/** Loads the home once for the light view and the panel. */
export const homeFor = (date: string | undefined, signal?: AbortSignal): Promise<Result<Home>> =>
  answerOf(`home ${date ?? ''}`, (asking) => homeOf(core.clients.newsstand, date, asking), signal);
