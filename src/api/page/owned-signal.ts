/** The signal of an element's calls. A type only: a module of its own would be a request before React. */
export interface OwnedSignal extends AbortSignal {
  npOwner?: Element | undefined;
}
