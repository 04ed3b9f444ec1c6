import type { ChatAccess, PastChat } from '../../api/chatbot/subscriber-chat.ts';

/** Access to all kinds. */
export const everyKind: ChatAccess = { allowed: true, kinds: ['digital', 'online_economia', 'online_vaticano'] };

/** One chat of March and one of the previous year. */
export const twoChats: readonly PastChat[] = [
  { id_chat: 2, content: 'Che cosa cambia con il tram', date: '2026-03-18T09:30:00.000Z' },
  { id_chat: 1, content: 'Bilancio del Comune', date: '2025-11-20T08:00:00.000Z' },
];
