import { spelledOut } from '../../../../src/rules/chatbot/asked/spelling.ts';
import { asksForNews, periodOf, searchedIn } from '../../../../src/rules/chatbot/period.ts';
import { asksToTell, isFollowUp, withCounted, withoutAsides } from '../../../../src/rules/chatbot/question-parts.ts';
import { chatKinds } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import type { Queryable } from '../../db/db.ts';
import { leavesOut, ownWords, type Part, readQuestion } from './asked.ts';
import { digest, generalNews, mayMeanAll } from './digest.ts';
import { type Finding, findQuotes, sameStory, spokenBy } from './finding/find.ts';
import { nearestOf } from './finding/nearest.ts';
import type { Spoken } from './finding/spoken.ts';
import { type Asked, blockOf, inTurn, leadOf, nothing, type Plan, receiptOf, supportsOf, texts } from './planned.ts';
import { quoteOf } from './sentences.ts';
import { isInScope, type Scope } from './sources.ts';
import type { Story } from './stories.ts';
import type { Citation } from './tail.ts';

const READ_ALSO = 5;
/** Most sentences of an answer: to one question, and to each of several. */
const MOST_QUOTES = 6;
const EACH = 4;
/** Support of a well answered part, and what another part of its question may lack. */
const WELL = 0.3;
const LESS = 2.4;
/** So much better another story must answer a question that may be about the talk's, which has few words. */
const STAY = 1.5;
const FEW = 4;
/** Share of a question's words that the story of the talk may lack. */
const MOSTLY = 0.4;

/** A question that is about the story of the talk needs less support. */
const withinTalk = (finding: Finding): Finding =>
  finding.quotes.length === 0 && finding.support >= -LESS
    ? { ...finding, quotes: finding.likely.slice(0, 3) }
    : finding;

/** Whether a question keeps to the story of the talk: surely when it names nothing, maybe when that story tells what it names. */
const staying = (part: Part, { absent }: Finding): 'surely' | 'maybe' | 'no' => {
  if (part.names.size > 0) return 'no';
  if (ownWords(part).every((stem) => part.light.has(stem))) return 'surely';
  return absent < MOSTLY ? 'maybe' : 'no';
};

/** Whether a question in a talk may be about its story: it names nothing and has few words of its own. */
const mayBeOfTalk = (part: Part): boolean =>
  part.names.size === 0 && ownWords(part).filter((stem) => !part.light.has(stem)).length <= FEW;

/** A part whose question has another part that is well answered needs less support. */
const withLikely = (findings: readonly Finding[]): Finding[] => {
  const isAnswered = findings.some(({ quotes, support }) => quotes.length > 0 && support >= WELL);
  return findings.map((finding) => {
    const { quotes, likely, support } = finding;
    return isAnswered && quotes.length === 0 && support >= -LESS ? { ...finding, quotes: likely.slice(0, 2) } : finding;
  });
};

/** The sentences for each part: as part of the talk if that is answered, else by itself. */
const answerParts = async (
  db: Queryable,
  scope: Scope,
  parts: readonly Part[],
  talk: Spoken | undefined,
  known: Map<number, Story>,
  staysInTalk = false,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const [index, part] of parts.entries()) {
    const before = findings[index - 1];
    const isShort = ownWords(part).length < 2 || isFollowUp(part.text);
    // 'Chi è il patrono, e quando si festeggia?': who does not know the first knows nothing of the second.
    const isLost = before !== undefined && before.quotes.length === 0 && ownWords(part).length < 2;
    const refers = index > 0 || leavesOut(part);
    const mayStay = before === undefined && talk !== undefined && mayBeOfTalk(part);
    const story = (isShort && refers) || staysInTalk || mayStay ? (spokenBy(before) ?? talk)?.storyId : undefined;
    const beside = index > 0 && story === undefined ? spokenBy(before)?.storyId : undefined;
    const inTalk = await findQuotes(db, scope, { part, carried: part.carried, story, beside }, known);
    const isAlone = part.carried.size === 0 && story === undefined && beside === undefined;
    const inside = story === undefined || before !== undefined ? 'no' : staying(part, inTalk);
    const settled = isAlone || staysInTalk || inside === 'surely' || (isShort && inTalk.quotes.length > 0);
    const alone = settled ? inTalk : await findQuotes(db, scope, { part, carried: new Map() }, known);
    const isBetter =
      alone.support > inTalk.support + (mayStay ? STAY : 0) && (inside !== 'maybe' || alone.quotes.length > 0);
    const better = isBetter ? alone : inTalk;
    const finding = isLost ? { ...better, quotes: [] } : better;
    const spoken = isShort || inside !== 'no' ? talk : undefined;
    const said = await sameStory(db, part, finding, before ? spokenBy(before) : spoken, known);
    findings.push(inside === 'no' || better !== inTalk ? said : withinTalk(said));
  }
  return withLikely(findings);
};

