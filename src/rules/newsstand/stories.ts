/** Text as a part of an address: what a reader may read in it. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

/** Specification, point 2.1: the address of an article, with its title to be read. */
export const articlePath = ({
  id,
  slug,
  title,
}: {
  id: number;
  slug?: string | null | undefined;
  title: string;
}): string => {
  const name = slug || slugOf(title);
  return name === '' ? `/articolo/${id}` : `/articolo/${id}/${encodeURIComponent(name)}`;
};

/** Specification, point 2.1: the address of a section or special, of a day (yyyymmdd) where one is named. */
export const shelfPath = (kind: 'section' | 'special', slug: string, date?: string): string => {
  const path = `/${kind === 'section' ? 'sezione' : 'speciale'}/${encodeURIComponent(slug)}`;
  return date === undefined ? path : `${path}/${date}`;
};

/** Where the articles of a signature are listed. */
export const signaturePath = (slug: string): string => `/firme?nome=${encodeURIComponent(slug)}`;

/** Words that a reader of ordinary speed takes in within a minute. */
const wordsPerMinute = 200;

/** Whole minutes that a text takes to read, one at least. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter((word) => word !== '').length / wordsPerMinute));

/** Who wrote a story and on which page it stands: `Laura Bressani · p. 8`, with a hard space. */
export const storyMeta = ({
  author,
  page,
}: {
  readonly author?: string | null | undefined;
  readonly page?: number | null | undefined;
}): string => [author, page ? `p.\u00a0${page}` : undefined].filter(Boolean).join(' · ');
