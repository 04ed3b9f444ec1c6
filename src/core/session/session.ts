import { logout, type ShortInfo, shortInfo } from '../../api/session/session.ts';
import { goOnTo, goTo } from '../../platform/browser/page-url.ts';
import { wait } from '../../platform/net/wait.ts';
import { joinBroadcast } from '../../platform/storage/broadcast.ts';
import { onStoredElsewhere } from '../../platform/storage/storage.ts';
import { signInUrl, signOutUrl } from '../../rules/brand/links.ts';
import { retryDelayMs } from '../../rules/page/retry.ts';
import { type SessionEnd, sessionChannel, sessionEnd, sideOf } from '../../rules/session/session.ts';
import { forgetTalk, removeTalkOfOthers } from '../assistance/talk.ts';
import { addressOf, brandDomain } from '../brand/origins.ts';
import type { Notices } from '../notices/notices.ts';
import { dispatchPageEvent } from '../page/events.ts';
import { restorePosition } from '../page/scroll/restore-position.ts';
import { savePosition, savePositionAtSignIn } from '../page/scroll/save-position.ts';
import type { Clients } from './clients.ts';
import type { Credentials } from './credentials.ts';
import type { Store } from './store.ts';

/** The reader's session. No feature handles a session, a 401 or a retry by itself. */
export interface Session {
  /**
   * Loads the reader into `store.login`, once per page. Aborts the call when `leaving` of all callers ends before the
   * answer arrives.
   */
  load(leaving?: AbortSignal): Promise<void>;
  /** Receives every refused call. */
  refused(status: number, code: string | undefined): void;
  /**
   * Logs out at the reader's request, then opens the account's sign-out page or `/`. False if the server refused: a
   * notice is shown and the session stays.
   */
  logOut(then?: 'account' | 'home'): Promise<boolean>;
  /** Opens the sign-in page, which returns to the current address and scroll position. */
  signIn(): void;
  /** Notifies the other tabs of a sign-in on this page and opens `address`. */
  signedIn(address: string): void;
}

export interface SessionParts {
  readonly store: Store;
  readonly credentials: Credentials;
  readonly notices: Notices;
  /** A function, because the clients are created after the session: they report refusals to it. */
  readonly clients: () => Clients;
}

/** The redirect after a session's end waits this long for the logout call. */
const logoutTimeoutMs = 1000;

/** The page was served to a signed-in reader. Script cannot read the session's cookie, so the page says so. */
const isServedToReader = (): boolean => !!document.querySelector('[data-np-signed-in]');

/** Loads the reader into the store and follows whose data the page holds. Ignores answers once `isEnding` is set. */
const createReader = ({ store, credentials, notices, clients }: SessionParts) => {
  const { login } = store;
  let request: { readonly stop: AbortController; readonly done: Promise<void> } | undefined;
  let callers = 0;
  /** E-mail address of the reader whose data the page holds. */
  let owner: string | undefined;

  const setReader = (user: ShortInfo | undefined): void => {
    const before = login.peek().state;
    if (owner !== undefined && owner !== user?.email) {
      notices.clear();
      forgetTalk(store);
    }
    owner = user?.email;
    login.value = user ? { state: 'loggedIn', user } : { state: 'loggedOut' };
    if (user) notices.add(user.userNotices);
    if (user && before !== 'loggedIn') dispatchPageEvent('np-login', null);
    if (!user && before === 'loggedIn') dispatchPageEvent('np-logout', null);
  };

  const forget = (): void => {
    request?.stop.abort();
    credentials.clear();
    // The session may end before its reader is known.
    owner ??= '';
    setReader(undefined);
  };

  const fetchReader = async (signal: AbortSignal): Promise<void> => {
    for (let retries = 0; ; retries += 1) {
      const result = await shortInfo(clients().account, Date.now(), signal);
      if (reader.isEnding || signal.aborted) return;
      if (result.kind === 'ok') return setReader(result.data);
      const status = result.kind === 'badStatus' ? result.status : undefined;
      const delay = status && retryDelayMs(status, retries);
      if (delay !== undefined) {
        await wait(delay);
        continue;
      }
      if (status === 401) removeTalkOfOthers();
      setReader(undefined);
      if (result.kind === 'network') notices.networkError();
      else if (result.kind === 'badShape' || (status && status !== 401)) notices.genericError();
      return;
    }
  };

  /** Loads the reader again. Aborts an earlier request, which may be about another reader. */
  const start = () => {
    request?.stop.abort();
    const stop = new AbortController();
    request = { stop, done: fetchReader(stop.signal) };
    return request;
  };

  const load = async (leaving?: AbortSignal): Promise<void> => {
    if (leaving?.aborted) return;
    callers += 1;
    leaving?.addEventListener('abort', () => {
      callers -= 1;
      if (callers > 0 || login.peek().state !== 'unknown') return;
      request?.stop.abort();
      request = undefined;
    });
    await (request ?? start()).done;
  };

  /** Another tab changed the session: load the reader again. Until then the login is unknown. */
  const reload = (): void => {
    if (!request) return;
    login.value = { state: 'unknown' };
    start();
  };

  const reader = { isEnding: false, load, reload, forget };
  return reader;
};

