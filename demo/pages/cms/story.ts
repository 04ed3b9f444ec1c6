/** A story in a list. */
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

/** A story with its full text. */
export interface Story extends StoryLine {
  readonly body: readonly string[];
  readonly author: string | null;
  /** Source of the text, required by its licence. */
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

/** A story's path on its site. */
export const storyPath = ({ id, slug }: Pick<StoryLine, 'id' | 'slug'>): string => `/articolo/${id}/${slug}`;
