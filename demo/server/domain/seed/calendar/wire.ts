/** A story in demo/content/wikinews-it.json. */
export interface WireStory {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly paragraphs: readonly string[];
}

/** Credit required by the licence. */
export const WIRE_CREDIT = 'Wikinotizie, CC BY 2.5';
export const WIRE_BYLINE = 'Wikinotizie';
export const SERIAL_CREDIT =
  'Carlo Collodi, «Le avventure di Pinocchio», Bemporad 1902; tavole di Carlo Chiostri. Pubblico dominio';
export const SERIAL_BYLINE = 'Carlo Collodi';
export const SERIAL_SECTION = 'Romanzo d’appendice';

const sentences = new Intl.Segmenter('it', { granularity: 'sentence' });

/** Length of a standfirst, and least length of the rest, in characters. */
const MIN = 60;
const MAX = 220;

/**
 * Makes the first sentence of a wire story its standfirst, if its length fits and enough of the first paragraph is left.
 * Otherwise there is no standfirst.
 */
export const withStandfirst = (paragraphs: readonly string[]): { summary: string; body: string[] } => {
  const [first = '', ...rest] = paragraphs;
  const [sentence = ''] = [...sentences.segment(first)].map(({ segment }) => segment);
  const summary = sentence.trim();
  const left = first.slice(sentence.length).trim();
  const fits = summary.length >= MIN && summary.length <= MAX && left.length >= MIN && !first.startsWith('## ');
  return fits ? { summary, body: [left, ...rest] } : { summary: '', body: [...paragraphs] };
};

/** Name of a wire story's section in the papers: 'esteri' → 'Esteri'. */
export const wireSection = (section: string): string => section.charAt(0).toUpperCase() + section.slice(1);

/** Category of a story with a chatbot of its own: by section, or by the kicker of a local story about the Vatican. */
export const categoryOf = (section: string, kicker: string): 'economia' | 'vaticano' | null => {
  if (section === 'Economia') return 'economia';
  return section === 'Vaticano' || ['Vaticano', 'Diocesi'].includes(kicker) ? 'vaticano' : null;
};
