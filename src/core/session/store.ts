import { signal } from '@preact/signals-core';
import type { ShortInfo } from '../../api/session/session.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import type { Notice } from '../../rules/notices/notices.ts';

/** The reader, as far as the page knows. */
export type Login =
  | { readonly state: 'unknown' }
  | { readonly state: 'loggedOut' }
  | { readonly state: 'loggedIn'; readonly user: ShortInfo };

/** The state that all elements of the page share, with its initial values. */
export const createStore = () => ({
  /** The menu is open only when `opacity` is also true. */
  burgerOpen: signal(true),
  login: signal<Login>({ state: 'unknown' }),
  /** The page is dimmed while the drawer is open. */
  opacity: signal(false),
  notices: signal<readonly Notice[]>([]),
  messages: signal<readonly ChatMessage[]>([]),
  /** The reader has chosen to chat without signing in. */
  anonymous: signal(false),
});

export type Store = ReturnType<typeof createStore>;
