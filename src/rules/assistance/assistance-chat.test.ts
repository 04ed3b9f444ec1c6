import { expect, test } from 'vitest';
import { type ChatMessage, historyLength, messageDate, storedMessages, waitingMessages } from './assistance-chat.ts';

const message = { role: 'user', content: 'Quanto costa Digital?', date: '21/11/2026, 10:42:05' };
const reply = { role: 'assistant', content: 'Digital costa 12,90 € al mese.', date: '21/11/2026, 10:42:07' };

test.each([
  [undefined, []],
  [null, []],
  [{ role: 'user' }, []],
  ['[]', []],
  [
    [message, reply],
    [message, reply],
  ],
  [[undefined, 'x', message], [message]],
  [
    [message, null, 3, { ...message, role: 'system' }, { ...message, content: 1 }, { role: 'user', content: '' }],
    [message],
  ],
  [
    [message, { ...reply, status: 'failed' }],
    [message, { ...reply, status: 'failed' }],
  ],
  [[{ ...message, status: 'read', colour: 'red' }], [message]],
])('stored %j → %j', (stored, messages) => {
  expect(storedMessages(stored)).toEqual(messages);
});

test('the last fifty messages are kept', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ ...message, content: `${n}` }));
  expect(storedMessages(many).map(({ content }) => content)).toEqual(many.slice(10).map(({ content }) => content));
  expect(historyLength).toBe(50);
});

const [asked, answered, failure] = [
  { role: 'user', content: 'Come disdico?', date: '' },
  { role: 'assistant', content: 'Dalla pagina Abbonamenti.', date: '' },
  { role: 'assistant', content: 'Non siamo riusciti a rispondere.', date: '', status: 'failed' },
] as const;

test.each([
  ['nothing', [], 0],
  ['an answered question', [asked, answered], 0],
  ['a question alone', [asked], 1],
  ['a question after an answer', [asked, answered, asked], 1],
  ['a question and its failure message', [asked, answered, asked, failure], 2],
  ['a failure message whose question is gone', [failure], 0],
  ['an answer after the failure', [asked, failure, asked, answered], 0],
  ['the text of a failure without its status', [asked, { ...failure, status: undefined }], 0],
] as const)('%s: %s wait for an answer', (_, messages, count) => {
  expect(waitingMessages(messages as readonly ChatMessage[])).toBe(count);
});

test.each([
  ['2026-11-25T03:30:05Z', '25/11/2026, 04:30:05'],
  ['2026-11-24T23:30:05Z', '25/11/2026, 00:30:05'],
  ['2026-10-12T22:15:00Z', '13/10/2026, 00:15:00'],
])('a message of %s has the date %s, wherever the reader is', (moment, date) => {
  expect(messageDate(new Date(moment))).toBe(date);
});
