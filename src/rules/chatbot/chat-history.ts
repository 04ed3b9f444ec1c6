import { replaceable } from '../language/replaceable.ts';
import { type Day, dayOf, daysFrom } from '../text/calendar.ts';
import { createAnswerStream } from './answer-stream.ts';
import { type ExtractedData, extractedData } from './extracted-data.ts';

interface Dated {
  readonly date: string;
}

/** The messages of a chat by ascending date; those of one moment keep their order. */
export const inOrder = <T extends Dated>(messages: readonly T[]): readonly T[] =>
  [...messages].sort((a, b) => (Date.parse(a.date) || 0) - (Date.parse(b.date) || 0));

export const historyTexts = replaceable('chat-history', {
  groups: { today: 'Oggi', yesterday: 'Ieri', month: 'Ultimi 30 giorni', before: 'Prima' },
  /** Replaces a failed answer while it is being written. */
  failed: "Si è verificato un errore durante l'elaborazione della richiesta. Riprova più tardi.",
  /** The same in a loaded history. */
  failedThen: "Si è verificato un errore durante l'elaborazione della richiesta.",
});

type Group = keyof typeof historyTexts.groups;

const groupOf = (day: Day, today: Day): Group => {
  const ago = daysFrom(day, today);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  return ago < 30 ? 'month' : 'before';
};

/** The chats of the history in groups by day; empty groups are left out. A chat without a valid date counts as today's. */
export const groupedChats = <T extends Dated>(
  chats: readonly T[],
  now: Date,
): readonly { readonly name: string; readonly chats: readonly T[] }[] => {
  const today = dayOf(now);
  const groupFor = ({ date }: T) => groupOf(Number.isNaN(Date.parse(date)) ? today : dayOf(new Date(date)), today);
  return (Object.keys(historyTexts.groups) as Group[])
    .map((group) => ({
      name: historyTexts.groups[group],
      chats: chats.filter((chat) => groupFor(chat) === group),
    }))
    .filter((group) => group.chats.length > 0);
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chats whose title contains all of these words, ignoring accents and case. */
export const matchingChats = <T extends { readonly content: string }>(
  chats: readonly T[],
  words: string,
): readonly T[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return chats.filter(({ content }) => wanted.every((word) => plain(content).includes(word)));
};

/** A stored answer: its text without comments, and its data. */
export const storedAnswer = (content: string): { readonly text: string; readonly data: ExtractedData } => {
  const stream = createAnswerStream('drop');
  const text = stream.push(content) + stream.end();
  return { text, data: extractedData(stream.objects) };
};
