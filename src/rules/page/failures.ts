import type { Failure, Result } from './result.ts';

/** Messages to the reader about a failed call. */
export const failureTexts = {
  network: 'Connessione assente o instabile. Riprova.',
  generic: 'Qualcosa non ha funzionato. Riprova tra poco.',
  sessionEnded: 'La sessione è scaduta. Accedi di nuovo.',
} as const;

/** The message of a failure: the server's own for a refusal (4xx) with a message, else `generic`. */
export const failureText = (failure: Failure, generic: string = failureTexts.generic): string => {
  if (failure.kind === 'network' || failure.kind === 'sessionEnded') return failureTexts[failure.kind];
  if (failure.kind !== 'badStatus') return generic;
  return (failure.status >= 400 && failure.status < 500 && failure.message) || generic;
};

/** The state of a part of a screen: its data, or the message of the failure. Undefined for an aborted call. */
export const partOf = <T>(
  result: Result<T>,
  generic?: string,
): { readonly kind: 'ready'; readonly data: T } | { readonly kind: 'failed'; readonly text: string } | undefined => {
  if (result.kind === 'ok') return { kind: 'ready', data: result.data };
  return result.kind === 'aborted' ? undefined : { kind: 'failed', text: failureText(result, generic) };
};
