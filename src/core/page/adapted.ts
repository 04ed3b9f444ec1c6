import type { FetchContext, FetchResponse } from 'ofetch';
import { page } from './page.ts';

/** Lets the adapters of `np.configure` change the body of an answer. Their code loads with the first answer. */
export const adapted = async (context: FetchContext & { response: FetchResponse<unknown> }): Promise<void> => {
  const { adapt } = page.config;
  if (adapt) await (await import('../../api/page/adapt.ts')).adaptAnswer(context, adapt);
};
