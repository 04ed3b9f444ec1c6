/** Specification, point 3, "Chat kinds": the endpoint of each, and the category that two of them ask. */
export const chatKinds = {
  digital: { endpoint: '/utente-rag', category: undefined },
  online_economia: { endpoint: '/utente-rag-online-categoria', category: 'economia' },
  online_vaticano: { endpoint: '/utente-rag-online-categoria', category: 'vaticano' },
} as const;

export type ChatKind = keyof typeof chatKinds;

/** The kinds in the order in which the page offers them. */
export const chatKindNames = ['digital', 'online_economia', 'online_vaticano'] as const satisfies readonly ChatKind[];

/** Specification, point 3: the entry of the history that stands for a chat not yet begun. */
export const newChat = { id_chat: 0, content: 'Nuova Chat' } as const;

/** The question that asks for the rest of an answer that was cut off. */
export const continueQuestion = 'Continua';
