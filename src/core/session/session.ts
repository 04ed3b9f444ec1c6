import { logout, type ShortInfo, shortInfo } from '../../api/session/session.ts';
import { goOnTo, goTo } from '../../platform/browser/page-url.ts';
import { wait } from '../../platform/net/wait.ts';
import { joinBroadcast } from '../../platform/storage/broadcast.ts';
import { onStoredElsewhere } from '../../platform/storage/storage.ts';
import { signInUrl, signOutUrl } from '../../rules/brand/links.ts';
import { retryDelayMs } from '../../rules/page/retry.ts';
import { type SessionEnd, sessionEnd, sideOf } from '../../rules/session/session.ts';
import { forgetTalk, removeTalkOfOthers } from '../assistance/talk.ts';
import { addressOf, brandDomain } from '../brand/origins.ts';
import type { Notices } from '../notices/notices.ts';
import { tellPage } from '../page/events.ts';
import { restorePosition } from '../page/scroll/restore-position.ts';
import { savePosition, savePositionAtSignIn } from '../page/scroll/save-position.ts';
import type { Clients } from './clients.ts';
import type { Credentials } from './credentials.ts';
import type { Store } from './store.ts';

/** Who the reader is, for all elements of the page. No feature handles a session, a 401 or a retry by itself. */
export interface Session {
  /**
   * Asks who the reader is, once per page however many elements want to know; `store.login` has the answer.
   * When all who asked have left before it came, the question is given up.
   */
  load(leaving?: AbortSignal): Promise<void>;
  /** Hears of every refused call. */
  refused(status: number, code: string | undefined): void;
  /**
   * The reader's own wish to leave: the account's sign-out follows, or just `/`.
   * False: the server did not agree, a notice says so and the reader stays.
   */
  logOut(then?: 'account' | 'home'): Promise<boolean>;
  /** Leaves for the sign-in page, to come back to this very address and as far down as now. */
  signIn(): void;
  /** The reader has just signed in on this page: the other tabs hear of it, and the page goes on to `address`. */
  signedIn(address: string): void;
}

export interface SessionParts {
  readonly store: Store;
  readonly credentials: Credentials;
  readonly notices: Notices;
  /** Called late: the clients report their refusals to the session. */
  readonly clients: () => Clients;
}

/** Milliseconds that a page waits for the server to hear of a session's end before it goes anyway. */
const farewell = 1000;

export const createSession = ({ store, credentials, notices, clients }: SessionParts): Session => {
  const { login } = store;
  let question: { readonly stop: AbortController; readonly answered: Promise<void> } | undefined;
  let askers = 0;
  /** Whose data the page holds. */
  let holder: string | undefined;
  let ending = false;

  const side = () => sideOf(location.hostname, brandDomain());
  const leave = () => {
    const site = side() === 'newsstand' ? 'newsstand' : 'account';
    return logout(clients()[site], site);
  };

  const become = (user: ShortInfo | undefined): void => {
    const before = login.peek().state;
    if (holder !== undefined && holder !== user?.email) {
      notices.clear();
      forgetTalk(store);
    }
    holder = user?.email;
    login.value = user ? { state: 'loggedIn', user } : { state: 'loggedOut' };
    if (user) notices.add(user.userNotices);
    if (user && before !== 'loggedIn') tellPage('np-login', null);
    if (!user && before === 'loggedIn') tellPage('np-logout', null);
  };

  const forget = (): void => {
    question?.stop.abort();
    credentials.clear();
    // A page may learn of the end before it learns whose session it was.
    holder ??= '';
    become(undefined);
  };

  const answer = async (signal: AbortSignal): Promise<void> => {
    for (let retries = 0; ; retries += 1) {
      const result = await shortInfo(clients().account, Date.now(), signal);
      if (ending || signal.aborted) return;
      if (result.kind === 'ok') return become(result.data);
      const delay = result.kind === 'badStatus' ? retryDelayMs(result.status, retries) : undefined;
      if (delay !== undefined) {
        await wait(delay);
        continue;
      }
      if (result.kind === 'badStatus' && result.status === 401) removeTalkOfOthers();
      become(undefined);
      if (result.kind === 'network') notices.networkError();
      else if (result.kind === 'badShape' || (result.kind === 'badStatus' && result.status !== 401))
        notices.genericError();
      return;
    }
  };

  /** Asks anew: an earlier question, about whoever was here then, is no longer heard. */
  const ask = () => {
    question?.stop.abort();
    const stop = new AbortController();
    question = { stop, answered: answer(stop.signal) };
    return question;
  };

  const load = async (leaving?: AbortSignal): Promise<void> => {
    if (leaving?.aborted) return;
    askers += 1;
    leaving?.addEventListener('abort', () => {
      askers -= 1;
      if (askers > 0 || login.peek().state !== 'unknown') return;
      question?.stop.abort();
      question = undefined;
    });
    await (question ?? ask()).answered;
  };

  /** Somebody changed the session elsewhere: the page learns anew who the reader is, and shows nobody until then. */
  const reload = (): void => {
    if (!question) return;
    login.value = { state: 'unknown' };
    ask();
  };

  const tabs = joinBroadcast('np.session', (message) => {
    if (message === 'out') {
      if (login.peek().state !== 'loggedOut') forget();
    } else reload();
  });

  const end = async ({ logout: tellServer, redirect }: SessionEnd, code: string): Promise<void> => {
    ending = true;
    const told = tellServer ? leave() : undefined;
    const here = location.href;
    forget();
    tabs.announce('out');
    tellPage('np-session-end', { code });
    await Promise.race([told, wait(farewell)]);
    if (redirect === 'home') goTo('/');
    else if (redirect === 'request-login') goTo(signInUrl(addressOf('account'), here));
    else ending = false;
  };

  let known = credentials.token();
  onStoredElsewhere('user', () => {
    const token = credentials.token();
    if (token === known) return;
    known = token;
    if (token === undefined) forget();
    else reload();
  });
  restorePosition();
  savePositionAtSignIn(() => signInUrl(addressOf('account'), ''));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    ending = false;
    reload();
  });

  return {
    load,
    refused(status, code) {
      const held = credentials.token() !== undefined || login.peek().state === 'loggedIn';
      const plan = ending ? undefined : sessionEnd(status, code, held, side());
      if (plan && code) void end(plan, code);
    },
    async logOut(then = 'account') {
      ending = true;
      const result = await leave();
      const isOver = result.kind === 'sessionEnded' || (result.kind === 'badStatus' && result.status === 401);
      if (result.kind !== 'ok' && !isOver) {
        ending = false;
        notices.logoutError();
        return false;
      }
      forget();
      tabs.announce('out');
      goTo(then === 'home' ? '/' : signOutUrl(addressOf('account'), new URL('/', location.href).href));
      return true;
    },
    signIn() {
      // A guarded place that hears of a session's end must not overtake where the reader is sent.
      if (ending) return;
      savePosition();
      goTo(signInUrl(addressOf('account'), location.href));
    },
    signedIn(address) {
      tabs.announce('in');
      goOnTo(address);
    },
  };
};
