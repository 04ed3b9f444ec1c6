import type { Queryable } from '../../db/db.ts';
import { type Source, sourceColumns } from './sources.ts';

/** A passage of a story; `ord` is its number in the story. */
export interface StoryPassage {
  readonly id: number;
  readonly sourceId: number;
  readonly ord: number;
  readonly headline: string;
  readonly body: string;
}

/** A found article, with all its passages in order. */
export interface Story {
  readonly source: Source;
  readonly passages: readonly StoryPassage[];
}

/** The articles with these ids, by id: what answers a question may be in a passage that the search did not find. */
export const storiesOf = async (db: Queryable, ids: readonly number[]): Promise<Map<number, Story>> => {
  const rows = await db.query<Source & StoryPassage>(
    `select ${sourceColumns}, p.id, p.article_id as "sourceId", p.ord, a.title as headline, p.body
       from story_passage p join article a on a.id = p.article_id join brand b on b.id = a.brand_id
      where p.article_id = any($1::bigint[]) order by p.article_id, p.ord`,
    [[...ids]],
  );
  const stories = new Map<number, { source: Source; passages: StoryPassage[] }>();
  for (const { articleId, title, summary, masthead, publishedAt, page, ...passage } of rows) {
    const source = { articleId, title, summary, masthead, publishedAt, page };
    const story = stories.get(articleId) ?? { source, passages: [] };
    story.passages.push(passage);
    stories.set(articleId, story);
  }
  return stories;
};
