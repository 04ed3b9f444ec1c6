/** What a call can come to. Screens switch over `kind`; nothing throws. */
export type ApiResult<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'network' }
  /** The session is over (specification, point 4); the core has already seen to it. */
  | { readonly kind: 'sessionEnded'; readonly code: string }
  | { readonly kind: 'badStatus'; readonly status: number; readonly code?: string; readonly message?: string }
  | { readonly kind: 'badShape'; readonly status: number };
