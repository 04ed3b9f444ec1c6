/** A text as a readable part of an address, at most 80 characters. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

/** The address of an article, with its title as a readable part. */
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

/** The address of a section or special, for a day (yyyymmdd) when one is given. */
export const shelfPath = (kind: 'section' | 'special', slug: string, date?: string): string => {
  const path = `/${kind === 'section' ? 'sezione' : 'speciale'}/${encodeURIComponent(slug)}`;
  return date === undefined ? path : `${path}/${date}`;
};

/** The name of a local edition in an address: `valle-del-tarso`. */
export const editionSlug = (title: string): string => slugOf(title);

/** The address of a day's home in one of its editions; the main edition has the day's own. */
export const homePath = (date: string | undefined, edition: string | undefined): string => {
  const query = [date && `date=${date}`, edition && `edizione=${encodeURIComponent(edition)}`]
    .filter(Boolean)
    .join('&');
  return query === '' ? '/' : `/?${query}`;
};

/** The address of a signature's articles. */
export const signaturePath = (slug: string): string => `/firme?nome=${encodeURIComponent(slug)}`;

/** An ordinary reading speed. */
const wordsPerMinute = 200;

/** Reading time of a text in whole minutes, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter((word) => word !== '').length / wordsPerMinute));

/** Author and printed page of a story: `Laura Bressani · p. 8`, with a no-break space. */
export const storyMeta = ({
  author,
  page,
}: {
  readonly author?: string | null | undefined;
  readonly page?: number | null | undefined;
}): string => [author, page ? `p.\u00a0${page}` : undefined].filter(Boolean).join(' · ');

/** Stories of one page, each picture at its first story only. */
export const picturesOnce = <S extends { readonly image?: string | null | undefined }>(
  stories: readonly S[],
): readonly S[] => {
  const seen = new Set<string>();
  return stories.map((story) => {
    const { image } = story;
    if (!image) return story;
    if (seen.has(image)) return { ...story, image: null };
    seen.add(image);
    return story;
  });
};
