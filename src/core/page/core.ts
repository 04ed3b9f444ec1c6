import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { remapPaths } from '../../api/page/core-paths.ts';
import { dismissNotice } from '../../api/session/session.ts';
import { registerFonts } from '../../platform/browser/fonts.ts';
import { brandOfSigla, type PageBrand, type Sigla } from '../../rules/brand/brand.ts';
import { recordOf } from '../../rules/brand/brands/all.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { addressOf } from '../brand/origins.ts';
import { isOwnPage } from '../brand/own-page.ts';
import { createNotices, type Notices } from '../notices/notices.ts';
import type { CaptchaAsker } from '../session/captcha/captcha.ts';
import { type Clients, createClients } from '../session/clients.ts';
import { createCredentials } from '../session/credentials.ts';
import { createSession, type Session } from '../session/session.ts';
import { createStore, type Store } from '../session/store.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { keepFaults } from './observe/kept.ts';
import { namedBrand, page, pageBrand } from './page.ts';
import { ownVersion } from './release.ts';

/** What all elements of a page share. */
export interface Core {
  readonly version: string;
  readonly brand: ReadonlySignal<PageBrand>;
  /** The record of a brand; by default, of the page's brand, once that is settled. */
  brandRecord(sigla?: Sigla): Promise<Brand>;
  readonly store: Store;
  readonly session: Session;
  readonly notices: Notices;
  readonly clients: Clients;
  readonly navigation: Navigation;
  addressOf: typeof addressOf;
  /**
   * Resolves with a one-time captcha token for an action. The first call loads the captcha script; a challenge is shown
   * in the form of the element that asks.
   */
  captcha(action: string, asker: CaptchaAsker): Promise<string>;
}

/** Loads the code for reloads early: it must be here when a chunk fails to load. */
const guardLoads = (): void => {
  if (isOwnPage()) void import('./reload.ts').catch(() => {});
};

/** Starts the page's services (consent, tracking, banners) when the browser is idle. */
const scheduleServices = (): void => {
  const start = () => {
    const { services = isOwnPage() ? 'on' : 'off' } = page.config;
    if (services === 'on')
      void import('../consent/services.ts').then((services) => services.startServices(core)).catch(() => {});
  };
  (globalThis.requestIdleCallback ?? setTimeout)(start);
};

const createCore = (): Core => {
  const configuration = signal({});
  const apply = () => {
    const { brand: given } = page.config;
    page.own ??= new Map();
    // The six are known at once; any other brand is, or is refused, once it is checked.
    const isUnsettled = given !== undefined && !brandOfSigla(String(given)) && !page.own.has(given);
    if (isUnsettled) page.own.set(given, undefined);
    // Anew each time: what is known of the same configuration may have changed.
    configuration.value = {};
    scheduleServices();
    if (Object.keys(page.config).length > 0) {
      const checked = import('./config.ts').then((config) => config.checkConfig(page.config)).catch(() => {});
      if (isUnsettled) {
        const settled = checked.then(() => {
          if (page.settled === settled) page.settled = undefined;
        });
        page.settled = settled;
      }
    }
  };
  page.configured.add(apply);
  keepFaults();
  guardLoads();
  apply();
  // The core works without the fonts.
  registerFonts().catch(() => {});
  const brand = computed(() => configuration.value && pageBrand());
  const store = createStore();
  const credentials = createCredentials();
  const notices = createNotices(store, (id) => void dismissNotice(clients.account, id));
  const session = createSession({ store, credentials, notices, clients: () => clients });
  const clients = createClients(credentials, session.refused);
  return {
    version: ownVersion(),
    brand,
    brandRecord: async (sigla) => {
      await page.settled;
      if (!sigla && page.brandFault && !namedBrand()) throw new Error(page.brandFault);
      return recordOf(sigla ?? brand.value.sigla, brand.value);
    },
    store,
    session,
    notices,
    clients,
    navigation: createNavigation(),
    addressOf,
    captcha: async (action, asker) => {
      const { captchaToken } = await import('../session/captcha/captcha.ts');
      return captchaToken(action, asker);
    },
  };
};

const applyPaths = (): void => remapPaths(page.config.paths);

/** The core of the page. The first bundle that loads creates it. */
export const core: Core = (() => {
  // A server has no page.
  if (typeof document === 'undefined') return Object.create(null) as Core;
  // Each bundle has its own paths.
  page.configured.add(applyPaths);
  applyPaths();
  page.core ??= createCore();
  return page.core as Core;
})();
