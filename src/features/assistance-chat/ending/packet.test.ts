import { expect, test } from 'vitest';
import type { ShortInfo } from '../../../api/session/session.ts';
import { packetOf } from './packet.ts';

const user: ShortInfo = {
  abbonato: true,
  abbonatoConsent: false,
  abbonatoDigital: false,
  abbonatoRassegna: false,
  isCompany: false,
  isFamilySubscribed: false,
  isSlave: false,
  avatar: undefined,
  name: 'Giulia',
  username: 'giulia',
  email: 'giulia@example.it',
  avvisi: {},
  userNotices: [],
};
const date = '21/11/2026, 10:42:05';
const parts = {
  brand: 'Gazzetta di Zenara',
  page: 'https://www.gz.localhost/articolo/1',
  messages: [
    { role: 'user', content: 'Posso passare a Digital?', date },
    { role: 'assistant', content: 'Sì, da Abbonamenti.', date },
  ],
} as const;

test.each([
  [{}, 'Online'],
  [{ abbonatoDigital: true }, 'Digital'],
  [{ abbonato: false }, 'nessuno'],
  [{ abbonato: false, abbonatoRassegna: true }, 'Rassegna stampa'],
  [{ abbonatoDigital: true, abbonatoRassegna: true }, 'Digital, Rassegna stampa'],
])('a reader with %j: brand, page, product and the talk', (flags, product) => {
  expect(packetOf({ ...parts, user: { ...user, ...flags } })).toBe(
    `Testata: Gazzetta di Zenara\nPagina: https://www.gz.localhost/articolo/1\nAbbonamento: ${product}\n\nLettore: Posso passare a Digital?\nAssistente virtuale: Sì, da Abbonamenti.`,
  );
});

test('of a long talk the last words stay', () => {
  const messages = [
    ...Array.from({ length: 30 }, () => ({ role: 'user', content: 'x'.repeat(500), date }) as const),
    ...parts.messages,
  ];
  const packet = packetOf({ ...parts, user, messages });
  expect(packet).toHaveLength(3000);
  expect(packet).toMatch(/^Testata: Gazzetta di Zenara\n[\s\S]*Assistente virtuale: Sì, da Abbonamenti\.$/);
});
