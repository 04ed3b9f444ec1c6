import type { Story, StoryLine } from '../../../pages/cms/story.ts';
import type { Queryable } from '../../db/db.ts';

const line = `a.id, a.slug, a.kicker, a.title, a.summary, a.illustration, a.published_at as published,
  s.title as section, s.slug as "sectionSlug"`;
const shown = 'from article a join section s on s.id = a.section_id where a.brand_id = $1 and a.withdrawn_at is null';

/** A brand's stories, newest first. */
export const newestStories = (db: Queryable, brandId: number, limit: number): Promise<StoryLine[]> =>
  db.query<StoryLine>(`select ${line} ${shown} order by a.published_at desc, a.id desc limit $2`, [brandId, limit]);

/** The stories of a section, newest first. */
export const sectionStories = (db: Queryable, brandId: number, slug: string, limit: number): Promise<StoryLine[]> =>
  db.query<StoryLine>(`select ${line} ${shown} and s.slug = $2 order by a.published_at desc, a.id desc limit $3`, [
    brandId,
    slug,
    limit,
  ]);

/** A story with its text; null when the brand has none with this id. */
export const storyById = async (db: Queryable, brandId: number, id: number): Promise<Story | null> => {
  const [row] = await db.query<Omit<Story, 'body'> & { text: string }>(
    `select ${line}, a.body as text, a.caption, a.access,
       coalesce((select name from signature where signature.id = a.signature_id), a.byline) as author, a.credit ${shown} and a.id = $2`,
    [brandId, id],
  );
  if (!row) return null;
  const { text, ...story } = row;
  return { ...story, body: text.split('\n\n') };
};
