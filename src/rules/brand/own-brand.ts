import type { SupportHours } from '../assistance/support-hours.ts';
import { type Brand, brandRecord, type Link, type MenuItem } from './brands/record.ts';
import type { OwnTexts, SoldNames } from './own-texts.ts';

/** The entries of the usual menu that only some brands have, and who sees the press review. */
interface MenuSwitches {
  readonly chatbot?: boolean;
  readonly archive?: boolean;
  readonly press?: 'rassegnaSubscribed' | 'company';
}

/**
 * A brand as a page gives it to `np.configure`, inline or as JSON at an address. What it leaves out is that of the six
 * brands, whose records have the same parts.
 */
export interface BrandRecord {
  /** A number of its own, from 1; the brand's number in consent receipts. */
  readonly id: number;
  /** Two to eight letters and digits. */
  readonly code: string;
  readonly name: string;
  /** Registrable domain: the newsstand; `www.` and `account.` of it are the other sites. */
  readonly domain: string;
  /** Accents of the light and of the dark scheme, as `#0B5A66`. */
  readonly accents: { readonly light: string; readonly dark: string };
  /** The name with its prepositions: `della Gazzetta`, `alla Gazzetta`; default: `di`, `a`, and the name. */
  readonly ofName?: string;
  readonly toName?: string;
  /** The town with its preposition: `a Zenara`. */
  readonly inTown?: string;
  /** Addresses of files; default: those of the code in the bundle's folder `brands`. */
  readonly logo?: string;
  readonly logoShort?: string;
  readonly monogram?: string;
  readonly favicon?: string;
  /** All entries, or what to change in the usual ones. */
  readonly menu?: readonly (MenuItem | 'separator')[] | MenuSwitches;
  readonly footer?: {
    /** Copyright holder; default: the name. */
    readonly copyright?: string;
    /** The first of the usual links: the page of the brand's site with this title. */
    readonly about?: string;
    /** All links instead of the usual ones. */
    readonly links?: readonly Link[];
    readonly social?: readonly Link[];
  };
  /** A preference about tracking given before this day (yyyy-mm-dd) counts as missing. */
  readonly invalidBefore?: string;
  /** When phone and live chat are open; default: 9 to 21, Saturday 9 to 13. */
  readonly hours?: SupportHours;
  /** The names of what the brand sells, by the products; default: Online, Digital, Digital Plus, Rassegna stampa. */
  readonly products?: SoldNames;
  /** Texts instead of the bundle's, by the keys in texts.json. Those of `np.configure` win over them. */
  readonly texts?: OwnTexts;
}

const isList = <Item>(value: readonly Item[] | object): value is readonly Item[] => Array.isArray(value);

/** The brand of a checked record. `addressOf` resolves the address of a file; those left out are in the bundle's folder. */
export const ownBrand = (record: BrandRecord, addressOf: (file: string) => string): Brand => {
  const { id, code, name, domain, accents, menu = {}, footer = {}, inTown, hours, products, texts } = record;
  const { logo, logoShort = logo, monogram, favicon = monogram } = record;
  const { chatbot, archive, press = 'company' } = isList(menu) ? {} : menu;
  const identity = {
    sigla: code.toUpperCase(),
    domain: domain.toLowerCase(),
    accent: accents.light,
    accentDark: accents.dark,
  };
  const usual = brandRecord(identity, {
    id,
    name,
    ofName: record.ofName ?? `di ${name}`,
    copy: footer.copyright ?? name,
    invalidBefore: record.invalidBefore ?? '',
    social: [],
    about: footer.about ?? 'Chi siamo',
    chatbot,
    archive,
    rassegnaRole: press,
  });
  return {
    ...usual,
    toName: record.toName ?? `a ${name}`,
    social: footer.social ?? [],
    ...(footer.links && { subfooter: footer.links }),
    ...(isList(menu) && { burgerItems: menu }),
    ...(logo && { logo: addressOf(logo), logoTipo: addressOf(logo) }),
    ...(logoShort && { logoShort: addressOf(logoShort), logoTipoShort: addressOf(logoShort) }),
    ...(monogram && { monogram: addressOf(monogram) }),
    ...(favicon && { appIcon: addressOf(favicon) }),
    ...(inTown && { inTown }),
    ...(hours && { hours }),
    ...(products && { products }),
    ...(texts && { texts }),
  };
};
