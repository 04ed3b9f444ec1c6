import { expect, test } from 'vitest';
import { groupedChats, historyTexts, inOrder, matchingChats, storedAnswer } from './chat-history.ts';

test('messages are sorted by date; those of one moment keep their order', () => {
  const messages = [
    { date: '2026-03-18T10:02:00.000Z', n: 3 },
    { date: '2026-03-18T10:01:00.000Z', n: 1 },
    { date: '2026-03-18T10:01:00.000Z', n: 2 },
  ];
  expect(inOrder(messages).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test.each([
  // Midnight in Rome, not in UTC.
  ['2026-03-18T09:00:00Z', 'Oggi'],
  ['2026-03-17T23:30:00Z', 'Oggi'],
  ['2026-03-17T22:30:00Z', 'Ieri'],
  ['2026-03-16T12:00:00Z', 'Ultimi 30 giorni'],
  ['2026-02-17T12:00:00Z', 'Ultimi 30 giorni'],
  ['2026-02-16T12:00:00Z', 'Prima'],
  ['2026-03-19T12:00:00Z', 'Oggi'],
  ['nessuna', 'Oggi'],
])('a chat of %s is in the group %s on 18 March', (date, name) => {
  expect(groupedChats([{ date }], new Date('2026-03-18T12:00:00Z'))).toEqual([{ name, chats: [{ date }] }]);
});

test.each([
  ['', ['Città e tram', 'Il bilancio']],
  ['citta', ['Città e tram']],
  ['TRAM città', ['Città e tram']],
  ['tram bilancio', []],
])('a search for “%s” finds %j', (words, expected) => {
  const chats = [{ content: 'Città e tram' }, { content: 'Il bilancio' }];
  expect(matchingChats(chats, words).map(({ content }) => content)).toEqual(expected);
});

test('a failed answer advises to try again, in a history it does not', () => {
  expect(historyTexts).toMatchObject({
    failed: "Si è verificato un errore durante l'elaborazione della richiesta. Riprova più tardi.",
    failedThen: "Si è verificato un errore durante l'elaborazione della richiesta.",
  });
});

test('a stored answer loses its comments, and its data are read', () => {
  const { text, data } = storedAnswer('Prima <!-- errore --> dopo\n\n{"<!--article_ids-->":"1,2","Fonti":["x"]}');
  expect(text).toBe('Prima  dopo\n\n');
  expect(data).toEqual({ internal: { article_ids: '1,2' }, external: { Fonti: ['x'] } });
  expect(storedAnswer('<!-- errore -->').text).toBe('');
});
