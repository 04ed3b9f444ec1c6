import type { CreatePeer } from './peer.ts';

/** A window tells nobody that it was closed. */
const closedPollMs = 500;

/** A window of its own. Throws if the browser blocks it. What it shows, it says itself. */
export const createWindow: CreatePeer = (url, close) => {
  const opened = window.open(url, '', 'popup,width=420,height=640');
  if (!opened) throw new Error('np: the browser blocked the window of the live chat.');
  const poll = setInterval(() => {
    if (opened.closed) close();
  }, closedPollMs);
  return {
    target: () => opened,
    open: () => opened.focus(),
    unread() {},
    end() {},
    remove() {
      clearInterval(poll);
      opened.close();
    },
  };
};
