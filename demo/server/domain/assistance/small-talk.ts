const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const greetings: ReadonlySet<string> = new Set([
  'ciao',
  'salve',
  'buongiorno',
  'buonasera',
  'buondi',
  'saluti',
  'hey',
  'ehi',
]);
const thanks: ReadonlySet<string> = new Set(['grazie', 'ringrazio', 'gentilissimi', 'gentilissima', 'gentilissimo']);
const fillers: ReadonlySet<string> = new Set(
  (
    'a te voi tutti mille tante molte infinite e ok va bene benissimo perfetto ottimo vi ti del della per la il tutto ' +
    'aiuto risposta chiarimento capito buon buona giorno sera notte giornata serata come stai state molto gentile siete stati'
  ).split(' '),
);

/** A short reply to a message that only greets or thanks; null for any other message. */
export const smallTalk = (message: string): string | null => {
  const spoken = words(message);
  const only = spoken.every((word) => greetings.has(word) || thanks.has(word) || fillers.has(word));
  if (!only) return null;
  if (spoken.some((word) => thanks.has(word))) return 'Prego, è stato un piacere. Se ti serve altro, scrivimi pure.';
  if (spoken.some((word) => greetings.has(word)) || /\bbuon[ao]? (giorno|sera|notte)/.test(spoken.join(' '))) {
    return 'Buongiorno! Chiedimi pure di abbonamenti, pagamenti, accesso, app o newsletter.';
  }
  return null;
};
