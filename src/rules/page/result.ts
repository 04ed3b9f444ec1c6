/** The server refused: the answer's status, and what its envelope says of it. */
export interface Refusal {
  readonly kind: 'badStatus';
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  /** Form fields that the server rejects: field → key of a message. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A call without the data it asked for. */
export type Failure =
  | { readonly kind: 'aborted' }
  | {
      readonly kind: 'network';
      /** The server answers, but the browser withholds its answer from this page: its origin is not let in. */
      readonly isWithheld?: true;
    }
  /** The session has ended; the core already redirects the reader. */
  | { readonly kind: 'sessionEnded'; readonly code: string }
  | Refusal
  | { readonly kind: 'badShape'; readonly status: number };

/** What a call resolves with. Switch over `kind`; a call never throws. */
export type Result<T> = { readonly kind: 'ok'; readonly data: T } | Failure;

/** Replaces the data of a successful result; a failure stays as it is. */
export const mapOk = <T, U>(result: Result<T>, map: (data: T) => U): Result<U> =>
  result.kind === 'ok' ? { kind: 'ok', data: map(result.data) } : result;
