import { lightWords } from '../../../../src/rules/chatbot/light-words.ts';
import { beyondNews } from '../../../../src/rules/chatbot/news-asked.ts';
import { asksForNews, matterOf, mayAskForNews } from '../../../../src/rules/chatbot/period.ts';
import { namesIn } from '../../../../src/rules/chatbot/premises.ts';
import { isAside, isFollowUp } from '../../../../src/rules/chatbot/question-parts.ts';
import { chatKinds } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { brandRecords } from '../../base/records.ts';
import type { Queryable } from '../../db/db.ts';
import { contentStems } from '../search/concepts.ts';
import { stemsOf } from '../search/stems.ts';
import { type Asked, blockOf, nothing, type Plan, receiptOf, texts } from './planned.ts';
import { stemWeights } from './search-articles.ts';
import { quoteOf, sentencesOf } from './sentences.ts';
import { frontPageOf, type Scope, sectionTitlesOf } from './sources.ts';
import { withoutMarkers } from './tail.ts';

const DIGEST = 5;
/** A stem in more than this share of all passages is not specific. */
const COMMON = 0.06;
/** 'sul porto' names a matter, however common its word. */
const namesMatter = /(?<!\p{L})su(?:l|llo|lla|i|gli|lle|ll[’'])?\s?\p{L}{3,}/iu;

/** 'Dell’Ucraina', 'sulle strade', 'per i pendolari'. */
const ofMatter =
  /(?<!\p{L})(?:di|del|dello|della|dei|degli|delle|dell|su|sul|sullo|sulla|sui|sugli|sulle|sull|con|per|circa)[\s’']\s?(?!che|cosa|quale|dal)\p{L}{3,}/iu;
/** 'Sono nonna Pina': whoever asks is no matter. */
const whoAsks = /(?<!\p{L})(?:sono|mi chiamo|qui) (?:\p{L}+ )?\p{Lu}\p{L}+/u;

/** The leading articles, of a section if there is one. */
export const digest = async (db: Queryable, asked: Asked, scope: Scope, section: string | undefined): Promise<Plan> => {
  const articles = await frontPageOf(db, scope, DIGEST, section);
  if (articles.length === 0) return nothing(db, asked, scope);
  const citations = articles.map((article, index) => ({
    ...article,
    n: index + 1,
    quote: quoteOf(sentencesOf(article.summary)[0] ?? article.title),
  }));
  const blocks = citations.map(
    (citation) => `**${withoutMarkers(`${citation.section}: ${citation.title}`)}**\n\n${blockOf(citation)}`,
  );
  return {
    text: [texts.digest, ...blocks].join('\n\n'),
    evidence: {
      citations,
      articleIds: articles.map(({ articleId }) => articleId),
      receipt: await receiptOf(db, asked, scope),
    },
    supports: [],
  };
};

/** Whether a question for the news of a day may mean all of them: it names no matter that the search did not find. */
export const mayMeanAll = (question: string): boolean => {
  const matter = matterOf(question.replace(whoAsks, ' '));
  return mayAskForNews(question) && !ofMatter.test(matter) && namesIn(matter).length === 0;
};

/** The clause that asks for the news, when the others only tell of the reader: 'ero in ferie, cosa è successo?' */
const askingOf = (question: string): string => {
  const clauses = question.split(/[,:;.!?]+(?!\p{L})/u).filter((clause) => /\p{L}/u.test(clause));
  const [asking, ...more] = clauses.filter(mayAskForNews);
  const isAlone = more.length === 0 && clauses.every((clause) => clause === asking || isAside(clause));
  return asking !== undefined && isAlone ? asking : question;
};

/** A stem of a section's name with so many letters is also in other words: 'sport' in 'sportive'. */
const STEM = 5;

/** The section that stems name, as 'sport' and 'sportive' do; undefined when they name none. */
const sectionNamed = async (db: Queryable, brandId: number, named: readonly string[]): Promise<string | undefined> => {
  if (named.length === 0) return undefined;
  const titles = await sectionTitlesOf(db, brandId);
  const stems = await stemsOf(db, titles);
  const isOf = (title: number, word: string): boolean =>
    stems[title]?.some((stem) => word === stem || (stem.length >= STEM && word.startsWith(stem))) ?? false;
  return titles.find((_, title) => named.every((word) => isOf(title, word)));
};

/** A word that the paper never uses and that is no longer than this names no matter: 'pls'. */
const SHORT = 3;

/**
 * What a question for news in general asks for: a section, if it names one, or everything. Undefined for another question, and
 * when it has a specific stem besides the paper's name and the category of the chatbot. `isDated`: it names a day.
 */
export const generalNews = async (
  db: Queryable,
  { brandId, ragType, question: whole, spoken }: Asked,
  isDated: boolean,
): Promise<{ readonly section: string | undefined } | undefined> => {
  const paper = brandRecords.find(({ id }) => id === brandId)?.name ?? '';
  // 'E ieri?' in a talk is about its story.
  const beyond = spoken !== undefined && isFollowUp(whole) ? undefined : beyondNews(whole);
  const [own = [], light = [], matter = []] = await stemsOf(db, [
    `${paper} ${chatKinds[ragType].category ?? ''}`,
    lightWords,
    beyond?.join(' ') ?? '',
  ]);
  const isAll = beyond?.length === 0 || (matter.length > 0 && matter.every((stem) => own.includes(stem)));
  if (isAll) return { section: undefined };
  const named = matter.filter((stem) => !own.includes(stem));
  const ofDay = isDated ? await sectionNamed(db, brandId, named) : undefined;
  if (ofDay !== undefined) return { section: ofDay };
  const known = [...own, ...light];
  const question = askingOf(whole);
  if (!(isDated ? mayAskForNews(question) : asksForNews(question))) return undefined;
  const left = (await contentStems(db, matterOf(question))).filter((stem) => !known.includes(stem));
  const shares = await stemWeights(db, brandId, left);
  const isAboutAll = !namesMatter.test(matterOf(question));
  const isVague = left.every((stem) => {
    const share = shares.get(stem)?.share ?? 0;
    return share > COMMON || (share === 0 && stem.length <= SHORT);
  });
  if (isAboutAll && isVague) return { section: undefined };
  const section = await sectionNamed(db, brandId, left);
  return section === undefined ? undefined : { section };
};
