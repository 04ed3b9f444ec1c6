/** What the consent manager says now. Its categories are the site's own, not the purposes of the TCF (TRUST.md's P05). */
export type ConsentSaid =
  /** It does not know yet. */
  | { readonly kind: 'pending' }
  /** It waits for the reader. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'notNeeded' }
  | {
      readonly kind: 'given';
      /** Whatever the manager holds as the preference; it is read in src/api. */
      readonly preference: unknown;
      /** The reader has just expressed it. */
      readonly isNew: boolean;
      readonly tcString: string | undefined;
      /** Version of the vendor list of now. */
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

const saidBy = (data: unknown): ConsentSaid => {
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

/** Follows the manager's word with one listener; `getTCData` is deprecated and not called. Returns the way out. */
export const followConsent = (hear: (said: ConsentSaid) => void): (() => void) => {
  let listener: unknown;
  let over = false;
  const leave = (): void => {
    if (listener !== undefined) api()?.('removeEventListener', API, () => {}, listener);
  };
  api()?.('addEventListener', API, (data, success) => {
    listener ??= field(data, 'listenerId');
    if (over) leave();
    else if (success) hear(saidBy(data));
  });
  return () => {
    over = true;
    leave();
  };
};

/** Questions asked before the manager is there wait in a queue that it takes over, as the TCF describes it. */
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

/** What the manager's script is told before it runs. */
export interface ManagerOptions {
  readonly siteId: number;
  readonly cookiePolicyId: number;
  readonly lang: 'it';
  readonly enableTcf: true;
  readonly tcfVersion: string;
  /** New consent is requested when the vendor list is newer. */
  readonly newConsentAtVendorListUpdate: number;
  /** yyyy-mm-dd */
  readonly invalidateConsentBefore: string;
}

/** Prepares the page for the manager's script; false where the page already has a manager of its own. */
export const prepareManager = (csConfiguration: ManagerOptions): boolean => {
  if (api()) return false;
  queueCalls();
  Reflect.set(globalThis, '_iub', { csConfiguration });
  return true;
};
