import type { Transaction } from '../../db/db.ts';
import { addStories, removeStories } from '../search/index-stories.ts';

/** Words at which a passage is long enough. */
const MIN_WORDS = 90;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** Joins paragraphs into passages; a sub-heading begins a new one. */
export const passagesOf = (summary: string, body: string): string[] => {
  const passages: string[] = [];
  let open = summary;
  const close = (): void => {
    if (open !== '') passages.push(open);
    open = '';
  };
  for (const paragraph of body.split('\n\n')) {
    const isHeading = paragraph.startsWith('## ');
    if (isHeading) close();
    open = [open, isHeading ? paragraph.slice(3) : paragraph].filter((part) => part !== '').join('\n\n');
    if (wordsOf(open) >= MIN_WORDS) close();
  }
  close();
  return passages;
};

/** Indexes a brand's stories for questions, without the serial. */
export const seedArticlePassages = async (tx: Transaction, brandId: number): Promise<void> => {
  const rows = await tx.query<{ id: number; summary: string; body: string }>(
    `select id, summary, body from article
      where brand_id = $1 and withdrawn_at is null and source <> 'serial' order by id`,
    [brandId],
  );
  await removeStories(tx, brandId);
  await addStories(
    tx,
    brandId,
    rows.flatMap(({ id, summary, body }) =>
      passagesOf(summary, body).map((passage, ord) => ({ articleId: id, ord, body: passage })),
    ),
  );
};
