import { replaceable } from '../language/replaceable.ts';
import type { Failure, Result } from './result.ts';

/** Messages to the reader about a failed call. */
export const failureTexts = replaceable('failures', {
  network: 'Connessione assente o instabile. Riprova.',
  generic: 'Qualcosa non ha funzionato. Riprova tra poco.',
  sessionEnded: 'La sessione è scaduta. Accedi di nuovo.',
});

/** A fault between the page and its backend, in words for the reader. */
export interface Fault {
  readonly title: string;
  readonly text: string;
}

export const faultTexts = replaceable('backend-faults', {
  shape: {
    title: 'Questa pagina non si può mostrare',
    text: 'Il giornale ha risposto in un modo che questa pagina non capisce: non dipende da te. Riprova più tardi o contatta il servizio clienti.',
  },
  withheld: {
    title: 'Il giornale non risponde a questa pagina',
    text: 'La tua connessione funziona, ma il giornale non risponde a questa pagina. Riprova più tardi o contatta il servizio clienti.',
  },
} satisfies Readonly<Record<string, Fault>>);

/** The fault of a failed call: an answer of another shape, or one withheld from this page. */
export const faultOf = (failure: Failure): Fault | undefined => {
  if (failure.kind === 'badShape') return faultTexts.shape;
  return failure.kind === 'network' && failure.isWithheld ? faultTexts.withheld : undefined;
};

/** The message of a screen that shows nothing else: that of its fault, else that of the failure. */
export const screenText = (failure: Failure): string => faultOf(failure)?.text ?? failureText(failure);

/**
 * The message of a failure: that of a withheld answer, the server's own for a refusal (4xx) with a message, else
 * `generic`, the text of the place that made the call.
 */
export const failureText = (failure: Failure, generic: string = failureTexts.generic): string => {
  if (failure.kind === 'network' && failure.isWithheld) return faultTexts.withheld.text;
  if (failure.kind === 'network' || failure.kind === 'sessionEnded') return failureTexts[failure.kind];
  if (failure.kind !== 'badStatus') return generic;
  return (failure.status >= 400 && failure.status < 500 && failure.message) || generic;
};

/** Whether a failed call may have done what it was asked: after a refusal (4xx) it has not. */
export const mayBeDone = (failure: Failure): boolean =>
  failure.kind !== 'sessionEnded' && !(failure.kind === 'badStatus' && failure.status < 500);

/** The state of a part of a screen: its data, or the message of the failure. Undefined for an aborted call. */
export const partOf = <T>(
  result: Result<T>,
  generic?: string,
): { readonly kind: 'ready'; readonly data: T } | { readonly kind: 'failed'; readonly text: string } | undefined => {
  if (result.kind === 'ok') return { kind: 'ready', data: result.data };
  return result.kind === 'aborted' ? undefined : { kind: 'failed', text: failureText(result, generic) };
};
