import { managerHere } from './consent-manager.ts';
import { field } from './managers/globals.ts';
import { iubendaPreference } from './managers/iubenda.ts';
import type { ConsentAnswer, Manager } from './managers/manager.ts';

/** What the manager says, and what its TCF interface says of it. */
export interface Statement {
  readonly answer: ConsentAnswer;
  /** The reader made the choice on this page. */
  readonly isNew: boolean;
  readonly tcString?: string | undefined;
  /** Version of the current vendor list. */
  readonly vendorList?: number | undefined;
}

type Api = (
  command: string,
  version: number,
  callback: (value: unknown, success: boolean) => void,
  parameter?: unknown,
) => void;

/** Version 2 of the API; the manager's own versions (2.2) are compatible. */
const API = 2;

const api = (): Api | undefined => {
  const value: unknown = Reflect.get(globalThis, '__tcfapi');
  return typeof value === 'function' ? (value as Api) : undefined;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const vendorList = (): number | undefined => {
  let version: unknown;
  api()?.('ping', API, (pong) => {
    version = field(pong, 'gvlVersion');
  });
  return typeof version === 'number' ? version : undefined;
};

const statementIn = (data: unknown): Statement => {
  const applies = field(data, 'gdprApplies');
  const status = field(data, 'eventStatus');
  const preference = iubendaPreference();
  if (applies === false) return { answer: { kind: 'notNeeded', preference }, isNew: false };
  if (status === 'cmpuishown') return { answer: { kind: 'asking' }, isNew: false };
  if (applies !== true || (status !== 'tcloaded' && status !== 'useractioncomplete'))
    return { answer: { kind: 'pending' }, isNew: false };
  return {
    answer: { kind: 'given', preference },
    isNew: status === 'useractioncomplete',
    tcString: text(field(data, 'tcString')),
    vendorList: vendorList(),
  };
};

/** A manager that throws may hide a refusal: it counts as one, which nobody chose on this page. */
const unreadable: Statement = { answer: { kind: 'given', preference: { consent: false } }, isNew: false };

const tried = <T>(call: () => T, otherwise: T): T => {
  try {
    return call();
  } catch (error) {
    console.warn('np: the consent manager failed. Until it answers, only purpose 1 is granted.', error);
    return otherwise;
  }
};

/** Whether a choice was made since this page was opened, by the time that it states. */
const isOfThisPage = (answer: ConsentAnswer): boolean => {
  if (answer.kind !== 'given') return false;
  const timestamp = field(answer.preference, 'timestamp') ?? answer.choice?.timestamp;
  return typeof timestamp === 'string' && Date.parse(timestamp) >= performance.timeOrigin;
};

/**
 * Follows a manager without a TC string. An answer that differs from the one before is new, the first aside, unless its
 * time says so: managers fire several events for one choice, also for that of an earlier visit.
 */
const followManager = (manager: Manager, callback: (statement: Statement) => void): (() => void) => {
  const stop = new AbortController();
  let isKnown = false;
  let last = '';
  const report = (): void => {
    const statement = tried<Statement>(() => {
      const answer = manager.answer();
      return { answer, isNew: isKnown || isOfThisPage(answer) };
    }, unreadable);
    const text = JSON.stringify(statement.answer);
    if (text === last) return;
    last = text;
    isKnown ||= statement !== unreadable && statement.answer.kind !== 'pending';
    callback(statement);
  };
  const isFollowed = tried(() => {
    manager.follow(report, stop.signal);
    return true;
  }, false);
  if (isFollowed) report();
  else callback(unreadable);
  return () => stop.abort();
};

/**
 * Subscribes to the page's manager: to its TCF interface with one listener, since `getTCData` is deprecated, or by its
 * own globals where it has none. Returns a function that unsubscribes.
 */
export const followConsent = (callback: (statement: Statement) => void): (() => void) => {
  const manager = api() ? undefined : managerHere();
  if (manager) return followManager(manager, callback);
  let listener: unknown;
  let isStopped = false;
  const unsubscribe = (): void => {
    if (listener !== undefined) api()?.('removeEventListener', API, () => {}, listener);
  };
  const isFollowed = tried(() => {
    api()?.('addEventListener', API, (data, success) => {
      listener ??= field(data, 'listenerId');
      if (isStopped) unsubscribe();
      else if (success) callback(tried(() => statementIn(data), unreadable));
    });
    return true;
  }, false);
  if (!isFollowed) callback(unreadable);
  return () => {
    isStopped = true;
    unsubscribe();
  };
};

/** Queues calls until the manager loads and takes the queue over, as the TCF describes. */
const queueCalls = (): void => {
  const waiting: unknown[][] = [];
  Reflect.set(globalThis, '__tcfapi', (...call: unknown[]) => {
    const [command, , callback] = call;
    if (call.length === 0) return waiting;
    if (command === 'ping' && typeof callback === 'function')
      callback({ cmpLoaded: false, cmpStatus: 'stub', apiVersion: '2.2' }, true);
    else waiting.push(call);
    return undefined;
  });
};

/** Options of the manager's script. */
export interface ManagerOptions {
  readonly siteId: number;
  readonly cookiePolicyId: number;
  /** `it`, or the language of the page. */
  readonly lang: string;
  readonly enableTcf: true;
  readonly tcfVersion: string;
  /** A newer vendor list asks for consent again. */
  readonly newConsentAtVendorListUpdate: number;
  /** yyyy-mm-dd */
  readonly invalidateConsentBefore: string;
}

/** Prepares the page for the manager's script. False if the page already has a manager. */
export const prepareManager = (csConfiguration: ManagerOptions): boolean => {
  if (api() || managerHere()) return false;
  queueCalls();
  Reflect.set(globalThis, '_iub', { csConfiguration });
  return true;
};
