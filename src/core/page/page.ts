import type { Adapters } from '../../api/page/adapters.ts';
import type {
  AudienceChoice,
  BannersChoice,
  CaptchaChoice,
  LiveChatChoice,
  TagManagerChoice,
} from '../../platform/services/adapters.ts';
import { brandOfHost, brandOfSigla, type PageBrand } from '../../rules/brand/brand.ts';
import type { BrandRecord } from '../../rules/brand/own-brand.ts';
import type { OwnTexts } from '../../rules/brand/own-texts.ts';
import type { Purposes } from '../../rules/consent/tracking-consent.ts';
import type { KeptFault } from './observe/observed.ts';

/** Options of `np.configure`. Before the script, set them with `window.np = { config: {…} }`. */
export interface Config {
  /** A brand's code, a record of your own, or its address (JSON). By default, the host name decides. */
  readonly brand?: string | BrandRecord;
  /** The brand's registrable domain: the newsstand. `www.` is its site, `account.` its account site. */
  readonly domain?: string;
  /** Address of the newsstand's server, for a page on another origin. */
  readonly newsstand?: string;
  /** Origins. Placeholders: `{protocol}` and `{port}` of the page, `{domain}` of the brand. */
  readonly site?: string;
  readonly account?: string;
  readonly shop?: string;
  readonly archive?: string;
  /** Address of the captcha script, and its site key. */
  readonly captchaUrl?: string;
  readonly captchaSiteId?: string;
  /** A missing preference about tracking means consent (`default`) or refusal (`strict`). */
  readonly consentMode?: 'default' | 'strict';
  /**
   * For each purpose of the site, 2 to 5, what the reader must have granted: purposes of the TCF (numbers), categories
   * of a consent manager (texts).
   */
  readonly consentPurposes?: Readonly<Partial<Record<2 | 3 | 4 | 5, readonly (number | string)[]>>>;
  /** Version of the TCF. A vendor list newer than `vendorListVersion` asks for consent again. */
  readonly tcfVersion?: string;
  readonly vendorListVersion?: number;
  /** Addresses of third-party services, and the tag manager's container. */
  readonly consentUrl?: string;
  readonly audienceUrl?: string;
  readonly tagManagerUrl?: string;
  readonly tagManagerId?: string;
  readonly marketingUrl?: string;
  readonly liveChatUrl?: string;
  /** Third-party services in place of the defaults: a built-in one by its kind, or an object of the page's own. */
  readonly captcha?: CaptchaChoice;
  readonly liveChat?: LiveChatChoice;
  readonly audience?: AudienceChoice;
  readonly tagManager?: TagManagerChoice;
  readonly banners?: BannersChoice;
  /**
   * For the package inside a bundler that serves no files: the address of a folder with its `brands/` and `assets/`.
   * Set it before the first element loads.
   */
  readonly assets?: string;
  /** Whether the page loads these services. By default, only on the brand's newsstand and account site. */
  readonly services?: 'on' | 'off';
  /** The autoloader waits for it: on a slow line, what the page shows first comes first. */
  readonly after?: Promise<unknown>;
  /** Paths of calls, by their names in src/api/page/paths.ts. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Language of the elements' own texts, dates and numbers: Italian, or `en`. */
  readonly language?: 'it' | 'en';
  /** Texts instead of the bundle's, by the keys in texts.json. */
  readonly texts?: OwnTexts;
  /** For a backend of another shape: turns the answers of single calls into the documented ones, by the same names. */
  readonly adapt?: Adapters;
}

/**
 * The object that all bundles of a page share. The first bundle creates it. It is small, because a launcher loads it
 * without the core.
 */
