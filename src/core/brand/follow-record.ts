import type { Brand } from '../../rules/brand/brands/record.ts';
import { core } from '../page/core.ts';

/** The part of an element's shell that a subscription needs. */
export interface Subscriber {
  /** Aborted when the element leaves the page. */
  readonly signal: AbortSignal;
  /** Reports a failure. */
  fail(what: string, cause: unknown): void;
}

/** Calls back with the record of the page's brand, again when the configuration changes the brand. */
export const followRecord = (subscriber: Subscriber, callback: (record: Brand) => void): void => {
  const { signal } = subscriber;
  const stop = core.brand.subscribe((brand) => {
    core.brandRecord().then(
      (record) => {
        if (!signal.aborted) callback(record);
      },
      (error: Error) => {
        // Once, of the brand that the page ends with.
        if (core.brand.peek() === brand)
          subscriber.fail(`its brand record could not be loaded: ${error.message}`, error);
      },
    );
  });
  signal.addEventListener('abort', stop);
};
