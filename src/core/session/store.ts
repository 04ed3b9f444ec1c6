import { signal } from '@preact/signals-core';
import type { ShortInfo } from '../../api/session/session.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import type { Notice } from '../../rules/notices/notices.ts';

/** Who the reader is, as far as this page knows. */
export type Login =
  | { readonly state: 'unknown' }
  | { readonly state: 'loggedOut' }
  | { readonly state: 'loggedIn'; readonly user: ShortInfo };

/** Specification, point 3, "Global client state", with its initial values; one login value stands for user and isLogged. */
export const createStore = () => ({
  burgerOpen: signal(true),
  login: signal<Login>({ state: 'unknown' }),
  /** The page is dimmed while the drawer is open. */
  opacity: signal(false),
  notices: signal<readonly Notice[]>([]),
  messages: signal<readonly ChatMessage[]>([]),
  /** The reader has chosen to chat without signing in. */
  anonymous: signal(false),
  username: signal(''),
  topics: signal<readonly string[]>([]),
  onboardingSteps: signal({ interests: 'current', newsletters: 'next', download_app: '' }),
});

export type Store = ReturnType<typeof createStore>;
