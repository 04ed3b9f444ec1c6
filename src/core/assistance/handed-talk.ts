import { page } from '../page/page.ts';

/** Start of the fragment that carries a conversation from an assistance chat of another origin to a contact page. */
export const talkMark = '#np-talk=';

/**
 * Removes the handed-over conversation from the address, before other scripts read it, and keeps it for the page.
 * Returns its encoded text; empty without one.
 */
export const takeHandedTalk = (): string => {
  if (location.hash.startsWith(talkMark)) {
    page.handedTalk = location.hash.slice(talkMark.length);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return page.handedTalk ?? '';
};
