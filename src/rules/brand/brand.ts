export type Sigla = 'MG' | 'LG' | 'EM' | 'GZ' | 'CA' | 'QP';

/** The part of a brand that every page needs at once: id, code, domain and accents. */
export interface BrandIdentity {
  readonly id: number;
  readonly sigla: Sigla;
  /** Registrable domain: the site is `www.<domain>`, the newsstand `<domain>`, the account site `account.<domain>`. */
  readonly domain: string;
  /** Accent in the light scheme, then in the dark one. */
  readonly accent: string;
  readonly accentDark: string;
}

const identity = (id: number, sigla: Sigla, accent: string, accentDark: string): BrandIdentity => ({
  id,
  sigla,
  domain: `${sigla.toLowerCase()}.localhost`,
  accent,
  accentDark,
});

export const mg = /* @__PURE__ */ identity(1, 'MG', '#0B5A66', '#6FC3CF');
export const lg = /* @__PURE__ */ identity(2, 'LG', '#1D4F91', '#8AB6F2');
export const em = /* @__PURE__ */ identity(4, 'EM', '#2C6B3A', '#84C792');
export const gz = /* @__PURE__ */ identity(5, 'GZ', '#9A431A', '#F0A07A');
export const ca = /* @__PURE__ */ identity(7, 'CA', '#7A2E62', '#DD9CC6');
export const qp = /* @__PURE__ */ identity(9, 'QP', '#7A5500', '#E0B04A');

/** The six brands, in order; the first is the default. */
export const brandIdentities = [mg, lg, em, gz, ca, qp] as const;

/** The brand of a host name; MG for a host that matches no brand. */
export const brandOfHost = (hostname: string): BrandIdentity => {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return brandIdentities.find(({ domain }) => host === domain || host.endsWith(`.${domain}`)) ?? brandIdentities[0];
};

/** The brand with this code, in any case; undefined for an unknown code. */
export const brandOfSigla = (sigla: string): BrandIdentity | undefined =>
  brandIdentities.find((brand) => brand.sigla === sigla.toUpperCase());
