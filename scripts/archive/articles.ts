import { chanceOf, oneOf, seedOf, zipf } from './chance.ts';
import { nameOf } from './names.ts';
import type { Pattern, Source } from './sentences.ts';

/** An article of the archive; `passages` hold its text, the summary first. */
export interface ArchiveStory {
  readonly slug: string;
  readonly section: string;
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
  /** Days before the archive's newest day. */
  readonly age: number;
  /** A number to choose an author by. */
  readonly author: number;
  readonly passages: readonly { readonly body: string; readonly words: string }[];
}

/** Passages of an article, three on average, and words at which one is long enough. */
const PASSAGES = [1, 2, 3, 3, 4, 5];
const MIN_WORDS = 90;
/** Names of an article: the first is in most of its gaps. */
const CAST = 8;
/** Share of sentences from the article's own text; the others are of another text of the section. */
const OWN = 0.6;
/** Most places that a text search vector keeps of a word. */
const MOST_PLACES = 255;

interface Named {
  readonly name: string;
  readonly stem: string;
}

/** Collects texts and their words as the database's own vector of them. */
const collector = () => {
  const places = new Map<string, string[]>();
  let offset = 0;
  let last = 0;
  const put = (stem: string, place: number, weight: string): void => {
    const at = offset + place;
    if (at > last) last = at;
    const known = places.get(stem);
    if (!known) places.set(stem, [`${at}${weight}`]);
    else if (known.length < MOST_PLACES) known.push(`${at}${weight}`);
  };
  return {
    /** The text of a pattern with names in its gaps. */
    add: ({ pieces, stems, gaps, places: taken }: Pattern, named: readonly Named[], weight = ''): string => {
      for (const [stem, place] of stems) put(stem, place, weight);
      for (const [index, place] of gaps.entries()) put(named[index]?.stem ?? '', place, weight);
      offset += taken;
      return pieces.map((piece, index) => `${piece}${named[index]?.name ?? ''}`).join('');
    },
    /** The title ends at its last word that counts, as where vectors are joined. */
    endTitle: (): void => {
      offset = last;
    },
    vector: (): string =>
      [...places].map(([stem, at]) => `'${stem.replace(/['\\]/g, '$&$&')}':${at.join(',')}`).join(' '),
  };
};

/** Makes article `index` of a seed: the same one whatever was made before it. `stems`: of each name, by rank. */
export const articleOf = (
  sources: readonly Source[],
  stems: readonly string[],
  seed: number,
  index: number,
  days: number,
): ArchiveStory => {
  const chance = chanceOf(seedOf(seed, index));
  const source = oneOf(chance, sources);
  const beside = sources.filter(({ section }) => section === source.section);
  const cast = Array.from({ length: CAST }, (): Named => {
    const rank = zipf(chance, stems.length);
    return { name: nameOf(rank), stem: stems[rank] ?? '' };
  });
  const namesFor = ({ gaps }: Pattern): Named[] => gaps.map(() => cast[zipf(chance, CAST)] as Named);
  const titled = oneOf(chance, source.titles);
  const titleNames = namesFor(titled);
  const summaryOf = oneOf(chance, source.sentences);
  const summaryNames = namesFor(summaryOf);
  let title = '';
  let summary = '';
  const passages = Array.from({ length: oneOf(chance, PASSAGES) }, (_, ord) => {
    const vector = collector();
    title = vector.add(titled, titleNames, 'A');
    vector.endTitle();
    const texts: string[] = [];
    let words = 0;
    const add = (pattern: Pattern, named: readonly Named[]): void => {
      texts.push(vector.add(pattern, named));
      words += pattern.words;
    };
    if (ord === 0) {
      add(summaryOf, summaryNames);
      summary = texts[0] ?? '';
    }
    while (words < MIN_WORDS) {
      const sentence = oneOf(chance, (chance() < OWN ? source : oneOf(chance, beside)).sentences);
      add(sentence, namesFor(sentence));
    }
    return { body: ord === 0 ? `${summary}\n\n${texts.slice(1).join(' ')}` : texts.join(' '), words: vector.vector() };
  });
  return {
    slug: `archivio-${index}`,
    section: source.section,
    kicker: cast[0]?.name ?? '',
    title,
    summary,
    age: Math.floor(chance() * days),
    author: chance(),
    passages,
  };
};
