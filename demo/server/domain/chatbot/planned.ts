import type { ChatKind } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { addMonths, dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../db/db.ts';
import type { Quote } from './finding/choosing.ts';
import type { Spoken } from './finding/spoken.ts';
import { extentOf, placeOfSource, type Scope, type Source } from './sources.ts';
import type { Story, StoryPassage } from './stories.ts';
import { type Citation, type Evidence, type Receipt, withoutMarkers } from './tail.ts';

/** A question and the earlier ones, oldest first, and the story of the last answer. */
export interface Asked {
  readonly brandId: number;
  readonly ragType: ChatKind;
  readonly question: string;
  readonly before: readonly string[];
  readonly spoken?: Spoken | undefined;
}

/** A passage that may support an answer, with its article. Passages of one article share `n`. */
export interface Support {
  readonly n: number;
  readonly passage: StoryPassage;
  readonly source: Source;
}

/** A story that came near an answer, with its nearest sentence. */
export interface Near extends Source {
  readonly quote: string;
}

/** A planned answer: a text that quotes the articles, and the passages from which a model may write another. */
export interface Plan {
  readonly text: string;
  readonly evidence: Evidence;
  /** Empty when nothing supports an answer, and for a digest of news, which a model does not rewrite. */
  readonly supports: readonly Support[];
}

/** The fixed sentences of answers. */
export const texts = {
  quotes: 'Ecco che cosa scrive il giornale.',
  /** The story is the right one; whether its sentences answer is the reader's to judge. */
  hedged: 'Una risposta con queste parole non l’ho trovata. Su questo il giornale scrive:',
  /** Nobody takes an old story for today's. */
  archived: (years: readonly string[]): string => `Ecco che cosa scriveva il giornale nel ${years.join(' e nel ')}.`,
  open: (parts: readonly string[]): string =>
    `Non ho trovato risposta a: ${parts.map((part) => `«${part.replace(/[?\s]+$/, '')}»`).join(', ')}.`,
  digest: 'Ecco gli articoli principali.',
  none:
    'Non lo so: negli articoli che posso consultare non ho trovato nulla che risponda a questa domanda. ' +
    'Prova con altre parole, oppure indica un luogo, un nome o un periodo.',
  unclear:
    'Non lo so: nessun articolo lo dice in modo chiaro. Prova con altre parole, oppure indica un luogo, un nome o un periodo.',
  nearest: (count: number): string =>
    count === 1
      ? 'L’articolo più vicino alla domanda, che può non rispondere:'
      : 'Gli articoli più vicini alla domanda, che possono non rispondere:',
};

/** A quotation with its source. */
export const blockOf = (citation: Citation): string =>
  `> ${withoutMarkers(citation.quote)} [${citation.n}]\n\n— ${placeOfSource(citation)}`;

/** How the answer begins: with the years of its stories when all are older than a year. */
export const leadOf = (citations: readonly Citation[], now: number): string => {
  const days = citations.map(({ publishedAt }) => dayOf(publishedAt)).sort();
  const isOld = (days.at(-1) ?? '') < addMonths(dayOf(new Date(now)), -12);
  return isOld ? texts.archived([...new Set(days.map((day) => day.slice(0, 4)))]) : texts.quotes;
};

/** What was searched. */
export const receiptOf = async (db: Queryable, { ragType }: Asked, scope: Scope): Promise<Receipt> => {
  const { examined, from, to } = await extentOf(db, scope);
  return { ragType, examined, from: from && dayOf(from), to: to && dayOf(to) };
};

const nearBlockOf = (near: Near): string =>
  `**${withoutMarkers(near.title)}**\n\n> ${withoutMarkers(near.quote)}\n\n— ${placeOfSource(near)}`;

/** The plan when nothing answers the question: a refusal, and after it the nearest stories, which it does not cite. */
export const nothing = async (
  db: Queryable,
  asked: Asked,
  scope: Scope,
  nearest: readonly Near[] = [],
): Promise<Plan> => ({
  text:
    nearest.length === 0
      ? texts.none
      : [texts.unclear, texts.nearest(nearest.length), ...nearest.map(nearBlockOf)].join('\n\n'),
  evidence: {
    citations: [],
    articleIds: nearest.map(({ articleId }) => articleId),
    receipt: await receiptOf(db, asked, scope),
  },
  supports: [],
});

/** Most passages for a model. */
const SUPPORTS = 5;

/** The likeliest quote of each part, then the second of each, and so on. */
export const inTurn = (parts: readonly (readonly Quote[])[]): readonly Quote[] =>
  parts
    .flatMap((quotes) =>
      quotes.toSorted((one, other) => one.behind - other.behind).map((quote, turn) => ({ quote, turn })),
    )
    .sort((one, other) => one.turn - other.turn || one.quote.behind - other.quote.behind)
    .map(({ quote }) => quote);

/** The passages that hold the quotes, then the others of their stories. */
export const supportsOf = (
  quotes: readonly Quote[],
  cited: readonly number[],
  known: ReadonlyMap<number, Story>,
): Support[] => {
  const passages = [...quotes.map(({ passage }) => passage), ...cited.flatMap((id) => known.get(id)?.passages ?? [])];
  const unique = [...new Map(passages.map((passage) => [passage.id, passage])).values()].slice(0, SUPPORTS);
  return unique.flatMap((passage) => {
    const story = known.get(passage.sourceId);
    return story ? [{ n: cited.indexOf(passage.sourceId) + 1, passage, source: story.source }] : [];
  });
};
