import type { Purposes } from '../../rules/consent/tracking-consent.ts';

/** What the page is told of the reader's session, on `document`; the elements' own events come from the elements. */
export interface PageEvents {
  'np-login': null;
  'np-logout': null;
  /** The server ended the session; `code` is its reason. */
  'np-session-end': { readonly code: string };
  /** What the reader agrees to, by purpose; told when it is known and when it changes. */
  'np-consent': Purposes;
  'np-notice': { readonly id: string; readonly type: string; readonly title: string };
}

export const tellPage = <K extends keyof PageEvents>(name: K, detail: PageEvents[K]): void => {
  document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
};
