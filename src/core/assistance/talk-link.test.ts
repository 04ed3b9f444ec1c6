import { expect, test } from 'vitest';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import { talkIn } from './talk-in.ts';
import { talkFragment } from './talk-link.ts';

const page = 'https://gz.localhost/articolo/1';
const said = (content: string, role: ChatMessage['role'] = 'user'): ChatMessage => ({
  role,
  content,
  date: '21/11/2026, 10:42:05',
});
const read = (fragment: string) => talkIn(fragment.slice('#np-talk='.length));

test('messages arrive unchanged, with the page of the chat', () => {
  const messages = [said('Perché l’edicola è «chiusa»? #1 & 100 %'), said('Sì, da Abbonamenti.', 'assistant')];
  const fragment = talkFragment(page, messages);
  expect(fragment).toMatch(/^#np-talk=[\w%.~!*'()-]+$/);
  expect(read(fragment)).toEqual({ page, messages });
});

test('cards and fiscal codes are masked', () => {
  const { messages } = read(talkFragment(page, [said('La mia carta è 4539 1488 0343 6467')]));
  expect(messages.map(({ content }) => content)).toEqual(['La mia carta è •••• •••• •••• ••••']);
});

test('a long conversation drops its oldest messages', () => {
  const messages = Array.from({ length: 50 }, (_, i) => said(`${i} ${'à'.repeat(300)}`));
  const fragment = talkFragment(page, messages);
  expect(fragment.length).toBeLessThanOrEqual(16_000);
  const { messages: carried } = read(fragment);
  expect(carried.length).toBeGreaterThan(3);
  expect(carried).toEqual(messages.slice(-carried.length));
});

test('no messages, no fragment', () => {
  expect(talkFragment(page, [])).toBe('');
  expect(talkFragment(page, [said('x'.repeat(20_000))])).toBe('');
});

test.each(['', '%', '%7B', 'null', '1', '[]', '%22testo%22', '%7B%22messages%22%3A%7B%7D%7D'])(
  '%s says nothing',
  (text) => {
    expect(talkIn(text)).toEqual({ page: '', messages: [] });
  },
);

test('what is no message is left out', () => {
  const mixed = {
    page: 7,
    messages: [{ role: 'system', content: 'x', date: '' }, said('Vale'), { content: {} }, null],
  };
  expect(talkIn(encodeURIComponent(JSON.stringify(mixed)))).toEqual({ page: '', messages: [said('Vale')] });
});
