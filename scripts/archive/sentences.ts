import type { Queryable } from '../../demo/server/db/db.ts';
import { sentencesOf } from '../../demo/server/domain/chatbot/sentences.ts';
import type { SharedContent } from '../../demo/server/domain/seed/shared-content.ts';

/** A text with gaps for names: the pieces around them, and what the database makes of it. */
export interface Pattern {
  /** One more than there are gaps. */
  readonly pieces: readonly string[];
  /** Stems with their places from 1, and the places of the gaps. */
  readonly stems: readonly (readonly [stem: string, place: number])[];
  readonly gaps: readonly number[];
  /** Places that it takes up, and its words as written. */
  readonly places: number;
  readonly words: number;
}

/** The patterns of one text of the demo. */
export interface Source {
  readonly section: string;
  readonly titles: readonly Pattern[];
  readonly sentences: readonly Pattern[];
}

/** A name inside a sentence: a capital after a word and a space. */
const name = /(?<=[\p{L},;:] )\p{Lu}\p{Ll}{2,}(?=[\s,.;:!?»”)])/gu;
/** Words that the stemmer leaves as they are: one for a gap, one for the end. */
const GAP = 'zqxk';
const END = 'zqxw';
const TITLE_WORDS = 8;

const titleOf = (sentence: string): string =>
  sentence
    .split(/\s+/u)
    .slice(0, TITLE_WORDS)
    .join(' ')
    .replace(/[\s,.;:!?«»“”"()–—-]+$/u, '');

/** Reads texts as patterns, by the database's own stemmer; leaves out what it reads otherwise than word by word. */
const patternsOf = async (db: Queryable, texts: readonly string[]): Promise<(Pattern | null)[]> => {
  const pieces = texts.map((text) => text.split(name));
  const rows = await db.query<{ words: readonly (readonly [string, number])[] | null }>(
    `select (select json_agg(json_build_array(w.lexeme, place) order by place)
               from unnest(to_tsvector('it', search_text(t.source))) as w, unnest(w.positions) as place) as words
       from unnest($1::text[]) with ordinality as t (source, ord) order by ord`,
    [pieces.map((some) => `${some.join(GAP)} ${END}`)],
  );
  return rows.map(({ words }, index) => {
    const own = pieces[index] ?? [];
    const end = words?.at(-1);
    const gaps = (words ?? []).flatMap(([stem, place]) => (stem === GAP ? [place] : []));
    if (end?.[0] !== END || gaps.length !== own.length - 1) return null;
    const stems = (words ?? []).filter(([stem]) => stem !== GAP && stem !== END);
    return { pieces: own, stems, gaps, places: end[1] - 1, words: own.join(' x ').split(/\s+/u).length };
  });
};

/** The open texts of the demo, Wikinotizie and Pinocchio, as sources of sentences. */
export const readSources = async (db: Queryable, { wire, serial }: SharedContent): Promise<Source[]> => {
  const texts = [
    ...wire.map(({ section, paragraphs }) => ({ section, paragraphs })),
    ...serial.map(({ paragraphs }) => ({ section: 'cultura', paragraphs })),
  ];
  const sources: Source[] = [];
  for (const { section, paragraphs } of texts) {
    const sentences = paragraphs.filter((one) => !one.startsWith('## ')).flatMap(sentencesOf);
    const whole = (await patternsOf(db, sentences)).filter((one) => one !== null);
    const titles = (await patternsOf(db, sentences.map(titleOf))).filter((one) => one !== null && one.words > 3);
    if (whole.length > 3 && titles.length > 0) sources.push({ section, titles: titles as Pattern[], sentences: whole });
  }
  return sources;
};
