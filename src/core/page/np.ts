import { type Config, configure, declared, page } from './page.ts';

/** The only global: `window.np`. */
export interface Np {
  readonly version: string;
  /** Sets origins, brand, captcha or paths; may be called again. */
  configure(config: Config): void;
  /** Finds `np-…` tags below a root (a document or a shadow root) and loads them, now and as they come. */
  discover(root: Document | ShadowRoot): Promise<void>;
  /** Resolved when every tag that the page held at load is defined. */
  ready: Promise<void>;
}

/** Puts `window.np` in place or adds to the one that is there. */
export const publish = (members: Partial<Np>): void => {
  const np = declared();
  Object.assign(np, { version: page.version, configure }, members);
  Reflect.set(globalThis, 'np', np);
};