export interface Page {
  /** Of the first bundle, once it publishes `np`. */
  version?: string;
  config: Config;
  /** Called after each change of the configuration. */
  readonly configured: Set<() => void>;
  /** How many elements the page holds. */
  elements: number;
  /** Resolves when the elements that wait for their texts are defined. */
  ready?: Promise<void>;
  /** What the autoloaders of the page load, by tag. */
  loaders?: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
  /** Called when `elements` changes, once the page's services have started. */
  counted?: () => void;
  /** Handles a failure: reloads the page if a part did not load, else calls `report`. Set with the first element. */
  recover?: (cause: unknown, report: () => void, tag?: string) => void;
  /** The event with which the reader last left for another address. The browser then cancels pending loads. */
  left?: Pick<Event, 'timeStamp'>;
  /** The page is reloading after a failure. */
  reloading?: boolean;
  /** The scroll position of before the sign-in was looked up. */
  restored?: boolean;
  /** The conversation that another origin handed over, encoded. */
  handedTalk?: string;
  /** The first failures of the page view. Kept from the first one on. */
  faults?: readonly KeptFault[];
  /** Consent, tracking and banners have started. */
  servicesStarted?: boolean;
  /** The purposes that the reader granted, if the page's services run; undefined before a choice. */
  purposes?: () => Purposes | undefined;
  /** The shared core, once it has loaded. */
  core?: unknown;
  /** Brands of the page's own, by what the configuration gives: a record or its address. Undefined until known. */
  own?: Map<unknown, PageBrand | undefined>;
  /** Settles when the configured brand is known or refused. Records, calls and panels wait for it. */
  settled?: Promise<unknown> | undefined;
  /** Why it was refused, for developers. */
  brandFault?: string;
  /** State created on demand, by name: see page-state.ts. */
  states?: Record<string, unknown>;
  warned?: boolean;
  /** The elements that control something of the page: its history, the edition in its address, the shared menu state. */
  newsstand?: object | undefined;
  viewer?: object | undefined;
  menu?: object | undefined;
}

const SHARED = Symbol.for('np.core');

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The plain object that the page put into `window.np`. An element with the id `np` is ignored. */
export const declared = (): Record<string, unknown> => {
  const value: unknown = Reflect.get(globalThis, 'np');
  return isPlain(value) ? value : {};
};

/** Merges objects into one without a prototype, so that members of Object.prototype are not options. */
export const own = <T extends object>(...parts: readonly (T | undefined)[]): T =>
  Object.assign(Object.create(null), ...parts);

const sharedPage = (): Page => {
  const present: unknown = Reflect.get(globalThis, SHARED);
  if (isPlain(present)) return present as unknown as Page;
  const { config } = own(declared());
  const page: Page = {
    config: own(isPlain(config) ? config : {}),
    configured: new Set(),
    elements: 0,
  };
  Object.defineProperty(globalThis, SHARED, { value: page });
  return page;
};

export const page: Page = sharedPage();

/** Adds to the count of elements. */
export const count = (change: 1 | -1): void => {
  page.elements += change;
  page.counted?.();
};

/** Sets options of the page; the others keep their values. */
export const configure = (config: Config): void => {
  page.config = own(page.config, config);
  for (const callback of page.configured) callback();
};

/**
 * The configured brand; undefined without one, when it is no brand, or while its address has not answered. Until it is
 * checked, what an inline record says counts.
 */
export const namedBrand = (given = page.config.brand as BrandRecord | undefined): PageBrand | undefined => {
  const known = page.own?.get(given) ?? brandOfSigla(String(given));
  if (known || !given?.accents || !given.code || !given.domain) return known;
  return { ...given, sigla: given.code, accent: given.accents.light, accentDark: given.accents.dark };
};

/** The brand of this page: configured, or by the host name. */
export const pageBrand = (): PageBrand => namedBrand() ?? brandOfHost(location.hostname);

/** Warns once about two versions on a page. The first definitions stay. */
export const warnOfVersion = (other: string, own: string): void => {
  if (other === own || page.warned) return;
  page.warned = true;
  console.warn(`np: version ${own} loads beside ${other}, which stays. Load only one.`);
};
