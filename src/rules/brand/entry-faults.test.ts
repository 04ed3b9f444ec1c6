import { expect, test } from 'vitest';
import { sixRecords } from './brands/all.ts';
import { entryFaults } from './entry-faults.ts';

const place = {
  www: 'gz.localhost:4300',
  site: 'http://www.gz.localhost:4300',
  account: 'http://account.gz.localhost:4300',
  shop: 'http://shop.gz.localhost:4300',
  newsstand: 'http://gz.localhost:4300',
};
const parse = (target: string, base: string) => (URL.canParse(target, base) ? new URL(target, base) : undefined);
const none = { burgerItems: [], subfooter: [], social: [] };
const faultsOf = (url: string) => entryFaults({ ...none, subfooter: [{ name: 'Maree', url }] }, place, parse);

test.each(['{back_to_site}/maree', '/sezioni', '//shop.{www}/vetrina', '#privacy', 'http://www.gz.localhost:4300/x'])(
  '%s shows',
  (url) => {
    expect(faultsOf(url)).toEqual([]);
  },
);

test.each([
  ['{edicole}/x', 'has the unknown placeholder {edicole}. Use {www}, {edicola} or {back_to_site}'],
  ['javascript:alert(1)', 'is no address of a page'],
  [
    'https://altro.example/maree',
    'leads to none of the brand’s own sites. Begin it with /, //www.{www}/, //account.{www}/ or //shop.{www}/',
  ],
])('%s is reported with its reason', (url, why) => {
  expect(faultsOf(url)).toEqual([`"brand.footer.links.0.url" is "${url}", but ${why}; the entry is not shown`]);
});

test('entries are named by their place in the record: children, roles and social too', () => {
  const faults = entryFaults(
    {
      burgerItems: [
        'separator',
        {
          name: 'Lago',
          url: '/lago',
          icon: 'globe',
          children: [{ name: 'Onde', url: 'data:x' }],
          roles: ['person', 'abbonato'],
        },
      ],
      subfooter: [],
      social: [
        { name: 'Rete', url: 'https://rete.example/voce' },
        { name: 'Altra', url: 'javascript:0' },
      ],
    },
    place,
    parse,
  );
  expect(faults).toEqual([
    '"brand.menu.1.children.0.url" is "data:x", but is no address of a page; the entry is not shown',
    '"brand.menu.1.roles.1" is "abbonato", but must be one of company, person, subscribed, notSubscribed, rassegnaSubscribed, notRassegnaSubscribed, coming_soon',
    '"brand.footer.social.1.url" is "javascript:0", but is no address of a page; the entry is not shown',
  ]);
});

test('the six brands have none', () => {
  const faults = sixRecords.map((brand) => entryFaults(brand, { ...place, www: brand.domain }, parse));
  expect(faults.flat()).toEqual([]);
});
