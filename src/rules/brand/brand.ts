import type { SupportHours } from '../assistance/support-hours.ts';
import type { OwnTexts, SoldNames } from './own-texts.ts';

/** Code of a brand: of the six, or of a record that the page gives. */
export type Sigla = string;

/**
 * What the record of a page's own brand says beside its identity. The six brands leave it out here: their names and files
 * load later, or are found by their codes.
 */
export interface OwnParts {
  /** Addresses of its files. */
  readonly logo?: string;
  readonly logoShort?: string;
  readonly monogram?: string;
  readonly name?: string;
  /** Its name and its town with their prepositions: `alla Gazzetta`, `a Zenara`. */
  readonly toName?: string;
  readonly inTown?: string;
  /** When phone and live chat are open, if not as usual. */
  readonly hours?: SupportHours;
  /** Names of its products, and texts instead of the bundle's. */
  readonly products?: SoldNames;
  readonly texts?: OwnTexts;
}

/** The part of a brand that every page needs at once: code, domain and accents. */
export interface PageBrand extends OwnParts {
  readonly sigla: Sigla;
  /** Registrable domain: the site is `www.<domain>`, the newsstand `<domain>`, the account site `account.<domain>`. */
  readonly domain: string;
  /** Accent in the light scheme, then in the dark one. */
  readonly accent: string;
  readonly accentDark: string;
}

/** With the number by which servers know it. */
export interface BrandIdentity extends PageBrand {
  readonly id: number;
}

const identity = (sigla: Sigla, accent: string, accentDark: string): PageBrand => ({
  sigla,
  domain: `${sigla.toLowerCase()}.localhost`,
  accent,
  accentDark,
});

export const mg = /* @__PURE__ */ identity('MG', '#0B5A66', '#6FC3CF');
export const lg = /* @__PURE__ */ identity('LG', '#1D4F91', '#8AB6F2');
export const em = /* @__PURE__ */ identity('EM', '#2C6B3A', '#84C792');
export const gz = /* @__PURE__ */ identity('GZ', '#9A431A', '#F0A07A');
export const ca = /* @__PURE__ */ identity('CA', '#7A2E62', '#DD9CC6');
export const qp = /* @__PURE__ */ identity('QP', '#7A5500', '#E0B04A');

/** The six brands, in order; the first is the default. */
export const brandIdentities = [mg, lg, em, gz, ca, qp] as const;

/** The brand of a host name, in lower case as `location` has it; MG for a host that matches no brand. */
export const brandOfHost = (hostname: string): PageBrand => {
  const host = `.${hostname}`.replace(/\.$/, '');
  return brandIdentities.find(({ domain }) => host.endsWith(`.${domain}`)) ?? brandIdentities[0];
};

/** The brand with this code, in any case; undefined for an unknown code. */
export const brandOfSigla = (sigla: string): PageBrand | undefined =>
  brandIdentities.find((brand) => brand.sigla === sigla.toUpperCase());
