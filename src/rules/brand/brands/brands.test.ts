import { expect, test } from 'vitest';
import { sixRecords } from './all.ts';
import type { Brand, MenuItem } from './record.ts';

const all = sixRecords;
const [mg, lg, em, gz, ca, qp] = sixRecords as [Brand, Brand, Brand, Brand, Brand, Brand];
const items = (brand: (typeof all)[number]) =>
  brand.burgerItems.filter((item): item is MenuItem => item !== 'separator');

test('the six numbers, codes and names', () => {
  expect(all.map(({ id, sigla, name }) => `${id} ${sigla} ${name}`)).toEqual([
    '1 MG Il Meriggio di Gaviano',
    '2 LG La Lettera del Golfo',
    '4 EM L’Eco di Montalba',
    '5 GZ Gazzetta di Zenara',
    '7 CA Cronache di Altariva',
    '9 QP Qui Pietrafonte',
  ]);
});

test.each(all.map((brand) => [brand.sigla, brand] as const))(
  '%s: consent of before 2024-02 to 2024-05 is invalid',
  (_, brand) => {
    expect(brand.cookieConsent.invalidBefore).toMatch(/^2024-0[2-5]-\d\d$/);
  },
);

test('only MG has the chatbot; MG, LG and GZ have the archive', () => {
  const having = (name: string) =>
    all.filter((brand) => items(brand).some((item) => item.name === name)).map(({ sigla }) => sigla);
  expect(having('Chatbot news')).toEqual(['MG']);
  expect(having('Archivio')).toEqual(['MG', 'LG', 'GZ']);
});

test('the press review is for its subscribers in MG, for companies elsewhere; authors and favourites are coming soon', () => {
  const roles = (name: string) =>
    all.map((brand) =>
      items(brand)
        .find((item) => item.name === name)
        ?.roles?.join(),
    );
  expect(roles('Rassegna stampa')).toEqual([
    'rassegnaSubscribed',
    'company',
    'company',
    'company',
    'company',
    'company',
  ]);
  expect(new Set([...roles('Firme'), ...roles('Articoli preferiti')])).toEqual(new Set(['coming_soon']));
});

const lines = (brand: (typeof all)[number]) =>
  brand.burgerItems.map((item) => (item === 'separator' ? item : `${item.name} ${item.url}`));

test('the burger menu keeps its order', () => {
  expect(lines(mg)).toEqual([
    'Edicola {edicola}',
    'Sezioni /sezioni',
    'Speciali /speciali',
    'Chatbot news /chatbot',
    'Rassegna stampa /rassegna',
    'Firme /firme',
    'Articoli preferiti /preferiti',
    'separator',
    'Il mio account //account.{www}/dashboard',
    'Vai al sito {back_to_site}',
    'Archivio //shop.{www}/archivio',
    'Shop //shop.{www}/vetrina',
    'Esci /logout',
  ]);
});

test.each(all.map((brand) => [brand.sigla, brand] as const))('%s: the menu differs in two entries only', (_, brand) => {
  const optional = ['Chatbot news /chatbot', 'Archivio //shop.{www}/archivio'];
  const common = (line: string) => !optional.includes(line);
  expect(lines(brand).filter(common)).toEqual(lines(mg).filter(common));
});

test.each(items(mg).map(({ name, icon }) => [name, icon] as const))('%s has the icon %s', (_, icon) => {
  expect(icon).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('the account has the links of the user panel', () => {
  const account = items(gz).find(({ name }) => name === 'Il mio account');
  expect(account?.children?.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Profilo //account.{www}/user/profile',
    'Abbonamenti //account.{www}/user/subscriptions',
    'Interessi e notifiche //account.{www}/user/profile/topics/manage',
    'Newsletter //account.{www}/user/newsletter/',
    'Contattaci //account.{www}/contact',
  ]);
});

const shared = [
  'Condizioni d’uso //www.{www}/condizioni',
  'Privacy policy //www.{www}/privacy',
  'Preferenze privacy e cookie #privacy',
  'Dichiarazione di accessibilità //www.{www}/accessibilita',
  'Contattaci //account.{www}/contact',
];

test.each([
  [mg, 'Chi siamo //www.{www}/chi-siamo'],
  [lg, 'La redazione //www.{www}/la-redazione'],
  [em, 'La cooperativa //www.{www}/la-cooperativa'],
  [gz, 'Necrologie //www.{www}/necrologie'],
  [ca, 'Gerenza //www.{www}/gerenza'],
  [qp, 'Lavora con noi //www.{www}/lavora-con-noi'],
])('$sigla: the footer begins with the brand’s own entry %s', (brand, own) => {
  expect(brand.subfooter.map(({ name, url }) => `${name} ${url}`)).toEqual([own, ...shared]);
});

test('one link of the footer opens the privacy preferences', () => {
  expect(gz.subfooter.filter(({ url }) => url === '#privacy').map(({ name }) => name)).toEqual([
    'Preferenze privacy e cookie',
  ]);
});

test('a record has every field of the brand configuration', () => {
  const { burgerItems, subfooter, social, ...rest } = gz;
  expect(rest).toEqual({
    id: 5,
    sigla: 'GZ',
    domain: 'gz.localhost',
    accent: '#9A431A',
    accentDark: '#F0A07A',
    name: 'Gazzetta di Zenara',
    ofName: 'della Gazzetta di Zenara',
    copy: 'Società editrice Zenarese',
    companies_terms_conditions: '//shop.{www}/condizioni-aziende',
    android_app_url: '//shop.{www}/app/android',
    ios_app_url: '//shop.{www}/app/ios',
    sfogliatore_url: '//{www}/',
    appIcon: 'brands/gz-monogram.svg',
    logoTipo: 'brands/gz-wordmark.svg',
    logoTipoShort: 'brands/gz-wordmark-short.svg',
    cookieConsent: { siteId: 1005, policyId: 2005, policyUrl: '//www.{www}/cookie', invalidBefore: '2024-04-08' },
    audienceTracking: { clientId: 'np-gz', appId: 'np-gz-web' },
  });
});

test.each([
  [mg, 'del Meriggio di Gaviano', 'Il Meriggio di Gaviano Editrice', ['Facebook', 'Instagram', 'X']],
  [lg, 'della Lettera del Golfo', 'Edizioni del Golfo', ['Facebook', 'Instagram']],
  [em, 'dell’Eco di Montalba', 'Cooperativa editrice L’Eco', ['Facebook', 'Telegram']],
  [gz, 'della Gazzetta di Zenara', 'Società editrice Zenarese', ['Facebook', 'Instagram', 'WhatsApp']],
  [ca, 'delle Cronache di Altariva', 'Altariva Editoriale', ['Facebook', 'Instagram']],
  [qp, 'di Qui Pietrafonte', 'Pietrafonte Media', ['Instagram', 'TikTok', 'Telegram']],
])('$sigla names its possessive, its publisher and its social networks', (brand, ofName, copy, networks) => {
  expect(brand).toMatchObject({ ofName, copy });
  expect(brand.social).toEqual(
    networks.map((name) => ({ name, url: `https://${name.toLowerCase()}.example/${brand.sigla.toLowerCase()}` })),
  );
});
