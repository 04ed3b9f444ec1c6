import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPreferences } from '../consent-manager.ts';
import { followConsent, type Statement } from '../tcf.ts';

/** The page's window, as far as the managers use it. */
let page: EventTarget;
const dispatch = (name: string): boolean => page.dispatchEvent(new Event(name));

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Follows the page's manager; returns what it stated so far. */
const followed = (): Statement[] => {
  const statements: Statement[] = [];
  followConsent((statement) => statements.push(statement));
  return statements;
};

const given = (vocabulary: string, granted: readonly (string | number)[], more = {}) => ({
  kind: 'given',
  choice: { vocabulary, granted, ...more },
});
const pending = { answer: { kind: 'pending' }, isNew: false };
const asking = { answer: { kind: 'asking' }, isNew: false };

/** Didomi before it has loaded, and what its script does later: https://developers.didomi.io/cmp/web-sdk/reference */
const startDidomi = () => {
  const ready: (() => void)[] = [];
  const listeners: { readonly event: string; readonly listener: () => void }[] = [];
  vi.stubGlobal('didomiOnReady', ready);
  vi.stubGlobal('didomiEventListeners', listeners);
  return {
    load: (api: object) => {
      vi.stubGlobal('Didomi', api);
      for (const callback of ready) callback();
    },
    change: () => {
      for (const { event, listener } of listeners) if (event === 'consent.changed') listener();
    },
  };
};

const didomiApi = (enabled: Readonly<Record<string, boolean>> | undefined, isRequired = true) => ({
  isConsentRequired: () => isRequired,
  shouldUserStatusBeCollected: () => enabled === undefined,
  getCurrentUserStatus: () => ({
    updated: '2026-01-02T03:04:05.000Z',
    purposes: Object.fromEntries(Object.entries(enabled ?? {}).map(([id, one]) => [id, { id, enabled: one }])),
  }),
});
const at = { timestamp: '2026-01-02T03:04:05.000Z' };

test('Didomi: waits for its script, then for the reader, whose choice is new', () => {
  const script = startDidomi();
  const statements = followed();
  expect(statements).toEqual([pending]);
  script.load(didomiApi(undefined));
  expect(statements.at(-1)).toEqual(asking);
  vi.stubGlobal('Didomi', didomiApi({ cookies: true, measure_content_performance: true, select_basic_ads: false }));
  script.change();
  expect(statements.at(-1)).toEqual({
    answer: given('didomi', ['cookies', 1, 'measure_content_performance', 8], at),
    isNew: true,
  });
});

test('Didomi: an earlier refusal is no new choice and grants nothing; where no consent is required, none is', () => {
  const script = startDidomi();
  const statements = followed();
  script.load(didomiApi({ cookies: false, select_basic_ads: false }));
  expect(statements.at(-1)).toEqual({ answer: given('didomi', [], at), isNew: false });
  vi.stubGlobal('Didomi', didomiApi({}, false));
  script.change();
  expect(statements.at(-1)?.answer).toEqual({ kind: 'notNeeded' });
});

test('Didomi: a reader who refuses where no consent is required has refused', () => {
  const script = startDidomi();
  const statements = followed();
  script.load(didomiApi({ cookies: true, measure_content_performance: false }, false));
  expect(statements.at(-1)?.answer).toEqual(given('didomi', ['cookies', 1], at));
});

test('OneTrust: groups count once its banner is closed; a later change is new', () => {
  const api = { IsAlertBoxClosed: () => false };
  vi.stubGlobal('OneTrustStub', {});
  const statements = followed();
  expect(statements).toEqual([pending]);
  vi.stubGlobal('OneTrust', api);
  // Before the choice the groups are the defaults: they are no consent.
  vi.stubGlobal('OnetrustActiveGroups', ',C0001,C0002,');
  dispatch('OneTrustGroupsUpdated');
  expect(statements.at(-1)).toEqual(asking);
  vi.stubGlobal('OneTrust', { IsAlertBoxClosed: () => true });
  vi.stubGlobal('OnetrustActiveGroups', ',C0001,');
  dispatch('OneTrustGroupsUpdated');
  expect(statements.at(-1)).toEqual({ answer: given('onetrust', ['C0001']), isNew: true });
});

