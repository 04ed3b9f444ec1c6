import { expect, test } from 'vitest';
import { brandFaults, isBrandRecord } from './brand-record.ts';

const voce = {
  id: 120,
  code: 'VL',
  name: 'La Voce del Lago',
  domain: 'lavoce.example',
  accents: { light: '#0B5394', dark: '#9FC5E8' },
};

test.each([
  ['the fields that a record must have', voce],
  [
    'all fields',
    {
      ...voce,
      ofName: 'della Voce del Lago',
      toName: 'alla Voce',
      inTown: 'a Lagonero',
      logo: 'logo.svg',
      logoShort: '/marchi/breve.svg',
      monogram: 'https://cdn.example/m.svg',
      favicon: 'm.ico',
      invalidBefore: '2026-03-01',
      hours: { phone: { weekdays: { from: 8, to: 18 }, saturday: { from: 9, to: 12 } } },
      products: { mobile: 'Web', 'digital+': 'Copia per tutti' },
      texts: { 'header.signIn': 'Entra', 'header.alerts': { one: 'un avviso', other: '{0} avvisi' } },
      menu: [
        { name: 'Edicola', url: '{edicola}', icon: 'newspaper', roles: ['company'] },
        'separator',
        { name: 'Account', url: '/x', icon: 'user-circle', children: [{ name: 'Profilo', url: '/y' }] },
      ],
      footer: { copyright: 'Voce S.r.l.', about: 'Chi siamo', links: [{ name: 'Note', url: '/note' }], social: [] },
    },
  ],
  ['the usual menu with other entries', { ...voce, menu: { chatbot: true, archive: false, press: 'company' } }],
])('a record is right with %s', (_, record) => {
  expect(brandFaults(record)).toEqual([]);
  expect(isBrandRecord(record)).toBe(true);
});

test.each([
  [
    { ...voce, accents: { light: 'red', dark: '#9FC5E8' } },
    '"brand.accents.light" is "red", but must be a colour such as "#0B5A66"',
  ],
  [
    { ...voce, accents: { light: '#0B5394' } },
    '"brand.accents.dark" is missing, but must be a colour such as "#0B5A66"',
  ],
  [{ ...voce, name: '' }, '"brand.name" is "", but must be a text'],
  [{ ...voce, id: 1.5 }, '"brand.id" is 1.5, but must be a whole number from 1'],
  [{ ...voce, code: 'V-L' }, '"brand.code" is "V-L", but must be two to eight letters and digits, a letter first'],
  [
    { ...voce, domain: 'https://lavoce.example' },
    '"brand.domain" is "https://lavoce.example", but must be a domain such as "lavoce.example"',
  ],
  [
    { ...voce, logos: 'x' },
    '"brand.logos" is not a field of a brand; its fields are id, code, name, domain, accents, ofName, toName, inTown, logo, logoShort, monogram, favicon, menu, footer, hours, products, texts, invalidBefore',
  ],
  [
    { ...voce, footer: { link: [] } },
    '"brand.footer.link" is not a field of a brand; its fields are copyright, about, links, social',
  ],
  [
    { ...voce, footer: { social: [{ name: 'X', url: '/', icon: 'x' }] } },
    '"brand.footer.social.0.icon" is not a field of a brand; its fields are name, url',
  ],
  [{ ...voce, menu: 'breve' }, '"brand.menu" is "breve", but must be an object'],
  [
    { ...voce, menu: [{ name: 'Edicola', url: '/', icon: 'star' }] },
    '"brand.menu.0.icon" is "star", but must be one of newspaper, list-bullets, book-bookmark, chats-circle, clipboard-text, pen-nib, bookmark-simple, user-circle, globe, archive, storefront, sign-out',
  ],
  [{ ...voce, menu: ['line'] }, '"brand.menu.0" is "line", but must be an entry or "separator"'],
  [{ ...voce, menu: { press: 'all' } }, '"brand.menu.press" is "all", but must be "rassegnaSubscribed" or "company"'],
  [{ ...voce, footer: { links: [{ name: 'Note' }] } }, '"brand.footer.links.0.url" is missing, but must be an address'],
  [
    { ...voce, hours: { chat: { weekdays: { from: 8, to: 25 } } } },
    '"brand.hours.chat.weekdays.to" is 25, but must be a full hour from 0 to 24',
  ],
  [
    { ...voce, hours: { chat: { weekdays: { from: 9, to: 8 } } } },
    '"brand.hours.chat.weekdays" is {"from":9,"to":8}, but must be an opening that ends after it begins',
  ],
  [
    { ...voce, products: { paper: 'Carta' } },
    '"brand.products.paper" is not a field of a brand; its fields are mobile, digital, digital+, consent, rassegna',
  ],
  [{ ...voce, products: { digital: '' } }, '"brand.products.digital" is "", but must be a text'],
  [
    { ...voce, texts: { 'header.signIn': 3 } },
    '"brand.texts.header.signIn" is 3, but must be a text, its plural forms with "other", or a function',
  ],
  [{ ...voce, texts: 'Entra' }, '"brand.texts" is "Entra", but must be an object of keys and texts'],
  [null, '"brand" is null, but must be an object'],
])('%o is reported', (record, message) => {
  expect(brandFaults(record)).toEqual([message]);
  expect(isBrandRecord(record)).toBe(false);
});

test('every fault is named', () => {
  expect(brandFaults({ ...voce, id: 0, code: 7 })).toHaveLength(2);
});
