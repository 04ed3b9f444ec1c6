import { beforeEach, describe, expect, test } from 'vitest';
import { language, registered, replaceable } from '../../rules/language/replaceable.ts';
import { replaceTexts, type Words } from './replace.ts';

const group = () =>
  replaceable('shop', {
    title: 'Negozio',
    hello: (name: string) => `Ciao, ${name}`,
    alerts: (count: number) => (count === 1 ? '1 avviso' : `${count} avvisi`),
    wait: (seconds: number) => `tra ${Math.floor(seconds / 60)} minuti`,
    sizes: ['Piccola', 'Grande'],
    inner: { save: 'Salva' },
  });

let faults: string[] = [];
const replace = (own: Words['own'], groups: Words['groups'] = {}): void =>
  replaceTexts({ groups, own }, (fault) => faults.push(fault));

beforeEach(() => {
  faults = [];
  registered.length = 0;
  Reflect.deleteProperty(registered, 'push');
});

test('a group keeps its object: what holds it sees the new texts', () => {
  const shop = group();
  const { inner } = shop;
  replace({ 'shop.title': 'Shop', 'shop.inner.save': 'Save' });
  expect([shop.title, inner.save, shop.hello('Ada'), faults]).toEqual(['Shop', 'Save', 'Ciao, Ada', []]);
});

test('a group that loads later gets its texts at once', () => {
  replace({ 'shop.title': 'Shop' });
  expect(group().title).toBe('Shop');
});

test('texts of the language come first, own texts over them', () => {
  const shop = group();
  replace({ 'shop.title': 'Store' }, { shop: { title: 'Shop', sizes: ['Small', 'Large'], inner: { save: 'Save' } } });
  expect([shop.title, shop.sizes, shop.inner.save]).toEqual(['Store', ['Small', 'Large'], 'Save']);
});

test('the next replacement begins with the Italian again', () => {
  const shop = group();
  replace({ 'shop.title': 'Shop', 'shop.sizes.0': 'Small' });
  replace({ 'shop.inner.save': 'Save' });
  expect([shop.title, shop.sizes, shop.inner.save]).toEqual(['Negozio', ['Piccola', 'Grande'], 'Save']);
});

test('a place of a list', () => {
  const shop = group();
  replace({ 'shop.sizes.1': 'Large' });
  expect(shop.sizes).toEqual(['Piccola', 'Large']);
});

test('a template takes arguments by their places', () => {
  const shop = group();
  replace({ 'shop.hello': '{0}, ciao {0}!' });
  expect(shop.hello('$& {1}')).toBe('$& {1}, ciao $& {1}!');
});

test('plural forms follow the language', () => {
  const shop = group();
  language.code = 'fr';
  replace({ 'shop.alerts': { one: '{0} avis', other: '{0} avis au total' } });
  expect([0, 1, 2].map((count) => shop.alerts(count))).toEqual(['0 avis', '1 avis', '2 avis au total']);
  language.code = 'it';
});

test('a function that throws or returns no string gives way to the Italian', () => {
  const shop = group();
  replace({ 'shop.hello': () => 7 as unknown as string, 'shop.alerts': (count: number) => `${count}!` });
  expect([shop.hello('Ada'), shop.alerts(3)]).toEqual(['Ciao, Ada', '3!']);
});

describe('what cannot be used is named, and the Italian stays', () => {
  test.each<[Words['own'], string]>([
    [
      { 'shop.titel': 'x' },
      '"shop.titel" is not the key of a text. Did you mean "shop.title"? np-elements/texts.json lists the keys.',
    ],
    [
      { 'shop.inner': 'x' },
      '"shop.inner" is not the key of a text. Did you mean "shop.inner.save"? np-elements/texts.json lists the keys.',
    ],
    [
      { 'shop.constructor': 'x' },
      '"shop.constructor" is not the key of a text. Did you mean "shop.title"? np-elements/texts.json lists the keys.',
    ],
    [{ 'shop.title': 7 as never }, '"shop.title" needs a string. The text stays as it is.'],
    [{ 'shop.title': () => 'x' }, '"shop.title" needs a string. The text stays as it is.'],
    [{ 'shop.hello': 'Ciao' }, '"shop.hello" lacks {0}. The text stays as it is.'],
    [{ 'shop.alerts': { one: '1 avviso', other: 'avvisi' } }, '"shop.alerts" lacks {0}. The text stays as it is.'],
    [
      { 'shop.alerts': { one: '1 avviso' } as never },
      '"shop.alerts" needs a string, plural forms with "other", or a function. The text stays as it is.',
    ],
    [
      { 'shop.hello': null as never },
      '"shop.hello" needs a string, plural forms with "other", or a function. The text stays as it is.',
    ],
  ])('%o', (own, fault) => {
    const shop = group();
    replace(own);
    expect([faults, shop.title, shop.hello('Ada'), shop.alerts(2)]).toEqual([
      [fault],
      'Negozio',
      'Ciao, Ada',
      '2 avvisi',
    ]);
  });

  test('a text that calculates needs no placeholder', () => {
    const shop = group();
    replace({ 'shop.wait': 'fra poco' });
    expect([shop.wait(90), faults]).toEqual(['fra poco', []]);
  });
});
