import type { Queryable } from '../../db/db.ts';
import { stemsOf } from './stems.ts';

/** Weights of a synonym and of the meaning of a multi-word expression, relative to the word itself. */
const SYNONYM_WEIGHT = 0.7;
const EXPRESSION_WEIGHT = 0.8;

/** One concept of a question: the stems that express it, each with its weight. */
export interface Concept {
  /** The question's own stem; null for a multi-word expression. */
  readonly stem: string | null;
  readonly weight: number;
  readonly terms: ReadonlyMap<string, number>;
}

/** The meaningful stems of each question, each once, in reading order; all its stems when none is meaningful. */
export const contentStemsOf = async (db: Queryable, questions: readonly string[]): Promise<string[][]> => {
  const stems = (await stemsOf(db, questions)).map((all) => [...new Set(all)]);
  const rows = await db.query<{ term: string }>('select term from ignored_term where term = any($1)', [
    [...new Set(stems.flat())],
  ]);
  const ignored = new Set(rows.map(({ term }) => term));
  return stems.map((all) => {
    const meaningful = all.filter((stem) => !ignored.has(stem));
    return meaningful.length > 0 ? meaningful : all;
  });
};

/** The meaningful stems of one question. */
export const contentStems = async (db: Queryable, question: string): Promise<string[]> =>
  (await contentStemsOf(db, [question]))[0] ?? [];

type Members = readonly (readonly string[])[];

const single = (members: Members): string[] => [
  ...new Set(members.flatMap((stems) => (stems.length === 1 ? stems : []))),
];

const synonymsOf = (stem: string, groups: readonly Members[]): string[] =>
  groups.filter((members) => members.some((stems) => stems.length === 1 && stems[0] === stem)).flatMap(single);

/** Concepts of the multi-word expressions whose words are all in the question, in any order. */
const expressions = (asked: ReadonlyMap<string, number>, groups: readonly Members[]): Concept[] =>
  groups.flatMap((members) =>
    members
      .filter((stems) => stems.length > 1 && stems.every((stem) => asked.has(stem)))
      .map((stems) => ({
        stem: null,
        weight: Math.max(...stems.map((stem) => asked.get(stem) ?? 0)),
        terms: new Map(single(members).map((term) => [term, EXPRESSION_WEIGHT])),
      })),
  );

/** Expands the weighted stems of a question with the thesaurus. */
export const conceptsOf = async (db: Queryable, asked: ReadonlyMap<string, number>): Promise<Concept[]> => {
  const rows = await db.query<{ members: Members }>(
    'select members from synonym_group where stems && $1::text[] order by id',
    [[...asked.keys()]],
  );
  const groups = rows.map(({ members }) => members);
  const words = [...asked].map(([stem, weight]) => ({
    stem,
    weight,
    terms: new Map([...synonymsOf(stem, groups).map((term) => [term, SYNONYM_WEIGHT] as const), [stem, 1] as const]),
  }));
  return [...words, ...expressions(asked, groups)];
};
