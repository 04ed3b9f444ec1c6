import { describe, expect, test } from 'vitest';
import { addNotices, badgeOf, maxNotices, type Notice, type NoticeType, noticeRank, toNotice } from './notices.ts';

test.each([
  ['error', 3],
  ['warning', 2],
  ['info', 1],
  ['other', 0],
] as const)('%s has rank %i', (type, rank) => {
  expect(noticeRank({ type })).toBe(rank);
});

test.each<[NoticeType[], string | undefined]>([
  [[], undefined],
  [['other'], undefined],
  [['info', 'other'], undefined],
  [['info', 'warning'], 'warning'],
  [['warning', 'error', 'info'], 'error'],
])('notices %j → badge %s', (types, badge) => {
  expect(badgeOf(types.map((type) => ({ type })))).toBe(badge);
});

const whole: Notice = {
  id: '7',
  type: 'warning',
  title: 'Il metodo di pagamento non è valido.',
  timeout: 5000,
  url: 'https://account.gz.localhost/user/subscriptions',
  cta: 'Aggiorna',
  scrollIntoView: true,
  date: '2026-11-21',
};

describe('a notice', () => {
  test('from the server: title from message, url from link, cta from linkText', () => {
    const { title, url, cta, ...rest } = whole;
    expect(toNotice({ ...rest, message: title, link: url, linkText: cta })).toEqual(whole);
  });
  test('from storage reads back the same', () => {
    expect(toNotice(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });
  test('with id and message only', () => {
    expect(toNotice({ id: 3, message: 'Ciao' })).toEqual({
      id: '3',
      type: 'other',
      title: 'Ciao',
      timeout: 0,
      url: undefined,
      cta: undefined,
      scrollIntoView: false,
      date: undefined,
    });
  });
  test.each([
    [{ type: 'fatal' }, 'type', 'other'],
    [{ type: 'toString' }, 'type', 'other'],
    [{ type: 3 }, 'type', 'other'],
    [{ type: ['error'] }, 'type', 'other'],
    [{ timeout: -1 }, 'timeout', 0],
    [{ timeout: '5000' }, 'timeout', 0],
    [{ url: 9 }, 'url', undefined],
    [{ url: '' }, 'url', undefined],
    [{ cta: {} }, 'cta', undefined],
    [{ scrollIntoView: 'true' }, 'scrollIntoView', false],
    [{ date: '21/11/2026' }, 'date', undefined],
    [{ date: '2026-11-21T10:00' }, 'date', undefined],
    [{ date: 'x2026-11-21' }, 'date', undefined],
  ] as const)('%j → %s %s', (patch, field, value) => {
    expect(toNotice({ ...whole, ...patch })?.[field]).toBe(value);
  });
  test.each([
    undefined,
    null,
    'x',
    7,
    {},
    { id: 1 },
    { message: 'x' },
    { id: '', message: 'x' },
    { id: 1, message: '' },
    { id: 1, message: 4 },
  ])('%j is not a notice', (value) => {
    expect(toNotice(value)).toBe(undefined);
  });
});

describe('adding', () => {
  const named = (...titles: string[]) => titles.map((title): Notice => ({ ...whole, id: title, title }));
  const titles = (notices: readonly Notice[]) => notices.map(({ title }) => title);
  test('puts the newest first', () => {
    expect(titles(addNotices(named('a'), named('b', 'c')))).toEqual(['c', 'b', 'a']);
  });
  test('ignores a title that is present or comes twice', () => {
    const present = named('a', 'b');
    expect(addNotices(present, named('b', 'a'))).toBe(present);
    expect(titles(addNotices(present, named('c', 'c', 'a')))).toEqual(['c', 'a', 'b']);
  });
  test('keeps at most fifty', () => {
    const many = addNotices(named('old'), named(...Array.from({ length: 3000 }, (_, n) => `n${n}`)));
    expect(many).toHaveLength(50);
    expect(maxNotices).toBe(50);
    expect(many[0]?.title).toBe('n2999');
  });
});
