/** A story of the wire as carried in demo/content/wikinews-it.json. */
export interface WireStory {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly paragraphs: readonly string[];
}

/** The credit that the licence asks for. */
export const WIRE_CREDIT = 'Wikinotizie, CC BY 2.5';
export const WIRE_BYLINE = 'Wikinotizie';
export const SERIAL_CREDIT =
  'Carlo Collodi, «Le avventure di Pinocchio», Bemporad 1902; tavole di Carlo Chiostri. Pubblico dominio';
export const SERIAL_BYLINE = 'Carlo Collodi';
export const SERIAL_SECTION = 'Romanzo d’appendice';

const sentences = new Intl.Segmenter('it', { granularity: 'sentence' });

const MIN = 60;
const MAX = 220;

/**
 * A wire story has no standfirst: its first sentence becomes one where that leaves the first paragraph with something
 * to say and is of a standfirst's length; else there is none.
 */
export const withStandfirst = (paragraphs: readonly string[]): { summary: string; body: string[] } => {
  const [first = '', ...rest] = paragraphs;
  const [sentence = ''] = [...sentences.segment(first)].map(({ segment }) => segment);
  const summary = sentence.trim();
  const left = first.slice(sentence.length).trim();
  const fits = summary.length >= MIN && summary.length <= MAX && left.length >= MIN && !first.startsWith('## ');
  return fits ? { summary, body: [left, ...rest] } : { summary: '', body: [...paragraphs] };
};

/** 'esteri' → 'Esteri': the section of a wire story as the papers name it. */
export const wireSection = (section: string): string => section.charAt(0).toUpperCase() + section.slice(1);

/** What a story may be asked for separately: by its section, or by the kicker of a local story about the Vatican. */
export const categoryOf = (section: string, kicker: string): 'economia' | 'vaticano' | null => {
  if (section === 'Economia') return 'economia';
  return section === 'Vaticano' || ['Vaticano', 'Diocesi'].includes(kicker) ? 'vaticano' : null;
};
