/** What a contact page's fragment begins with when an assistance chat of another origin sent the reader there. */
export const talkMark = '#np-talk=';

let handed = '';

/**
 * Takes out of the address what the chat handed over, before anybody else reads it there, and keeps it for this visit;
 * returns it as it came, the empty text where there is none.
 */
export const takeHandedTalk = (): string => {
  if (location.hash.startsWith(talkMark)) {
    handed = location.hash.slice(talkMark.length);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return handed;
};
