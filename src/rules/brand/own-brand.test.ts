import { expect, test } from 'vitest';
import { brand as gz } from './brands/gz.ts';
import { type BrandRecord, ownBrand } from './own-brand.ts';

const voce: BrandRecord = {
  id: 120,
  code: 'vl',
  name: 'La Voce del Lago',
  domain: 'LaVoce.example',
  accents: { light: '#0B5394', dark: '#9FC5E8' },
};
const at = (file: string) => `https://cdn.example/${file}`;

test('a record with nothing but its identity has the usual rest', () => {
  expect(ownBrand(voce, at)).toMatchObject({
    id: 120,
    sigla: 'VL',
    domain: 'lavoce.example',
    accent: '#0B5394',
    accentDark: '#9FC5E8',
    name: 'La Voce del Lago',
    ofName: 'di La Voce del Lago',
    toName: 'a La Voce del Lago',
    copy: 'La Voce del Lago',
    logoTipo: 'brands/vl-wordmark.svg',
    logoTipoShort: 'brands/vl-wordmark-short.svg',
    appIcon: 'brands/vl-monogram.svg',
    cookieConsent: { siteId: 1120, policyId: 2120, invalidBefore: '' },
    social: [],
  });
});

test('the usual menu and footer are those of the six brands', () => {
  const { burgerItems, subfooter } = ownBrand(
    { ...voce, menu: { archive: true }, footer: { about: 'Necrologie' } },
    at,
  );
  expect(burgerItems).toEqual(gz.burgerItems);
  expect(subfooter).toEqual(gz.subfooter);
});

test.each([
  [{ logo: 'logo.svg' }, { logoTipo: at('logo.svg'), logoTipoShort: at('logo.svg') }],
  [
    { logo: 'logo.svg', logoShort: 'l.svg' },
    { logoTipo: at('logo.svg'), logoTipoShort: at('l.svg') },
  ],
  [{ monogram: 'm.svg' }, { monogram: at('m.svg'), appIcon: at('m.svg') }],
  [
    { monogram: 'm.svg', favicon: 'f.ico' },
    { monogram: at('m.svg'), appIcon: at('f.ico') },
  ],
])('files %o are at %o', (files, found) => {
  expect(ownBrand({ ...voce, ...files }, at)).toMatchObject(found);
});

test('a menu and links of its own replace the usual ones', () => {
  const menu = [{ name: 'Edicola', url: '{edicola}', icon: 'newspaper' } as const];
  const links = [{ name: 'Note legali', url: '//www.{www}/note' }];
  expect(ownBrand({ ...voce, menu, footer: { links } }, at)).toMatchObject({ burgerItems: menu, subfooter: links });
});
