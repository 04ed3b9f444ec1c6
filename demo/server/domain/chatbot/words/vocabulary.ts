import { readdirSync, readFileSync } from 'node:fs';
import { type Vocabulary, vocabularyOf } from '../../../../../src/rules/chatbot/word-families.ts';
import type { Queryable } from '../../../db/db.ts';
import { stemsOf } from '../../search/stems.ts';

/** The families in this folder’s texts, one a line: words that mean the same, the first their head; after `;` words of the same matter. */
const lines = (): readonly (readonly [same: string, near: string])[] => {
  const folder = new URL('.', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [same = '', near = ''] = line.split(';');
      return [same, near] as const;
    });
};

const read = async (db: Queryable): Promise<Vocabulary> => {
  const families = lines();
  const same = await stemsOf(
    db,
    families.map(([words]) => words),
  );
  const near = await stemsOf(
    db,
    families.map(([, words]) => words),
  );
  return vocabularyOf(families.map((_, at) => ({ same: same[at] ?? [], near: near[at] ?? [] })));
};

let vocabulary: Promise<Vocabulary> | undefined;

/** The newspaper's vocabulary, read once: both databases stem alike. */
export const readVocabulary = (db: Queryable): Promise<Vocabulary> => {
  vocabulary ??= read(db).catch((error: unknown) => {
    vocabulary = undefined;
    throw error;
  });
  return vocabulary;
};
