/** What an observation always names. It contains no address, text or name of a reader. */
export interface Seen {
  /** The tag it belongs to, such as `np-article`; missing for the page's own part. */
  readonly element?: string | undefined;
  /** The code of the page's brand. */
  readonly brand: string;
  /** The newsstand's route of the page view, such as `/articolo/:id/:titolo?`; `*` for any other page. */
  readonly page: string;
  /** Version of the bundle. */
  readonly version: string;
}

/** A failure that an element reported with `np-error`. */
export interface SeenError extends Seen {
  readonly kind: 'error';
  /** Method and path pattern of the call at fault. */
  readonly call?: string | undefined;
  /** Path of what is missing in the answer; `*` for a position in a list. */
  readonly field?: string | undefined;
}

/** A web vital of the page view, once its value is final. */
export interface SeenVital extends Seen {
  readonly kind: 'vital';
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for `CLS` a score. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

export type Observed = SeenError | SeenVital;

export type Watcher = (seen: Observed) => void;

export interface ObserveOptions {
  /** Share of page views that are observed, from 0 to 1. By default all. */
  readonly sample?: number;
}

/** A failure of the page view: what `np-error` told, the tag that it came from, and the path of the page's address. */
export type KeptFault = readonly [detail: unknown, tag: unknown, path: string];
