import type { ObserveOptions, Watcher } from './observe/observed.ts';
import { type Config, configure, declared, page } from './page.ts';

/** The only global: `window.np`. */
export interface Np {
  readonly version: string;
  /** Sets options. Call it again to add or replace some. */
  configure(config: Config): void;
  /** Loads the `np-…` tags below a document or shadow root, present and future ones. */
  discover(root: Document | ShadowRoot): Promise<void>;
  /**
   * Tells a watcher what fails in the elements of the page, and the page's web vitals; `np-vitals` on `document` has the
   * vitals too. Loads the code for it. Resolves when the watch begins, or when this page view is not in the sample.
   */
  observe(watcher?: Watcher, options?: ObserveOptions): Promise<void>;
  /** Resolves when all tags that the page had at load are defined. */
  ready: Promise<void>;
}

/** Creates `window.np`, or adds members to it. */
export const publish = (members: Partial<Np>): void => {
  const np = declared();
  Object.assign(np, { version: page.version, configure }, members);
  Reflect.set(globalThis, 'np', np);
};
