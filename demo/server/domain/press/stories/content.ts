import { createHash } from 'node:crypto';
import type { Queryable } from '../../../db/db.ts';
import type { Profile } from '../profile.ts';
import type { Item } from './selection.ts';

/** A story as it was delivered. */
export interface DeliveredItem extends Item {
  readonly sommario: string;
  /** Paragraphs separated by an empty line; '## ' begins a sub-heading. */
  readonly testo: string;
}

/** A press review as it was delivered. */
export interface Content {
  readonly subject: string;
  readonly note: string;
  readonly format: Profile['format'];
  readonly cover: Profile['cover'];
  /** Company or person that it was made for. */
  readonly owner: string;
  /** Day of the selection, yyyy-mm-dd. */
  readonly day: string;
  readonly items: readonly DeliveredItem[];
}

/** The chosen stories with their texts. */
export const withTexts = async (db: Queryable, items: readonly Item[]): Promise<DeliveredItem[]> => {
  const rows = await db.query<{ id: number; summary: string; body: string }>(
    'select id, summary, body from article where id = any($1::bigint[])',
    [items.map(({ id }) => id)],
  );
  const texts = new Map(rows.map((row) => [row.id, row]));
  return items.map((item) => {
    const { summary = '', body = '' } = texts.get(item.id) ?? {};
    return { ...item, sommario: summary, testo: body };
  });
};

export const checksumOf = (content: Content): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
