/** A story as the site shows it in lists. */
export interface StoryLine {
  readonly id: number;
  readonly slug: string;
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
  readonly section: string;
  readonly sectionSlug: string;
  readonly illustration: string | null;
  readonly published: Date;
}

/** A whole story. */
export interface Story extends StoryLine {
  readonly body: readonly string[];
  readonly author: string | null;
  /** Where the text comes from, as its licence asks. */
  readonly credit: string | null;
  readonly caption: string | null;
  readonly access: 'free' | 'subscriber';
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });
const hour = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' });

/** '20 novembre 2025, 10:12', Italian time. */
export const dayAndHour = (at: Date): string => `${day.format(at)}, ${hour.format(at)}`;

/** '20 novembre 2025', Italian time. */
export const dayOf = (at: Date): string => day.format(at);

/** Address of a story on its site. */
export const storyPath = ({ id, slug }: Pick<StoryLine, 'id' | 'slug'>): string => `/articolo/${id}/${slug}`;

/** Paragraphs that somebody without a subscription may read. */
export const OPEN_PARAGRAPHS = 2;
