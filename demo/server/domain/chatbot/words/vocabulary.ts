import { readdirSync, readFileSync } from 'node:fs';
import { type Vocabulary, vocabularyOf } from '../../../../../src/rules/chatbot/word-families.ts';
import type { Queryable } from '../../../db/db.ts';
import { type Stems, stemsOf } from '../../search/stems.ts';

/** The texts of this folder with more than families: a line with the forms of one word, and one with the names of a kind, `;`, its things. */
const FORMS = 'forms.txt';
const KINDS = 'kinds.txt';

type Line = readonly [first: string, second: string];

const linesOf = (folder: URL, file: string): readonly Line[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', second = ''] = line.split(';');
      return [first, second] as const;
    });

/** The families in this folder’s texts, one a line: words that mean the same, the first their head; after `;` words of the same matter. */
const familyLines = (folder: URL): readonly Line[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file !== FORMS && file !== KINDS)
    .sort()
    .flatMap((file) => linesOf(folder, file));

const read = async (db: Queryable): Promise<Vocabulary> => {
  const folder = new URL('.', import.meta.url);
  const stemmed = async (lines: readonly Line[]): Promise<{ first: Stems; second: Stems }[]> => {
    const stems = await stemsOf(db, lines.flat());
    return lines.map((_, at) => ({ first: stems[2 * at] ?? [], second: stems[2 * at + 1] ?? [] }));
  };
  const families = await stemmed(familyLines(folder));
  const forms = await stemmed(linesOf(folder, FORMS));
  const kinds = await stemmed(linesOf(folder, KINDS));
  return vocabularyOf({
    families: families.map(({ first, second }) => ({ same: first, near: second })),
    forms: forms.map(({ first }) => first),
    kinds: kinds.map(({ first, second }) => ({ names: first, things: second })),
  });
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
