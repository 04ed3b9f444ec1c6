import { expect, type Page } from '@playwright/test';
import { body, changed } from './answers.ts';
import { notices, roundTrip } from './core.ts';
import type { Answer, Exchange } from './exchange.ts';
import type { FaultProxy } from './proxy.ts';

/** The third-party services as the proxy sees their calls. */
export const outside = {
  consent: 'GET third /consent/cs.js',
  audience: 'GET third /audience/tracker.js',
  counted: 'POST third /audience/collect',
  tagManager: 'GET third /tagmanager/tm.js',
  tagged: 'POST third /tagmanager/collect',
  marketing: 'POST third /marketing/v1/slots',
  captcha: 'GET third /recaptcha/api.js',
  captchaToken: 'POST third /recaptcha/token',
  liveChat: 'GET third /livechat/widget.js',
  tracking: 'POST account.mg /api/site/tracking',
  receipts: 'POST account.mg /api/site/consent-log',
} as const;

/** The demo's consent manager in a given mode, whatever the world's setting; sets `managerCame` in the page. */
export const managerIn = (mode: string): Answer =>
  changed((script) => `${script.replace('"mode":"not_needed"', `"mode":"${mode}"`)};window.managerCame = true;`);

/** A consent manager under the test's control: `cmp.tell(tcData, preference)`. */
export const controlledManager: Answer = body(
  200,
  `(() => {
    const listeners = new Map();
    const cmp = { calls: [], list: 60, data: { gdprApplies: undefined, eventStatus: 'tcloaded' } };
    const answer = (id) => listeners.get(id)({ ...cmp.data, listenerId: id }, true);
    cmp.tell = (data, preference) => {
      cmp.data = { gdprApplies: true, eventStatus: 'tcloaded', ...data };
      window._iub.cs = { consent: preference, api: {} };
      for (const id of listeners.keys()) answer(id);
    };
    const early = window.__tcfapi();
    window.__tcfapi = (command, version, callback, parameter) => {
      cmp.calls.push(command);
      if (command === 'addEventListener') {
        const id = listeners.size + 1;
        listeners.set(id, callback);
        answer(id);
      } else if (command === 'removeEventListener') callback(listeners.delete(parameter), true);
      else if (command === 'ping') callback({ gvlVersion: cmp.list }, true);
      else callback(null, false);
    };
    cmp.listeners = listeners;
    window.cmp = cmp;
    for (const call of early) window.__tcfapi(...call);
  })()`,
  'text/javascript',
);

interface Cmp {
  list: number;
  readonly calls: readonly string[];
  readonly listeners: ReadonlyMap<number, unknown>;
  tell(data: object, preference?: unknown): void;
}

declare global {
  interface Window {
    cmp: Cmp;
    /** Details of the page's np-consent events. */
    consents: unknown[];
  }
}

export interface Opening {
  readonly config?: object;
  readonly markup?: string;
  readonly host?: string;
}

/** Opens a page with elements, and records its `np-consent` events. */
export const open = async (
  page: Page,
  wire: FaultProxy,
  { config = {}, markup = notices, host = 'mg' }: Opening = {},
): Promise<void> => {
  await page.addInitScript(() => {
    window.consents = [];
    document.addEventListener('np-consent', (event) => window.consents.push(Reflect.get(event, 'detail')));
  });
  const head = `<script>window.np = { config: ${JSON.stringify(config)} }</script>${wire.bundle}`;
  await page.goto(wire.page(host, markup, head));
};

/** The granted purposes, as `14` for the purposes 1 and 4; empty while unknown. */
export const granted = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(window.consents.at(-1) ?? {})
      .flatMap(([purpose, is]) => (is ? [purpose] : []))
      .join(''),
  );

export const expectGranted = (page: Page, purposes: string): Promise<void> =>
  expect.poll(() => granted(page)).toBe(purposes);

export const json = (exchange: Exchange | undefined): Record<string, unknown> => JSON.parse(exchange?.body ?? 'null');

/** The paths of all calls to services that need consent. */
export const serviceCalls = (wire: FaultProxy): readonly string[] =>
  wire.log
    .filter(({ host, path, method }) => host === 'third' && method !== 'OPTIONS' && !path.startsWith('/consent/'))
    .map(({ path }) => path);

/** Advances the page's clock, then makes a call: everything due has been sent before it. */
export const advanceClock = async (page: Page, wire: FaultProxy, milliseconds = 60_000): Promise<void> => {
  await page.clock.runFor(milliseconds);
  await roundTrip(page, wire);
};

/** Advances a stopped clock in steps of 10 ms until a call arrives. */
export const untilSeen = (page: Page, wire: FaultProxy, pattern: string): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10);
    expect(wire.calls(pattern)).not.toEqual([]);
  }).toPass({ intervals: [20] });

/** Records unhandled rejections in `window.rejections`. */
export const recordRejections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { rejections: [] });
    addEventListener('unhandledrejection', ({ reason }) =>
      (Reflect.get(window, 'rejections') as string[]).push(String(reason)),
    );
  });
