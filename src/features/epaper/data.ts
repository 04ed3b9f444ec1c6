import { type Edition, type EditionResult, editionOf } from '../../api/epaper/edition.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import type { Result } from '../../rules/page/result.ts';

/** An edition from the server or from offline storage. */
export interface OpenedEdition {
  readonly edition: Edition;
  readonly isKept: boolean;
}

/** Result of loading an edition. */
export type OpenedResult =
  | Extract<Result<OpenedEdition>, { readonly kind: 'ok' }>
  | Exclude<EditionResult, { readonly kind: 'ok' }>;

/** Offline storage; its code loads on first use. */
const kept = () => import('../../core/epaper/kept-editions.ts');

export const keptValue = async (id: number, name: string): Promise<unknown> => {
  try {
    return await (await kept()).valueOfEdition(id, name);
  } catch {
    return undefined;
  }
};

/** Loads an edition; without network, the stored copy. Deletes the copy when the reader lost the right to it. */
export const editionFor = async (id: string, signal: AbortSignal): Promise<OpenedResult> => {
  const ask = (asking: AbortSignal) => editionOf(core.clients.newsstand, id, asking);
  const result: EditionResult = await answerOf(`edition ${id}`, ask, signal);
  if (result.kind === 'ok') return { kind: 'ok', data: { edition: result.data, isKept: false } };
  if (result.kind === 'network') {
    const edition = (await keptValue(Number(id), 'edition')) as Edition | undefined;
    if (edition) return { kind: 'ok', data: { edition, isKept: true } };
  }
  if (result.kind === 'badStatus' && (result.status === 403 || result.status === 404))
    kept().then(
      ({ dropEdition }) => dropEdition(Number(id)),
      () => {},
    );
  return result;
};
