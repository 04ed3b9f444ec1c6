import type { Failure, Result } from './result.ts';

/** Specification, point 8: what a call that failed says to the reader. */
export const failureTexts = {
  network: 'Connessione assente o instabile. Riprova.',
  generic: 'Qualcosa non ha funzionato. Riprova tra poco.',
  sessionEnded: 'La sessione è scaduta. Accedi di nuovo.',
} as const;

/** The words for a failure: the server's own where it refuses and says why, else `generic`, which a screen may word itself. */
export const failureText = (failure: Failure, generic: string = failureTexts.generic): string => {
  if (failure.kind === 'network' || failure.kind === 'sessionEnded') return failureTexts[failure.kind];
  if (failure.kind !== 'badStatus') return generic;
  return (failure.status >= 400 && failure.status < 500 && failure.message) || generic;
};

/** A part of a screen as it is drawn: what came, or why nothing did; undefined where nobody waits any more. */
export const partOf = <T>(
  result: Result<T>,
  generic?: string,
): { readonly kind: 'ready'; readonly data: T } | { readonly kind: 'failed'; readonly text: string } | undefined => {
  if (result.kind === 'ok') return { kind: 'ready', data: result.data };
  return result.kind === 'aborted' ? undefined : { kind: 'failed', text: failureText(result, generic) };
};
