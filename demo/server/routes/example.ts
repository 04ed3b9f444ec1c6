import type { Db } from '../db/db.ts';
import type { DemoApp } from '../http/demo-app.ts';

/** What one call carries; `params` fill the braces of the path. */
export interface ExampleCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** JSON, or a FormData for a call that takes files. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The world that an example is tried in: all twelve people, untouched, on every brand. What it writes is undone. */
export interface ExampleWorld {
  readonly db: Db;
  readonly app: DemoApp;
  /** The world's clock, milliseconds. */
  readonly now: number;
  readonly brandId: number;
  /** The account of one of the twelve people on the example's brand. */
  accountId(email: string): Promise<string>;
  /** A good one-time token of the captcha. */
  captcha(action: string): Promise<string>;
  /** A browser of its own, signed in as one of the people. */
  signIn(email: string): Promise<{ readonly cookieHeader: string; get(path: string): Promise<Response> }>;
  /** Calls as one of the people (undefined: nobody), by path on a host of the example's brand. */
  call(path: string, init?: RequestInit, email?: string, host?: Example['host']): Promise<Response>;
}

/**
 * A documented call, tried once as it is meant and once as it is not. Example: `{ method: 'post',
 * path: '/api/user/devices/{id}/delete', host: 'account', as: 'digital@example.it', good: {}, bad: { params:
 * { id: '0' }, status: 404 }, prepare: async (world) => ({ id: await anyDevice(world) }) }`.
 */
export interface Example {
  readonly method: 'get' | 'post';
  /** As it stands in the document, braces included. */
  readonly path: string;
  readonly host: 'account' | 'newsstand' | 'archive';
  /** Code of the brand; default MG. */
  readonly brand?: string;
  /** Who calls: the e-mail of one of the people; nobody when absent. */
  readonly as?: string;
  /** `status` where success is not 200, for example 302. */
  readonly good: ExampleCall & { readonly status?: number };
  /** `as: null` is nobody; absent, the same person as in `good`. */
  readonly bad: ExampleCall & {
    readonly as?: string | null;
    /** Another method than the documented one, where a call has nothing else that can be wrong. */
    readonly method?: 'get' | 'post';
    readonly status: number;
    readonly code?: string;
  };
  /** Makes what the calls need and answers its ids; see PreparedExample. */
  prepare?(world: ExampleWorld): Promise<PreparedExample>;
}

/**
 * Ids by the names of the path's braces, for both calls; what a call names itself wins. An entry `body` holds fields
 * for the bodies, where an id or a token belongs there; an entry `headers` holds headers, for a call that belongs to a
 * browser of its own.
 */
export type PreparedExample = Readonly<Record<string, string | number | Readonly<Record<string, unknown>>>>;
