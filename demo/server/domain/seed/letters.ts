import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Transaction } from '../../db/db.ts';
import { type Fingerprinted, fingerprint, parse, text } from './content.ts';

const newsletterFile = z.array(
  z.object({
    id: text,
    name: text,
    description: text,
    frequency: text,
    theme: text,
    subscribers_only: z.boolean(),
    illustration: text.nullable(),
  }),
);
const topicFile = z.array(z.object({ id: text, name: text, theme: text, illustration: text.nullable() }));

/** The newsletters of a brand and the topics that its readers can follow. */
export interface Letters {
  readonly newsletters: z.infer<typeof newsletterFile>;
  readonly topics: z.infer<typeof topicFile>;
}

/** Reads them from a brand's folder; null when it has none. Throws StartError on an invalid file. */
export const readLetters = async (folder: string): Promise<Fingerprinted<Letters> | null> => {
  const files = { newsletters: join(folder, 'newsletters.json'), topics: join(folder, 'topics.json') };
  if (!existsSync(files.newsletters) || !existsSync(files.topics)) return null;
  const newsletters = await readFile(files.newsletters, 'utf8');
  const topics = await readFile(files.topics, 'utf8');
  return {
    content: {
      newsletters: parse(files.newsletters, newsletters, newsletterFile),
      topics: parse(files.topics, topics, topicFile),
    },
    checksum: fingerprint([newsletters, topics]),
  };
};

/** Replaces them in the database; readers' subscriptions to remaining ones stay. */
export const seedLetters = async (
  tx: Transaction,
  brandId: number,
  { newsletters, topics }: Letters,
): Promise<void> => {
  for (const [ord, one] of newsletters.entries()) {
    await tx.query(
      `insert into newsletter (brand_id, code, name, description, frequency, theme, subscribers_only, illustration, ord)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (code) do update set brand_id = $1, name = $3, description = $4, frequency = $5, theme = $6,
         subscribers_only = $7, illustration = $8, ord = $9`,
      [
        brandId,
        one.id,
        one.name,
        one.description,
        one.frequency,
        one.theme,
        one.subscribers_only,
        one.illustration,
        ord,
      ],
    );
  }
  for (const [ord, { id, name, theme, illustration }] of topics.entries()) {
    await tx.query(
      `insert into topic (brand_id, code, name, theme, illustration, ord) values ($1, $2, $3, $4, $5, $6)
       on conflict (code) do update set brand_id = $1, name = $3, theme = $4, illustration = $5, ord = $6`,
      [brandId, id, name, theme, illustration, ord],
    );
  }
  await tx.query('delete from newsletter where brand_id = $1 and code <> all($2)', [
    brandId,
    newsletters.map(({ id }) => id),
  ]);
  await tx.query('delete from topic where brand_id = $1 and code <> all($2)', [brandId, topics.map(({ id }) => id)]);
};