export const createSession = (parts: SessionParts): Session => {
  const { store, credentials, notices, clients } = parts;
  const { login } = store;
  const reader = createReader(parts);

  const side = () => sideOf(location.hostname, brandDomain());
  const callLogout = () => {
    const site = side() === 'newsstand' ? 'newsstand' : 'account';
    return logout(clients()[site], site);
  };

  const tabs = joinBroadcast(sessionChannel, (message) => {
    if (message === 'out') {
      if (login.peek().state !== 'loggedOut') reader.forget();
    } else reader.reload();
  });

  const end = async ({ logout: callsServer, redirect }: SessionEnd, code: string): Promise<void> => {
    reader.isEnding = true;
    const loggedOut = callsServer ? callLogout() : undefined;
    const here = location.href;
    reader.forget();
    tabs.announce('out');
    dispatchPageEvent('np-session-end', { code });
    await Promise.race([loggedOut, wait(logoutTimeoutMs)]);
    if (redirect === 'home') goTo('/');
    else if (redirect === 'request-login') goTo(signInUrl(addressOf('account'), here));
    else reader.isEnding = false;
  };

  let knownToken = credentials.token();
  onStoredElsewhere('user', () => {
    const token = credentials.token();
    if (token === knownToken) return;
    knownToken = token;
    if (token === undefined) reader.forget();
    else reader.reload();
  });
  restorePosition();
  savePositionAtSignIn(() => signInUrl(addressOf('account'), ''));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reader.isEnding = false;
    reader.reload();
  });

  return {
    load: reader.load,
    refused(status, code) {
      const { state } = login.peek();
      const held = !!credentials.token() || state === 'loggedIn' || (state === 'unknown' && isServedToReader());
      const plan = reader.isEnding ? undefined : sessionEnd(status, code, held, side());
      if (plan && code) void end(plan, code);
    },
    async logOut(then = 'account') {
      reader.isEnding = true;
      const result = await callLogout();
      const isOver = result.kind === 'sessionEnded' || (result.kind === 'badStatus' && result.status === 401);
      if (result.kind !== 'ok' && !isOver) {
        reader.isEnding = false;
        notices.logoutError();
        return false;
      }
      reader.forget();
      tabs.announce('out');
      goTo(then === 'home' ? '/' : signOutUrl(addressOf('account'), new URL('/', location.href).href));
      return true;
    },
    signIn() {
      // A guarded route must not replace the redirect of a session's end.
      if (reader.isEnding) return;
      savePosition();
      goTo(signInUrl(addressOf('account'), location.href));
    },
    signedIn(address) {
      tabs.announce('in');
      goOnTo(address);
    },
  };
};
