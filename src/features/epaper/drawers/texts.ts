import { type StoryText, textsOf } from '../../../api/epaper/edition.ts';
import { answerOf } from '../../../core/newsstand/answers.ts';
import { core } from '../../../core/page/core.ts';
import type { Result } from '../../../rules/page/result.ts';
import { keptValue } from '../data.ts';

/** Texts of an edition from the server; without network, the stored ones. */
export const textsFor = async (id: number, signal: AbortSignal): Promise<Result<readonly StoryText[]>> => {
  const ask = (asking: AbortSignal) => textsOf(core.clients.newsstand, String(id), asking);
  const result = await answerOf(`texts ${id}`, ask, signal);
  if (result.kind !== 'network') return result;
  const texts = (await keptValue(id, 'texts')) as readonly StoryText[] | undefined;
  return texts ? { kind: 'ok', data: texts } : result;
};
