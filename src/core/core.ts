import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { remapPaths } from '../api/paths.ts';
import { captchaToken } from '../platform/captcha.ts';
import { registerFonts } from '../platform/fonts.ts';
import { createHttpClient, type HttpClient } from '../platform/http.ts';
import type { BrandIdentity } from '../rules/brand.ts';
import type { Brand } from '../rules/brands/record.ts';
import { understood } from './config.ts';
import { addressOf, captchaSiteId } from './origins.ts';
import { page, pageBrand } from './page.ts';
import { createStore, type Store } from './store.ts';

/** What all elements of a page share. */
export interface Core {
  readonly version: string;
  readonly brand: ReadonlySignal<BrandIdentity>;
  /** The whole record of the page's brand; the other five are never loaded. */
  brandRecord(): Promise<Brand>;
  readonly store: Store;
  /** Specification, point 7: same origin for the newsstand, the brand's account host, the archive's provider. */
  readonly clients: { readonly newsstand: HttpClient; readonly account: HttpClient; readonly archive: HttpClient };
  addressOf: typeof addressOf;
  /** A one-time captcha token for an action; the captcha's script is loaded by the first call. */
  captcha(action: string): Promise<string>;
}

const records = {
  MG: () => import('../rules/brands/mg.ts'),
  LG: () => import('../rules/brands/lg.ts'),
  EM: () => import('../rules/brands/em.ts'),
  GZ: () => import('../rules/brands/gz.ts'),
  CA: () => import('../rules/brands/ca.ts'),
  QP: () => import('../rules/brands/qp.ts'),
};

const createCore = (): Core => {
  const configuration = signal(page.config);
  const apply = () => {
    page.config = understood(page.config);
    configuration.value = page.config;
    remapPaths(page.config.paths);
  };
  page.configured.add(apply);
  apply();
  registerFonts();
  const brand = computed(() => configuration.value && pageBrand());
  return {
    version: __NP_VERSION__,
    brand,
    brandRecord: async () => (await records[brand.value.sigla]()).brand,
    store: createStore(),
    clients: {
      newsstand: createHttpClient('newsstand', () => '/'),
      account: createHttpClient('account', () => addressOf('account')),
      archive: createHttpClient('archive', () => addressOf('archive')),
    },
    addressOf,
    captcha: (action) => captchaToken(addressOf('captchaUrl'), captchaSiteId(), action),
  };
};

/** The one core of the page, whichever bundle brought it first. */
export const core: Core = (() => {
  page.core ??= createCore();
  return page.core as Core;
})();
