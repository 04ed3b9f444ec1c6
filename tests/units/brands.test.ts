import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandLink } from '../../src/rules/brand/brand-link.ts';
import { sixRecords } from '../../src/rules/brand/brands/all.ts';
import { contrast } from '../../src/rules/brand/contrast.ts';

/** The backgrounds on which an accent appears; see `src/ui/base/tokens-rest.css`. */
const light = { bg: '#ffffff', paper: '#f7f5f0' };
const dark = { bg: '#151411', raised: '#23211d' };

const parse = (target: string, base: string) => (URL.canParse(target, base) ? new URL(target, base) : undefined);

/** Where an address of the record leads, on a page of this brand. */
const link = (domain: string, address: string): string | undefined =>
  brandLink(
    address,
    {
      www: domain,
      site: `https://www.${domain}`,
      account: `https://account.${domain}`,
      shop: `https://shop.${domain}`,
      newsstand: `https://${domain}`,
    },
    parse,
  );

describe.each(sixRecords.map((brand) => [brand.sigla, brand] as const))('%s', (_, brand) => {
  test.each([
    ['accent on white', brand.accent, light.bg, 5.8],
    ['accent on paper', brand.accent, light.paper, 5.8],
    ['dark accent on its background', brand.accentDark, dark.bg, 7.3],
    ['dark accent on panels', brand.accentDark, dark.raised, 7.3],
    ['white on the accent', '#ffffff', brand.accent, 4.5],
    ['ink on the dark accent', '#12110f', brand.accentDark, 4.5],
  ])('contrast: %s', (_what, colour, ground, least) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least);
  });

  test.each([['appIcon'], ['logoTipo'], ['logoTipoShort']] as const)('%s is a file beside the bundle', (field) => {
    expect(existsSync(`public/${brand[field]}`)).toBe(true);
  });

  test('every address of the record leads to one of the brand’s own sites', () => {
    const { companies_terms_conditions, android_app_url, ios_app_url, sfogliatore_url, cookieConsent } = brand;
    const menu = brand.burgerItems.flatMap((item) => (item === 'separator' ? [] : [item, ...(item.children ?? [])]));
    const footer = brand.subfooter.filter(({ url }) => url !== '#privacy');
    const addresses = [
      ...[companies_terms_conditions, android_app_url, ios_app_url, sfogliatore_url, cookieConsent.policyUrl],
      ...[...menu, ...footer].map(({ url }) => url),
    ];
    expect(addresses.filter((address) => link(brand.domain, address) === undefined)).toEqual([]);
  });

  test('exactly one link of the footer is that of the privacy preferences', () => {
    expect(brand.subfooter.filter(({ url }) => url === '#privacy').map(({ name }) => name)).toEqual([
      'Preferenze privacy e cookie',
    ]);
  });
});
