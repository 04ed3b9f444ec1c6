import type { Brand } from '../../rules/brand/brands/record.ts';
import { core } from '../page/core.ts';

/** An element's stay on the page, and how it tells that something of it did not come. */
export interface Stay {
  readonly signal: AbortSignal;
  miss(part: string, cause: unknown): void;
}

/** Calls back with the record of the page's brand, and with another one's where the page is configured anew. */
export const followRecord = (stay: Stay, hear: (record: Brand) => void): void => {
  const { signal } = stay;
  const stop = core.brand.subscribe(() => {
    core.brandRecord().then(
      (record) => {
        if (!signal.aborted) hear(record);
      },
      (error: unknown) => stay.miss('brand record', error),
    );
  });
  signal.addEventListener('abort', stop);
};
