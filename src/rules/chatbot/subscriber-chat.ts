/** The kinds of chat: the endpoint of each, and the category that two of them send. */
export const chatKinds = {
  digital: { endpoint: '/utente-rag', category: undefined },
  online_economia: { endpoint: '/utente-rag-online-categoria', category: 'economia' },
  online_vaticano: { endpoint: '/utente-rag-online-categoria', category: 'vaticano' },
} as const;

export type ChatKind = keyof typeof chatKinds;

/** The kinds in the order of the page. */
export const chatKindNames = ['digital', 'online_economia', 'online_vaticano'] as const satisfies readonly ChatKind[];

/** The entry of the history for a chat that has not begun. */
export const newChat = { id_chat: 0, content: 'Nuova Chat' } as const;

/** The question that requests the rest of a truncated answer. */
export const continueQuestion = 'Continua';
