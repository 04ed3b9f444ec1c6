import type { BrandIdentity } from '../brand.ts';

export interface Link {
  readonly name: string;
  readonly url: string;
}

/** Specification, point 3, "Menu item". Placeholders in addresses: `{www}`, `{back_to_site}`, `{edicola}`. */
export interface MenuItem {
  readonly name: string;
  readonly url: string;
  readonly icon: string;
  readonly roles?: readonly string[];
}

/** Specification, point 3, "Brand config": what a brand may differ in. */
export interface Brand extends BrandIdentity {
  readonly name: string;
  /** The name with its preposition: `della Gazzetta di Zenara`. */
  readonly ofName: string;
  /** Copyright holder, as the footer names it. */
  readonly copy: string;
  readonly companies_terms_conditions: string;
  readonly android_app_url: string;
  readonly ios_app_url: string;
  readonly sfogliatore_url: string;
  /** Files beside the bundle. */
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
  readonly audienceTracking: { readonly clientId: string; readonly appId: string };
  readonly social: readonly Link[];
  /** The address `#privacy` opens the privacy and cookie preferences. */
  readonly subfooter: readonly Link[];
  readonly burgerItems: readonly (MenuItem | 'separator')[];
}

interface Differences {
  readonly identity: BrandIdentity;
  readonly name: string;
  readonly ofName: string;
  readonly copy: string;
  readonly invalidBefore: string;
  readonly social: readonly Link[];
  /** Menu entries that only some brands have (specification, points 2.2 and 6). */
  readonly chatbot?: true;
  readonly archive?: true;
  readonly rassegnaRole: 'rassegnaSubscribed' | 'company';
}

const burgerItems = ({ chatbot, archive, rassegnaRole }: Differences): Brand['burgerItems'] => [
  { name: 'Edicola', url: '{edicola}', icon: 'newspaper' },
  { name: 'Sezioni', url: '/sezioni', icon: 'squares-four' },
  { name: 'Speciali', url: '/speciali', icon: 'star' },
  ...(chatbot ? [{ name: 'Chatbot news', url: '/chatbot', icon: 'chat-circle-text' }] : []),
  { name: 'Rassegna stampa', url: '/rassegna', icon: 'clipboard-text', roles: [rassegnaRole] },
  { name: 'Firme', url: '/firme', icon: 'pen-nib', roles: ['coming_soon'] },
  { name: 'Articoli preferiti', url: '/preferiti', icon: 'bookmark-simple', roles: ['coming_soon'] },
  'separator',
  { name: 'Il mio account', url: '//account.{www}/dashboard', icon: 'user' },
  { name: 'Vai al sito', url: '{back_to_site}', icon: 'arrow-square-out' },
  ...(archive ? [{ name: 'Archivio', url: '//shop.{www}/archivio', icon: 'archive' }] : []),
  { name: 'Shop', url: '//shop.{www}/vetrina', icon: 'shopping-bag' },
  { name: 'Esci', url: '/logout', icon: 'sign-out' },
];

/** A whole brand record from what sets the brand apart. */
export const brandRecord = (differences: Differences): Brand => {
  const { identity, name, ofName, copy, invalidBefore, social } = differences;
  const { id, domain, sigla } = identity;
  const code = sigla.toLowerCase();
  return {
    ...identity,
    name,
    ofName,
    copy,
    companies_terms_conditions: `//shop.${domain}/condizioni-aziende`,
    android_app_url: `//shop.${domain}/app/android`,
    ios_app_url: `//shop.${domain}/app/ios`,
    sfogliatore_url: `//${domain}/`,
    appIcon: `brands/${code}-monogram.svg`,
    logoTipo: `brands/${code}-wordmark.svg`,
    logoTipoShort: `brands/${code}-wordmark-short.svg`,
    cookieConsent: { siteId: 1000 + id, policyId: 2000 + id, policyUrl: `//www.${domain}/cookie`, invalidBefore },
    audienceTracking: { clientId: `np-${code}`, appId: `np-${code}-web` },
    social,
    subfooter: [
      { name: 'Contatti', url: `//account.${domain}/contact` },
      { name: 'Condizioni', url: `//www.${domain}/condizioni` },
      { name: 'Privacy', url: `//www.${domain}/privacy` },
      { name: 'Preferenze privacy e cookie', url: '#privacy' },
      { name: 'Accessibilità', url: `//www.${domain}/accessibilita` },
    ],
    burgerItems: burgerItems(differences),
  };
};