/**
 * Plans the answer to a question with quotes from the brand's articles, in the order of its parts, or says that there is none.
 */
export const planAnswer = async (db: Queryable, asked: Asked, now: number): Promise<Plan> => {
  const { brandId, before } = asked;
  const question = withCounted(withoutAsides(spelledOut(asked.question)), before);
  const period = periodOf(asked.question, now);
  const scope: Scope = {
    brandId,
    category: chatKinds[asked.ragType].category,
    from: period?.from,
    to: period?.to,
    now: new Date(now),
  };
  const news = await generalNews(db, asked, period !== undefined);
  if (news) return digest(db, asked, scope, news.section);
  // Not a story of another day than the one asked for, and not one withdrawn since.
  const spoken = asked.spoken && (await isInScope(db, scope, asked.spoken.storyId)) ? asked.spoken : undefined;
  const parts = await readQuestion(
    db,
    brandId,
    searchedIn(question, period),
    before,
    asksForNews(question) || asksToTell(question),
  );
  const known = new Map<number, Story>();
  const alone = await answerParts(db, scope, parts, spoken, known);
  // Without an answer, a later question is taken to be about the story of the talk.
  const isLost = spoken !== undefined && alone.every(({ quotes }) => quotes.length === 0);
  const findings = isLost ? await answerParts(db, scope, parts, spoken, known, true) : alone;
  const most = Math.max(MOST_QUOTES, EACH * parts.length);
  const likely = new Set(inTurn(findings.map((finding) => finding.quotes)).slice(0, most));
  const quotes = findings.flatMap((finding) => finding.quotes).filter((quote) => likely.has(quote));
  const said = [...new Map(quotes.map((quote) => [quote.sentence, quote])).values()];
  const cited = [...new Set(said.map(({ passage }) => passage.sourceId))];
  const citations = said.flatMap(({ sentence, passage }): Citation[] => {
    const story = known.get(passage.sourceId);
    return story ? [{ ...story.source, n: cited.indexOf(passage.sourceId) + 1, quote: quoteOf(sentence) }] : [];
  });
  const isHedged = findings.every((finding) => finding.isHedged || finding.quotes.length === 0);
  const isDoubtful = findings.every(({ support }) => support < WELL);
  if (period && isDoubtful && mayMeanAll(question)) return digest(db, asked, scope, undefined);
  if (citations.length === 0) return nothing(db, asked, scope, nearestOf(findings, known));
  const open = parts.filter((_, index) => findings[index]?.quotes.length === 0).map(({ text }) => text);
  return {
    text: [
      isHedged ? texts.hedged : leadOf(citations, now),
      ...citations.map(blockOf),
      ...(open.length > 0 ? [texts.open(open)] : []),
    ].join('\n\n'),
    evidence: {
      citations,
      articleIds: [...new Set([...cited, ...findings.flatMap(({ storyIds }) => storyIds)])].slice(0, READ_ALSO),
      receipt: await receiptOf(db, asked, scope),
    },
    supports: supportsOf(said, cited, known),
  };
};
