/** What a call can come to. Screens switch over `kind`; nothing throws. */
export type ApiResult<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'network' }
  | { readonly kind: 'badStatus'; readonly status: number; readonly message?: string }
  | { readonly kind: 'badShape'; readonly status: number };
