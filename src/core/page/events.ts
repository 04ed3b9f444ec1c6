import type { Tagged } from '../../platform/services/tag-manager/event.ts';
import type { Purposes } from '../../rules/consent/tracking-consent.ts';
import type { SeenVital } from './observe/observed.ts';

/** Events on `document`, with their details. Elements dispatch their own events. */
export interface PageEvents {
  'np-login': null;
  'np-logout': null;
  /** The server ended the session. `code` is the reason. */
  'np-session-end': { readonly code: string };
  /** The granted purposes, when first known and after each change. */
  'np-consent': Purposes;
  /** What a tag manager would receive, on a page that asks for events instead. */
  'np-tag': Tagged;
  'np-notice': { readonly id: string; readonly type: string; readonly title: string };
  /** A web vital of the page view, while somebody observes. */
  'np-vitals': Omit<SeenVital, 'kind'>;
}

export const dispatchPageEvent = <K extends keyof PageEvents>(name: K, detail: PageEvents[K]): void => {
  document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
};