test('Cookiebot: a choice of an earlier visit is stated once and is not new, though it fires two events', () => {
  vi.stubGlobal('Cookiebot', {});
  const statements = followed();
  expect(statements).toEqual([pending]);
  const consent = { necessary: true, preferences: false, statistics: true, marketing: false };
  vi.stubGlobal('Cookiebot', { hasResponse: true, consent });
  dispatch('CookiebotOnConsentReady');
  dispatch('CookiebotOnAccept');
  expect(statements.slice(1)).toEqual([{ answer: given('cookiebot', ['necessary', 'statistics']), isNew: false }]);
  vi.stubGlobal('Cookiebot', { hasResponse: true, consent: { ...consent, statistics: false } });
  dispatch('CookiebotOnDecline');
  expect(statements.at(-1)).toEqual({ answer: given('cookiebot', ['necessary']), isNew: true });
});

test('Cookiebot: without a response it asks, and nothing is granted', () => {
  vi.stubGlobal('Cookiebot', { hasResponse: false, consent: { statistics: true, marketing: true } });
  expect(followed()).toEqual([asking]);
});

test('iubenda without a TCF interface: it asks where its banner was open before the bundle came', () => {
  vi.stubGlobal('_iub', { csConfiguration: {}, cs: { consent: {} } });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === '#iubenda-cs-banner.iubenda-cs-visible' ? {} : null),
  });
  expect(followed()).toEqual([asking]);
});

test('iubenda without a TCF interface: the callbacks of its configuration state that it asks and the choice, which is new, and the page’s own still runs', () => {
  const own = vi.fn();
  const callback: Record<string, (preference?: object) => void> = { onPreferenceExpressedOrNotNeeded: own };
  const configuration = { callback };
  const manager: { csConfiguration: typeof configuration; cs: { consent: object } } = {
    csConfiguration: configuration,
    cs: { consent: {} },
  };
  vi.stubGlobal('_iub', manager);
  const statements = followed();
  expect(statements).toEqual([pending]);
  // Else the reader who has not chosen yet would count as one without a manager after ten seconds.
  callback.onBannerShown?.();
  expect(statements.at(-1)).toEqual(asking);
  manager.cs.consent = { consent: false };
  callback.onPreferenceExpressedOrNotNeeded?.({ consent: false });
  expect(own).toHaveBeenCalledWith({ consent: false });
  expect(statements.at(-1)).toEqual({ answer: { kind: 'given', preference: { consent: false } }, isNew: true });
});

test('iubenda without a TCF interface: the choice on this page is new by its time, that of an earlier visit is not', () => {
  const stateOf = (timestamp: string) => {
    vi.stubGlobal('_iub', { csConfiguration: {}, cs: { consent: { consent: false, timestamp } } });
    return followed().at(-1)?.isNew;
  };
  expect(stateOf(new Date().toISOString())).toBe(true);
  expect(stateOf(new Date(performance.timeOrigin - 1).toISOString())).toBe(false);
  expect(stateOf('ieri')).toBe(false);
});

const broken = (): never => {
  throw new Error('broken on purpose');
};
const refusal = { answer: { kind: 'given', preference: { consent: false } }, isNew: false };

test.each<[what: string, globals: Record<string, unknown>]>([
  ['Didomi’s answer', { Didomi: { getCurrentUserStatus: broken }, didomiOnReady: [], didomiEventListeners: [] }],
  ['Didomi’s queue', { Didomi: {}, didomiOnReady: { push: broken } }],
  ['OneTrust', { OneTrust: { IsAlertBoxClosed: broken }, OnetrustActiveGroups: ',C0001,' }],
  [
    'Cookiebot',
    {
      Cookiebot: {
        hasResponse: true,
        get consent() {
          return broken();
        },
      },
    },
  ],
  ['the TCF interface', { __tcfapi: broken }],
  [
    'the TCF interface’s ping',
    {
      __tcfapi: (command: string, _: number, callback: (data: unknown, success: boolean) => void) =>
        command === 'ping' ? broken() : callback({ gdprApplies: true, eventStatus: 'tcloaded' }, true),
    },
  ],
])(
  '%s throws: the page goes on, the console says so, and it counts as a refusal that nobody made here',
  (_, globals) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(followed()).toContainEqual(refusal);
    expect(warn.mock.calls.at(-1)?.[0]).toContain('np: the consent manager failed');
    warn.mockRestore();
  },
);

test.each([
  ['Didomi', (open: () => void) => ({ preferences: { show: open } })],
  ['OneTrust', (open: () => void) => ({ ToggleInfoDisplay: open })],
  ['Cookiebot', (open: () => void) => ({ renew: open })],
  ['_iub', (open: () => void) => ({ cs: { api: { openPreferences: open } } })],
])('%s opens its preferences', (name, apiOf) => {
  const open = vi.fn();
  vi.stubGlobal(name, apiOf(open));
  expect(openPreferences()).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
});

test('without a manager there are no preferences to open', () => expect(openPreferences()).toBe(false));
