import type { NamedChoice } from '../../../rules/consent/purpose-map.ts';

/** What a consent manager says now. */
export type ConsentAnswer =
  /** No answer yet. */
  | { readonly kind: 'pending' }
  /** It asks the reader. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'notNeeded'; readonly preference?: unknown }
  | {
      readonly kind: 'given';
      /** In the site's own five categories. Unchecked: src/api/consent/consent-log.ts parses it. */
      readonly preference?: unknown;
      /** In the manager's categories. */
      readonly choice?: NamedChoice;
    };

/** Adapter of a consent manager, by the globals that it documents. */
export interface Manager {
  /** Whether the page has it, or waits for its script. */
  isHere(): boolean;
  answer(): ConsentAnswer;
  /** Calls back after each change of the answer, until the signal. */
  follow(changed: () => void, signal: AbortSignal): void;
  /** Opens its preferences. False if it has none. */
  openPreferences(): boolean;
}
