import { sectionNames, userPanelSections } from '../../account/account-sections.ts';
import { italianOf } from '../../language/italian.ts';
import type { BrandIdentity, PageBrand } from '../brand.ts';

export interface Link {
  readonly name: string;
  readonly url: string;
}

/** Icons of menu entries, by their Phosphor names. */
export type MenuIcon =
  | 'newspaper'
  | 'list-bullets'
  | 'book-bookmark'
  | 'chats-circle'
  | 'clipboard-text'
  | 'pen-nib'
  | 'bookmark-simple'
  | 'user-circle'
  | 'globe'
  | 'archive'
  | 'storefront'
  | 'sign-out';

/** An entry of the menu; one with children is a section. */
export interface MenuItem {
  readonly name: string;
  readonly url: string;
  readonly icon: MenuIcon;
  readonly children?: readonly Link[];
  readonly roles?: readonly string[];
}

/**
 * The record of a brand: everything in which brands differ. Addresses contain the placeholders `{www}` (domain and port),
 * `{back_to_site}` and `{edicola}`; resolve them with `brandLink` of src/core/brand/brand-link.ts.
 *
 * | field | used by |
 * | --- | --- |
 * | id, sigla, domain, accent, accentDark | src/core/page/page.ts: the page's brand, addresses and colours |
 * | name, ofName, appIcon | np-header: name of the logo; title, description and icon of the page with `document-meta` |
 * | logoTipo, logoTipoShort, monogram | np-header, np-footer, the chats; the six brands' files are found by their codes |
 * | toName, inTown | np-subscriber-chat |
 * | hours | np-account-contact, np-account-dashboard, np-assistance-chat |
 * | products, texts | src/core/language/: the texts of all elements |
 * | burgerItems | np-menu |
 * | subfooter, social, copy | np-footer |
 * | cookieConsent.policyUrl | np-footer: target of the privacy preferences without a consent manager |
 * | cookieConsent.siteId, policyId, invalidBefore; audienceTracking | src/core/consent/ |
 * | gateDigest | np-password-gate |
 * | companies_terms_conditions | registration of companies |
 * | android_app_url, ios_app_url | last step of the onboarding |
 * | sfogliatore_url | /api/site/config; no element reads it: the e-paper is a screen of the newsstand |
 */
export interface Brand extends BrandIdentity {
  readonly name: string;
  /** The name with its preposition: `della Gazzetta di Zenara`. */
  readonly ofName: string;
  /** Copyright holder in the footer. */
  readonly copy: string;
  readonly companies_terms_conditions: string;
  readonly android_app_url: string;
  readonly ios_app_url: string;
  readonly sfogliatore_url: string;
  /** Paths of files, relative to the bundle's folder. */
  readonly appIcon: string;
  readonly logoTipo: string;
  readonly logoTipoShort: string;
  readonly cookieConsent: {
    readonly siteId: number;
    readonly policyId: number;
    readonly policyUrl: string;
    /** A preference given before this day (yyyy-mm-dd) counts as missing. */
    readonly invalidBefore: string;
  };
  /** SHA-256 of the gate's password, hexadecimal. No brand has one today. */
  readonly gateDigest?: string;
  readonly audienceTracking: { readonly clientId: string; readonly appId: string };
  readonly social: readonly Link[];
  /** A link to `#privacy` opens the privacy and cookie preferences. */
  readonly subfooter: readonly Link[];
  readonly burgerItems: readonly (MenuItem | 'separator')[];
}

/** What the usual record of a brand is built from, beside its identity. */
export interface UsualParts {
  readonly id: number;
  readonly name: string;
  readonly ofName: string;
  readonly copy: string;
  readonly invalidBefore: string;
  /** Social networks with an account of the brand's code. */
  readonly social: readonly string[];
  /** The brand's own entry of the footer: the page of its site with this title. */
  readonly about: string;
  /** Menu entries that only some brands have. */
  readonly chatbot?: boolean | undefined;
  readonly archive?: boolean | undefined;
  readonly rassegnaRole: 'rassegnaSubscribed' | 'company';
}

const burgerItems = ({ chatbot, archive, rassegnaRole }: UsualParts): Brand['burgerItems'] => [
  { name: 'Edicola', url: '{edicola}', icon: 'newspaper' },
  { name: 'Sezioni', url: '/sezioni', icon: 'list-bullets' },
  { name: 'Speciali', url: '/speciali', icon: 'book-bookmark' },
  ...(chatbot ? [{ name: 'Chatbot news', url: '/chatbot', icon: 'chats-circle' } as const] : []),
  { name: 'Rassegna stampa', url: '/rassegna', icon: 'clipboard-text', roles: [rassegnaRole] },
  { name: 'Firme', url: '/firme', icon: 'pen-nib', roles: ['coming_soon'] },
  { name: 'Articoli preferiti', url: '/preferiti', icon: 'bookmark-simple', roles: ['coming_soon'] },
  'separator',
  {
    name: 'Il mio account',
    url: '//account.{www}/dashboard',
    icon: 'user-circle',
    children: userPanelSections.map(({ key, path }) => ({
      name: italianOf(sectionNames)[key],
      url: `//account.{www}${path}`,
    })),
  },
  { name: 'Vai al sito', url: '{back_to_site}', icon: 'globe' },
  ...(archive ? [{ name: 'Archivio', url: '//shop.{www}/archivio', icon: 'archive' } as const] : []),
  { name: 'Shop', url: '//shop.{www}/vetrina', icon: 'storefront' },
  { name: 'Esci', url: '/logout', icon: 'sign-out' },
];

/** Builds the usual record of a brand. */
export const brandRecord = (identity: PageBrand, parts: UsualParts): Brand => {
  const { id, name, ofName, copy, invalidBefore, social, about } = parts;
  const code = identity.sigla.toLowerCase();
  return {
    ...identity,
    id,
    name,
    ofName,
    copy,
    companies_terms_conditions: '//shop.{www}/condizioni-aziende',
    android_app_url: '//shop.{www}/app/android',
    ios_app_url: '//shop.{www}/app/ios',
    sfogliatore_url: '//{www}/',
    appIcon: `brands/${code}-monogram.svg`,
    logoTipo: `brands/${code}-wordmark.svg`,
    logoTipoShort: `brands/${code}-wordmark-short.svg`,
    cookieConsent: { siteId: 1000 + id, policyId: 2000 + id, policyUrl: '//www.{www}/cookie', invalidBefore },
    audienceTracking: { clientId: `np-${code}`, appId: `np-${code}-web` },
    social: social.map((network) => ({ name: network, url: `https://${network.toLowerCase()}.example/${code}` })),
    subfooter: [
      { name: about, url: `//www.{www}/${about.toLowerCase().replaceAll(' ', '-')}` },
      { name: 'Condizioni d’uso', url: '//www.{www}/condizioni' },
      { name: 'Privacy policy', url: '//www.{www}/privacy' },
      { name: 'Preferenze privacy e cookie', url: '#privacy' },
      { name: 'Dichiarazione di accessibilità', url: '//www.{www}/accessibilita' },
      { name: 'Contattaci', url: '//account.{www}/contact' },
    ],
    burgerItems: burgerItems(parts),
  };
};
