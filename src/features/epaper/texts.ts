import { type StoryText, textsOf } from '../../api/edicola-pages.ts';
import type { ApiResult } from '../../api/result.ts';
import { answerOf } from '../../core/answers.ts';
import { core } from '../../core/core.ts';
import { keptValue } from './data.ts';

/** The texts of an edition from the server; where the network does not answer, as they were kept. */
export const textsFor = async (id: number, signal: AbortSignal): Promise<ApiResult<readonly StoryText[]>> => {
  const ask = (asking: AbortSignal) => textsOf(core.clients.newsstand, String(id), asking);
  const result = await answerOf(`texts ${id}`, ask, signal);
  if (result.kind !== 'network') return result;
  const texts = (await keptValue(id, 'texts')) as readonly StoryText[] | undefined;
  return texts ? { kind: 'ok', data: texts } : result;
};
