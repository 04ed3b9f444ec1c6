import type { Transaction } from '../../db/db.ts';
import { type PassageSource, replacePassages } from '../search/index-passages.ts';

/** Words after which a passage is long enough to answer from. */
const ENOUGH = 90;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** Paragraphs joined into passages of one to three; a sub-heading begins a new one. */
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
    if (wordsOf(open) >= ENOUGH) close();
  }
  close();
  return passages;
};

/** Makes a brand's news findable by questions; the serial, being no news, is left out. */
export const seedArticlePassages = async (tx: Transaction, brandId: number): Promise<void> => {
  const rows = await tx.query<{ id: number; title: string; summary: string; body: string }>(
    `select id, title, summary, body from article
      where brand_id = $1 and withdrawn_at is null and source <> 'serial' order by id`,
    [brandId],
  );
  const sources: PassageSource[] = rows.flatMap(({ id, title, summary, body }) =>
    passagesOf(summary, body).map((passage, ord) => ({ sourceId: id, ord, headline: title, body: passage })),
  );
  await replacePassages(tx, brandId, 'article', sources);
};
