import type { Brand } from '../../rules/brand/brands/record.ts';
import { core } from '../page/core.ts';

/** The part of an element's shell that a subscription needs. */
export interface Subscriber {
  /** Aborted when the element leaves the page. */
  readonly signal: AbortSignal;
  /** Reports a part that did not load. */
  miss(part: string, cause: unknown): void;
}

/** Calls back with the record of the page's brand, again when the configuration changes the brand. */
export const followRecord = (subscriber: Subscriber, callback: (record: Brand) => void): void => {
  const { signal } = subscriber;
  const stop = core.brand.subscribe(() => {
    core.brandRecord().then(
      (record) => {
        if (!signal.aborted) callback(record);
      },
      (error: unknown) => subscriber.miss('brand record', error),
    );
  });
  signal.addEventListener('abort', stop);
};
