import type { HostKind } from '../../base/hosts.ts';

/** Who gets the same answer: everybody; or all visitors, while a signed-in reader gets one of their own. */
export type Audience = 'everybody' | 'visitors';

/**
 * The calls whose answers depend on their address and on what is published, and on nothing else. Every other answer
 * depends on the reader, a cookie, a code or the moment, and is private: a new route is until it is named here. Pages
 * are private too, since each has a nonce of its own for its scripts. Files say themselves that they are public.
 */
const shared: Partial<Record<HostKind, Readonly<Record<string, Audience>>>> = {
  newsstand: {
    '/api/site/config': 'everybody',
    '/api/edicola/home': 'everybody',
    '/api/edicola/edizioni': 'everybody',
    '/api/edicola/sezioni': 'everybody',
    '/api/edicola/sezione': 'everybody',
    '/api/edicola/speciali': 'everybody',
    '/api/edicola/speciale': 'everybody',
    '/api/edicola/firme': 'everybody',
    '/api/edicola/firma': 'everybody',
    '/api/edicola/articoli': 'everybody',
    // With a subscription: the whole text, and a search in whole texts.
    '/api/edicola/articolo': 'visitors',
    '/api/edicola/ricerca': 'visitors',
  },
  account: {
    '/api/site/config': 'everybody',
    '/api/site/faq': 'everybody',
  },
};

/** Who shares the answer of a call; undefined when nobody does. */
export const audienceOf = (host: HostKind, path: string): Audience | undefined => shared[host]?.[path];
