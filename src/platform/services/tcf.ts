/** State of the consent manager. Its categories are the site's own, not the purposes of the TCF. */
export type ConsentAnswer =
  /** No answer yet. */
  | { readonly kind: 'pending' }
  /** It asks the reader. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'notNeeded' }
  | {
      readonly kind: 'given';
      /** Unchecked: src/api/consent/consent-log.ts parses it. */
      readonly preference: unknown;
      /** The reader made the choice on this page. */
      readonly isNew: boolean;
      readonly tcString: string | undefined;
      /** Version of the current vendor list. */
      readonly vendorList: number | undefined;
    };

type Api = (
  command: string,
  version: number,
  callback: (value: unknown, success: boolean) => void,
  parameter?: unknown,
) => void;

/** Version 2 of the API; the manager's own versions (2.2) are compatible. */
const API = 2;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const api = (): Api | undefined => {
  const value: unknown = Reflect.get(globalThis, '__tcfapi');
  return typeof value === 'function' ? (value as Api) : undefined;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const vendorList = (): number | undefined => {
  let version: unknown;
  api()?.('ping', API, (pong) => {
    version = field(pong, 'gvlVersion');
  });
  return typeof version === 'number' ? version : undefined;
};

const preferenceNow = (): unknown => field(field(Reflect.get(globalThis, '_iub'), 'cs'), 'consent');

const answerIn = (data: unknown): ConsentAnswer => {
  const applies = field(data, 'gdprApplies');
  const status = field(data, 'eventStatus');
  if (applies === false) return { kind: 'notNeeded' };
  if (status === 'cmpuishown') return { kind: 'asking' };
  if (applies !== true || (status !== 'tcloaded' && status !== 'useractioncomplete')) return { kind: 'pending' };
  return {
    kind: 'given',
    preference: preferenceNow(),
    isNew: status === 'useractioncomplete',
    tcString: text(field(data, 'tcString')),
    vendorList: vendorList(),
  };
};

/**
 * Subscribes to the manager with one listener, since `getTCData` is deprecated. Returns a function that unsubscribes.
 */
export const followConsent = (callback: (answer: ConsentAnswer) => void): (() => void) => {
  let listener: unknown;
  let isStopped = false;
  const unsubscribe = (): void => {
    if (listener !== undefined) api()?.('removeEventListener', API, () => {}, listener);
  };
  api()?.('addEventListener', API, (data, success) => {
    listener ??= field(data, 'listenerId');
    if (isStopped) unsubscribe();
    else if (success) callback(answerIn(data));
  });
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
  readonly lang: 'it';
  readonly enableTcf: true;
  readonly tcfVersion: string;
  /** A newer vendor list asks for consent again. */
  readonly newConsentAtVendorListUpdate: number;
  /** yyyy-mm-dd */
  readonly invalidateConsentBefore: string;
}

/** Prepares the page for the manager's script. False if the page already has a manager. */
export const prepareManager = (csConfiguration: ManagerOptions): boolean => {
  if (api()) return false;
  queueCalls();
  Reflect.set(globalThis, '_iub', { csConfiguration });
  return true;
};
