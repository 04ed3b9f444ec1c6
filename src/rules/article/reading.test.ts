import { expect, test } from 'vitest';
import {
  mayRead,
  type Readable,
  type ReadingFix,
  type ReadingRights,
  readableParagraphs,
  readingFix,
} from './reading.ts';

const visitor = undefined;
const none: ReadingRights = { owned: [], held: [] };
const with_ = (product: 'mobile' | 'digital' | 'digital+' | 'consent' | 'rassegna'): ReadingRights => ({
  owned: [product],
  held: [{ product, state: 'active' }],
});
const was = (
  product: 'mobile' | 'digital',
  state: 'expired' | 'not_paid' | 'suspended' | 'withdrawn',
): ReadingRights => ({
  owned: [],
  held: [{ product, state }],
});

test.each<[who: string, rights: ReadingRights | undefined, what: Readable, fix: ReadingFix | undefined]>([
  ['visitor', visitor, 'free', undefined],
  ['visitor', visitor, 'subscriber', 'login'],
  ['visitor', visitor, 'page', 'login'],
  ['no subscription', none, 'free', undefined],
  ['no subscription', none, 'subscriber', 'subscribe'],
  ['no subscription', none, 'page', 'subscribe'],
  ['Online', with_('mobile'), 'subscriber', undefined],
  ['Online', with_('mobile'), 'page', 'upgrade'],
  ['Digital', with_('digital'), 'page', undefined],
  ['Digital Plus', with_('digital+'), 'page', undefined],
  ['Digital Plus', with_('digital+'), 'subscriber', undefined],
  ['consent only', with_('consent'), 'subscriber', 'subscribe'],
  ['press review only', with_('rassegna'), 'page', 'subscribe'],
  ['expired Digital', was('digital', 'expired'), 'subscriber', 'renew'],
  ['expired Online', was('mobile', 'expired'), 'page', 'subscribe'],
  ['Digital not paid', was('digital', 'not_paid'), 'subscriber', 'pay'],
  ['suspended Digital', was('digital', 'suspended'), 'page', 'pay'],
  ['withdrawn Digital', was('digital', 'withdrawn'), 'page', 'subscribe'],
  [
    'Online, and Digital not paid',
    {
      owned: ['mobile'],
      held: [
        { product: 'mobile', state: 'active' },
        { product: 'digital', state: 'not_paid' },
      ],
    },
    'page',
    'pay',
  ],
])('%s, %o: %s → %s', (_who, rights, what, fix) => {
  expect(readingFix(what, rights)).toBe(fix);
  expect(mayRead(what, rights)).toBe(fix === undefined);
});

test.each<[paragraphs: string[], open: string[]]>([
  [[], []],
  [['a'], ['a']],
  [
    ['a', 'b', 'c'],
    ['a', 'b'],
  ],
  [
    ['a', '## T', 'b', 'c'],
    ['a', '## T', 'b'],
  ],
  [
    ['## T', 'a', 'b', '## U', 'c'],
    ['## T', 'a', 'b'],
  ],
])('of %j every reader sees %j', (paragraphs, open) => {
  expect(readableParagraphs(paragraphs, 'subscriber', undefined)).toEqual(open);
});

const whole = ['a', 'b', 'c'];
const beginning = ['a', 'b'];

test.each<
  [who: string, rights: Pick<ReadingRights, 'owned'> | undefined, access: 'free' | 'subscriber', seen: string[]]
>([
  ['a visitor', undefined, 'free', whole],
  ['a visitor', undefined, 'subscriber', beginning],
  ['a reader without subscription', { owned: [] }, 'subscriber', beginning],
  ['a reader of the press review', { owned: ['rassegna'] }, 'subscriber', beginning],
  ['a reader with Online', { owned: ['mobile'] }, 'subscriber', whole],
  ['a reader with Digital', { owned: ['digital'] }, 'subscriber', whole],
])('%s (%o) sees of a %s article: %j', (_who, rights, access, seen) => {
  expect(readableParagraphs(whole, access, rights)).toEqual(seen);
});
