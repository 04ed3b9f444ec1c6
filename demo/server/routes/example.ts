import type { Db } from '../db/db.ts';
import type { DemoApp } from '../http/demo-app.ts';

/** The input of one call. `params` fill the braces of the path. */
export interface ExampleCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** JSON, or a FormData for a call that takes files. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The world of an example: the twelve people of the seed on every brand. Its writes are rolled back. */
export interface ExampleWorld {
  readonly db: Db;
  readonly app: DemoApp;
  /** The world's clock, milliseconds. */
  readonly now: number;
  readonly brandId: number;
  /** The account of one of the twelve people on the example's brand. */
  accountId(email: string): Promise<string>;
  /** A valid one-time token of the captcha. */
  captcha(action: string): Promise<string>;
  /** A new browser, signed in as one of the people. */
  signIn(email: string): Promise<{ readonly cookieHeader: string; get(path: string): Promise<Response> }>;
  /** Calls as one of the people (undefined: nobody), by path on a host of the example's brand. */
  call(path: string, init?: RequestInit, email?: string, host?: Example['host']): Promise<Response>;
}

/**
 * A documented call with one good and one bad input. Example: `{ method: 'post',
 * path: '/api/user/devices/{id}/delete', host: 'account', as: 'digital@example.it', good: {}, bad: { params:
 * { id: '0' }, status: 404 }, prepare: async (world) => ({ id: await anyDevice(world) }) }`.
 */
export interface Example {
  readonly method: 'get' | 'post';
  /** As in the document, braces included. */
  readonly path: string;
  readonly host: 'account' | 'newsstand' | 'archive';
  /** Code of the brand; default MG. */
  readonly brand?: string;
  /** The caller: the e-mail of one of the people. Absent: a visitor. */
  readonly as?: string;
  /** `status` where success is not 200, for example 302. */
  readonly good: ExampleCall & { readonly status?: number };
  /** `as: null` is a visitor; absent, the same person as in `good`. */
  readonly bad: ExampleCall & {
    readonly as?: string | null;
    /** Another method than the documented one, for a call that cannot fail otherwise. */
    readonly method?: 'get' | 'post';
    readonly status: number;
    readonly code?: string;
  };
  /** Creates what the calls need and returns the ids; see PreparedExample. */
  prepare?(world: ExampleWorld): Promise<PreparedExample>;
}

/**
 * Ids by the names in the path's braces, for both calls; a call's own `params` take precedence. An entry `body` adds
 * fields to the bodies, `headers` adds headers.
 */
export type PreparedExample = Readonly<Record<string, string | number | Readonly<Record<string, unknown>>>>;
