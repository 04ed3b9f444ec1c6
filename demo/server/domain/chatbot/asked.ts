import { requestOf } from '../../../../src/rules/chatbot/asked/answer-kind.ts';
import {
  countedAsked,
  deedAsked,
  emptyWordsOf,
  roleAsked,
  thingAsked,
} from '../../../../src/rules/chatbot/asked/asked-for.ts';
import { lightWords } from '../../../../src/rules/chatbot/light-words.ts';
import { namesIn } from '../../../../src/rules/chatbot/premises.ts';
import {
  askedOf,
  isFollowUp,
  kindAsked,
  partsOf,
  subjectOf,
  withoutRequest,
} from '../../../../src/rules/chatbot/question-parts.ts';
import type { Queryable } from '../../db/db.ts';
import { contentStemsOf } from '../search/concepts.ts';
import { stemsOf } from '../search/stems.ts';
import { stemWeights } from './search-articles.ts';
import { readVocabulary } from './words/vocabulary.ts';

/** One question of a reader's question, as stems with their rarity in the paper. */
export interface Part {
  readonly text: string;
  /** What the talk is about, when this part may refer to it; empty otherwise. */
  readonly subject: string;
  /** Number of stems and of words of the whole question. */
  readonly stems: number;
  readonly asked: number;
  /** Rarity of each stem. */
  readonly own: ReadonlyMap<string, number>;
  readonly carried: ReadonlyMap<string, number>;
  /** Stems that only ask, and of an office. */
  readonly asking: ReadonlySet<string>;
  readonly role: readonly string[];
  /** Stems of what was done, whose author, time or place is asked for. */
  readonly deed: readonly string[];
  /** Stems of proper names but the paper's city, and of the words after an article. */
  readonly names: ReadonlySet<string>;
  readonly subjects: ReadonlySet<string>;
  /** The stem of what is asked of the matter: 'iscrizione' in 'Quanto costa l’iscrizione alla scuola?'. */
  readonly focus: ReadonlySet<string>;
  /** Stems of the things of the kind that is asked for: 'gatt' in 'Quale animale la trovò?'; empty when none is. */
  readonly things: ReadonlySet<string>;
  /** The stem of what is counted: 'scolar' in 'Quanti scolari vanno a piedi?'; undefined when nothing is. */
  readonly counted: string | undefined;
  /** Stems that say little of a matter. */
  readonly light: ReadonlySet<string>;
  /** It asks what the paper wrote of a matter. */
  readonly isNews: boolean;
  /** Of each own stem, the paper's stems that say nearly the same, with how much they do. */
  readonly alike: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** The stems of a part but those that only ask. */
export const ownWords = ({ own, asking }: Part): string[] => [...own.keys()].filter((stem) => !asking.has(stem));

/** Whether a part leaves out what it is about: 'e quanto pesa?', 'quanto valgono?' */
export const leavesOut = (part: Part): boolean =>
  part.carried.size > 0 || isFollowUp(part.text) || ownWords(part).length === 0;

const MOST_PARTS = 3;
/** A part with fewer stems than this may leave out its subject. */
const MIN_STEMS = 3;
/** A name in this share of the passages is the paper's own: its city. */
const COMMON_NAME = 0.03;
/** Weight of the deed whose author is asked for, and of a word that says little. */
const DEED = 1.5;
const LIGHT = 0.25;

/** 'Com’è' has no meaning of its own. */
const elided = /(?<!\p{L})(?:com|cos|dov|quand)[’'](?=è|era)/giu;
/** A part that only asks. */
const bare = /^(?:\p{L}{1,2} )?(?:chi|quando|dove|come|perch[eé]|quant[oaie])[?\s]*$/iu;

/** Most stems of the paper that stand for one of the question, and the greatest share of passages that has one. */
const MOST_ALIKE = 12;
const COMMON = 0.1;

/** The stems of the paper among those that say nearly the same, but common ones, which tell nothing. */
const alikeIn = (
  rarities: ReadonlyMap<string, { readonly share: number }>,
  alike: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const shareOf = (stem: string): number => rarities.get(stem)?.share ?? 0;
  return new Map(
    [...alike]
      .filter(([stem]) => shareOf(stem) > 0 && shareOf(stem) < COMMON)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_ALIKE),
  );
};

/** What an elision leaves: the 's' of "s'erano". */
const isLetter = /^\p{L}$/u;

/** Number of readings of each part. */
const READINGS = 8;

/** The subject of the talk before each part: of the last question that has one. */
const subjectsOf = (parts: readonly string[], before: readonly string[]): string[] => {
  let subject = '';
  for (const question of before.flatMap(partsOf)) {
    const next = subjectOf(question);
    if (next !== '') subject = isFollowUp(question) && subject !== '' ? subject : next;
  }
  return parts.map((part, index) => {
    // 'e dove?' repeats nothing of the part before it.
    const carried = index > 0 && bare.test(part) ? (parts[index - 1] ?? '') : subject;
    const next = subjectOf(part);
    if (next !== '' && !isFollowUp(part)) subject = next;
    return carried;
  });
};

/**
 * The parts of a question, read against the paper's own words. `before`: earlier questions, oldest first. `isNews`: it asks
 * what the paper wrote.
 */
export const readQuestion = async (
  db: Queryable,
  brandId: number,
  question: string,
  before: readonly string[],
  isNews = false,
): Promise<Part[]> => {
  const texts = partsOf(question).slice(0, MOST_PARTS);
  const subjects = subjectsOf(texts, before);
  const content = await contentStemsOf(
    db,
    [...texts, ...subjects].map((text) => withoutRequest(text).replace(elided, ' ')),
  );
  const [light = [], ...plain] = await stemsOf(db, [
    lightWords,
    ...texts.flatMap((text) => [
      `${requestOf(text)?.words ?? ''} ${emptyWordsOf(text)}`,
      roleAsked(text) ?? '',
      namesIn(text).join(' '),
      deedAsked(text) ?? '',
      subjectOf(text),
      askedOf(text),
      kindAsked(text) ?? (requestOf(text) ? '' : (thingAsked(text) ?? '')),
      countedAsked(text) ?? '',
    ]),
  ]);
  const isLight = new Set(light);
  const vocabulary = await readVocabulary(db);
  const asked = content.slice(0, texts.length).flat();
  const all = new Set([...content.flat(), ...asked.flatMap((stem) => [...vocabulary.alikeTo(stem).keys()])]);
  const rarities = await stemWeights(db, brandId, [...all]);
  const rarity = (stem: string): number => rarities.get(stem)?.idf ?? 0;
  return texts.map((text, index) => {
    const own = bare.test(text) ? [] : (content[index] ?? []).filter((stem) => !isLetter.test(stem));
    const [asking = [], role = [], names = [], deed = [], nouns = [], after = [], kind = [], counted = []] =
      plain.slice(READINGS * index);
    const things = new Set(kind.flatMap((stem) => [...vocabulary.thingsOf(stem)]));
    const focus = after.filter((stem) => own.includes(stem) && !asking.includes(stem) && !isLight.has(stem));
    const subject = subjects[index] ?? '';
    const mayRefer = index > 0 || isFollowUp(text) || own.length < MIN_STEMS;
    const carried = mayRefer && subject !== '' ? (content[texts.length + index] ?? []) : [];
    const properNames = new Set(names.filter((stem) => (rarities.get(stem)?.share ?? 0) < COMMON_NAME));
    const weightOf = (stem: string): number => {
      if (deed.includes(stem)) return DEED;
      return isLight.has(stem) && !properNames.has(stem) ? LIGHT : 1;
    };
    return {
      text,
      subject: carried.length > 0 ? subject : '',
      own: new Map(own.map((stem) => [stem, rarity(stem) * weightOf(stem)])),
      stems: new Set(asked).size,
      asked: question.trim().split(/\s+/u).length,
      light: isLight,
      carried: new Map(carried.filter((stem) => !own.includes(stem)).map((stem) => [stem, rarity(stem)])),
      asking: new Set(asking),
      names: properNames,
      subjects: new Set(nouns.filter((stem) => !isLight.has(stem))),
      deed,
      role,
      focus: new Set(focus.slice(0, 1)),
      things: new Set([...things].filter((stem) => !own.includes(stem))),
      counted: counted[0],
      isNews,
      alike: new Map(own.map((stem) => [stem, alikeIn(rarities, vocabulary.alikeTo(stem))])),
    };
  });
};
