import type { FetchContext, FetchResponse } from 'ofetch';
import { refusalIn } from '../../api/page/ask.ts';
import { readCookie } from '../../platform/browser/page-url.ts';
import { type Client, createClient } from '../../platform/net/client.ts';
import { addressOf } from '../brand/origins.ts';
import { ifStays } from '../page/leaving/left.ts';
import { page } from '../page/page.ts';
import { adapted } from './adapted.ts';
import type { Credentials } from './credentials.ts';

/** The servers of a page: its newsstand, the brand's account host, the archive. */
export interface Clients {
  readonly newsstand: Client;
  readonly account: Client;
  readonly archive: Client;
}

/**
 * The address of a site: at once, since a logout clears the credentials right after its call, unless the page's brand is
 * not known yet.
 */
const at = (site: 'newsstand' | 'account' | 'archive') => (): string | Promise<string> =>
  page.settled ? page.settled.then(() => addressOf(site)) : addressOf(site);

const originOf = (address: string): string => new URL(address, location.href).origin;

/** Creates the three clients. `refused` receives every refusal on any of them. */
export const createClients = (
  credentials: Credentials,
  refused: (status: number, code: string | undefined) => void,
): Clients => {
  const hooks = {
    /** Adds the reader's credentials. The exact origin of the final address decides, never the caller. */
    onRequest({ request, options, options: { headers, method } }: FetchContext) {
      adapted(options);
      const origin = originOf(String(request));
      const isOwn = [location.origin, originOf(addressOf('account'))].includes(origin);
      const token = (isOwn || origin === originOf(addressOf('archive'))) && credentials.token();
      const xsrf = isOwn && method === 'POST' && readCookie('XSRF-TOKEN');
      if (token) headers.set('authorization', `Bearer ${token}`);
      if (xsrf) headers.set('x-xsrf-token', xsrf);
    },
    /** A call that the browser cancels as the reader leaves has failed only if the page stays open. */
    onRequestError: ifStays,
    onResponseError({ response: { status, _data } }: FetchContext & { response: FetchResponse<unknown> }) {
      refused(status, refusalIn(status, _data).code);
    },
  };
  return {
    newsstand: createClient(at('newsstand'), hooks),
    account: createClient(at('account'), hooks),
    // Another provider: it gets the bearer, but no cookies.
    archive: createClient(at('archive'), { ...hooks, credentials: 'omit' }),
  };
};
