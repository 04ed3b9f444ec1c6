import { expect, test } from 'vitest';
import { chatKindNames, chatKinds, continueQuestion, newChat } from './subscriber-chat.ts';

test.each([
  ['digital', '/utente-rag', undefined],
  ['online_economia', '/utente-rag-online-categoria', 'economia'],
  ['online_vaticano', '/utente-rag-online-categoria', 'vaticano'],
] as const)('%s → %s, category %s', (kind, endpoint, category) => {
  expect(chatKinds[kind]).toEqual({ endpoint, category });
});

test('every kind is offered', () => {
  expect([...chatKindNames].sort()).toEqual(Object.keys(chatKinds).sort());
});

test('a new chat has a name of its own', () => {
  expect(newChat).toEqual({ id_chat: 0, content: 'Nuova Chat' });
});

test('one word requests the rest of a long answer', () => {
  expect(continueQuestion).toBe('Continua');
});
