import { type Home, type HomePlace, homeOf } from '../../api/newsstand/home.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import type { Result } from '../../rules/page/result.ts';

/** Loads the home once for the light view and the panel. */
export const homeFor = (place: HomePlace, signal?: AbortSignal): Promise<Result<Home>> =>
  answerOf(
    `home ${place.date ?? ''} ${place.edizione ?? ''}`,
    (asking) => homeOf(core.clients.newsstand, place, asking),
    signal,
  );
