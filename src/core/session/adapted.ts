import type { FetchContext, FetchHook } from 'ofetch';
import { faults } from '../../api/page/ask.ts';
import { page } from '../page/page.ts';

type Options = FetchContext['options'];

/** Lets the adapters of `np.configure` change the parsed body of an answer. Their code loads with the first answer. */
export const adapted = (options: Options): void => {
  const { adapt } = page.config;
  if (adapt)
    options.onResponse = [
      // The client's own, which parses the body.
      options.onResponse as FetchHook,
      (context) => faults().then((fault) => fault.adapt(context, adapt)),
    ] as NonNullable<Options['onResponse']>;
};
