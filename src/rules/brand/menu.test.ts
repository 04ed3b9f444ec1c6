import { describe, expect, test } from 'vitest';
import { badgeFor } from './badge.ts';
import { brand as ca } from './brands/ca.ts';
import { brand as em } from './brands/em.ts';
import { brand as gz } from './brands/gz.ts';
import { brand as lg } from './brands/lg.ts';
import { brand as mg } from './brands/mg.ts';
import { brand as qp } from './brands/qp.ts';
import { type MenuReader, menuFor, profileTags } from './menu.ts';
import { isCurrent, noticesAt } from './menu-place.ts';

const nobody = {
  abbonato: false,
  abbonatoConsent: false,
  abbonatoDigital: false,
  abbonatoRassegna: false,
  isCompany: false,
};
const readers: Readonly<Record<string, MenuReader | undefined>> = {
  'a visitor': undefined,
  'no subscription': nobody,
  'a subscriber': { ...nobody, abbonato: true, abbonatoDigital: true },
  'a company with press review': { ...nobody, abbonatoRassegna: true, isCompany: true },
  'a company without': { ...nobody, isCompany: true },
  'a person with press review': { ...nobody, abbonatoRassegna: true },
  staff: nobody,
};

test.each([
  ['a visitor', []],
  ['no subscription', ['person', 'notSubscribed', 'notRassegnaSubscribed']],
  ['a subscriber', ['person', 'subscribed', 'notRassegnaSubscribed']],
  ['a company with press review', ['company', 'subscribed', 'rassegnaSubscribed']],
  ['a company without', ['company', 'notSubscribed', 'notRassegnaSubscribed']],
  ['a person with press review', ['person', 'subscribed', 'rassegnaSubscribed']],
])('tags of %s: %j', (who, tags) => {
  expect(profileTags(readers[who])).toEqual(tags);
});

const newsstand = ['Edicola', 'Sezioni', 'Speciali'];
const account = (archive: boolean) => ['Il mio account', 'Vai al sito', ...(archive ? ['Archivio'] : []), 'Shop'];

/** MG shows the press review to its subscribers, the other brands to companies. */
const pressReview = {
  MG: ['a company with press review', 'a person with press review'],
  others: ['a company with press review', 'a company without'],
};

describe.each([
  [mg, true],
  [lg, true],
  [em, false],
  [gz, true],
  [ca, false],
  [qp, false],
] as const)('$sigla', (brand, archive) => {
  test.each(Object.keys(readers))('A34 menu of %s, without entries that are coming soon', (who) => {
    const press = (brand.sigla === 'MG' ? pressReview.MG : pressReview.others).includes(who);
    const names = menuFor(brand.burgerItems, readers[who]).map((list) => list.map(({ name }) => name));
    expect(names).toEqual([
      [...newsstand, ...(brand.sigla === 'MG' ? ['Chatbot news'] : []), ...(press ? ['Rassegna stampa'] : [])],
      [...account(archive), ...(who === 'a visitor' ? [] : ['Esci'])],
    ]);
  });
});

test('a separator without entries on one side is not shown', () => {
  const hidden = { name: 'A', url: '/a', icon: 'globe', roles: ['company'] } as const;
  const shown = { name: 'B', url: '/b', icon: 'globe' } as const;
  expect(menuFor(['separator', hidden, 'separator', shown, 'separator', hidden], nobody)).toEqual([[shown]]);
});

const notice = (...types: ('error' | 'warning' | 'info' | 'other')[]) => types.map((type) => ({ type }));

test.each([
  [[], undefined],
  [['info', 'other'], undefined],
  [['warning', 'info'], { type: 'warning', count: 1 }],
  [['warning', 'error', 'other'], { type: 'error', count: 2 }],
] as const)('notices %j → badge %j', (types, badge) => {
  expect(badgeFor(notice(...types))).toEqual(badge);
});

test('the notices of an entry are those of its paths, with or without a final slash', () => {
  const avvisi = {
    '/user/newsletter': notice('info'),
    '/user/profile': notice('warning'),
    '/contact': notice('error'),
  };
  expect(noticesAt(avvisi, ['/user/newsletter/', '/user/profile'])).toEqual(notice('info', 'warning'));
  expect(noticesAt(avvisi, ['/dashboard'])).toEqual([]);
});

test.each([
  ['http://gz.localhost/sezioni', 'http://gz.localhost/sezioni/?a=1#b', true],
  ['http://gz.localhost/', 'http://gz.localhost/', true],
  ['http://gz.localhost/', 'http://gz.localhost/?x=1', true],
  ['http://gz.localhost/', 'http://gz.localhost/sezioni', false],
  ['http://gz.localhost/sezioni', 'http://mg.localhost/sezioni', false],
])('%s is current on %s: %s', (href, here, current) => {
  expect(isCurrent(href, here)).toBe(current);
});
