import { z } from '@hono/zod-openapi';

/** Shown beside an answer: facts as rows, and the way to the page where the reader goes on. */
export const cardSchema = z
  .object({
    title: z.string(),
    rows: z.array(z.object({ name: z.string(), value: z.string() })).max(8),
    link: z
      .object({ name: z.string(), site: z.enum(['account', 'shop']), path: z.string().startsWith('/') })
      .optional()
      .openapi({ description: 'A path of one of the brand’s sites' }),
  })
  .openapi('ChatCard');

export type Card = z.infer<typeof cardSchema>;

/** What an answer may have beside its text. */
export const extrasShape = {
  card: cardSchema.optional(),
  questions: z
    .array(z.string())
    .max(2)
    .optional()
    .openapi({ description: 'There was no answer: the nearest questions' }),
  person: z.literal(true).optional().openapi({ description: 'Offer a person at once' }),
};

/** An answer of the assistance chat. */
export interface Reply {
  readonly text: string;
  readonly card?: Card;
  readonly questions?: string[];
  readonly person?: true;
  /** Other texts that a model may use to word the reply; without it the text stays as it is. Never sent. */
  readonly basis?: readonly string[];
  /** A courtesy, which may come twice in a talk and answers no question. Never sent. */
  readonly isPolite?: true;
}

type Link = NonNullable<Card['link']>;

export const accountLink = (name: string, path: string): Link => ({ name, site: 'account', path });
export const shopLink: Link = { name: 'Vedi le offerte', site: 'shop', path: '/vetrina' };

/** Several replies as one. */
export const joined = (replies: readonly Reply[]): Reply => {
  const [first, ...rest] = replies;
  if (!first || rest.length === 0) return first ?? { text: '' };
  const cards = replies.flatMap(({ card }) => card ?? []);
  const [card] = cards;
  const questions = replies.flatMap((reply) => reply.questions ?? []).slice(0, 2);
  return {
    text: replies.map(({ text }) => text).join('\n\n'),
    ...(card && { card: { ...card, rows: cards.flatMap(({ rows }) => rows).slice(0, 8) } }),
    ...(questions.length > 0 && { questions }),
    ...(replies.some(({ person }) => person) && { person: true as const }),
    ...(replies.every(({ basis }) => basis) && { basis: replies.flatMap(({ basis = [] }) => basis) }),
  };
};
