import { withCounted, withListed } from '../../../../src/rules/assistance/listed.ts';
import { matterIn } from '../../../../src/rules/assistance/matters.ts';
import { smallTalk } from '../../../../src/rules/assistance/small-talk.ts';
import { isFollowUp, isFragment, isRepeated, questionsIn, wasSaid } from '../../../../src/rules/assistance/talk.ts';
import { inItalian } from '../../../../src/rules/assistance/translation.ts';
import { fits, inFull, wordsOf } from '../../../../src/rules/assistance/words.ts';
import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import type { Queryable } from '../../db/db.ts';
import { greetingReply, thanksReply, whoReply } from './courtesies.ts';
import { facts } from './fact-ways.ts';
import { factInTalk, type Intent, intentOf, ofOffers } from './intent/intent.ts';
import { wantedOf } from './intent/wanted.ts';
import { findPassages, type Passages } from './passages.ts';
import { isPricedFor } from './price/asked-offers.ts';
import { prices } from './price/prices.ts';
import { accountLink, joined, type Reply } from './reply.ts';
import { general, refuse, searched } from './searched.ts';
import { type Asker, asMeant, continuesTalk, type Question, type Setting, subjectNow } from './setting.ts';
import { continued, leftOut, seeming } from './talk/continued.ts';
import { besideFailed, ofFailed } from './talk/failed.ts';
import * as ways from './ways-out.ts';
import { type Wording, worded } from './worded.ts';

/** How to complain in writing, and when the telephone is answered, as the FAQ puts it. */
const FORMAL = 'Come presento un reclamo?';
const TELEPHONE = 'Quali sono gli orari dell’assistenza al telefono?';

/** Whoever complains of something that the FAQ explains gets that. */
const complaint = async (setting: Setting, text: string): Promise<Reply> => {
  const { treated } = await setting.search(text);
  return ways.complaintReply(treated?.body ?? (await general(setting, FORMAL)), setting);
};

/** Asks for the telephone rather than for the chat. */
const byTelephone = 'telefon-|chiam-|richiam-|numero|orari-|sabato|domenica|ore';

const person = async (setting: Setting, text: string): Promise<Reply> => {
  const asked = fits(wordsOf(text), byTelephone) ? TELEPHONE : text;
  const { treated } = await setting.search(asked);
  return ways.personReply(treated?.body, setting);
};

/** Help that needs no session: passages that lead into the account area are left out. */
const signIn = async ({ search, said }: Setting, text: string): Promise<Reply> => {
  const matter = matterIn(wordsOf(text));
  const found = [...(await search(text)).sure, ...(matter === undefined ? [] : (await search(matter)).sure)];
  const open = found.find(({ body, isBehindSignIn }) => !isBehindSignIn && !wasSaid(body, said));
  return {
    text:
      open?.body ??
      'Nella pagina di accesso premi «Password dimenticata?» e scrivi l’e-mail dell’account: ti arriva un codice per scegliere una nuova password. Se l’accesso si è fermato dopo troppi tentativi, aspetta qualche minuto. Se non basta, scrivici da Contattaci: non serve accedere.',
    card: { title: 'Accesso', rows: [], link: accountLink('Scegli una nuova password', '/password-dimenticata') },
  };
};

/** What is known about a question in another language; undefined when it is nothing. */
const known = async (setting: Setting, italian: string): Promise<Reply | undefined> => {
  const intent = intentOf(italian, setting.asker?.email);
  if (intent.kind === 'others') return ways.othersReply;
  if (intent.kind === 'fact') return facts(setting, italian, intent.fact, intent.isGeneral);
  if (intent.kind === 'price') return prices(setting, italian, intent.price, intent.beyond);
  if (intent.kind === 'signIn') return signIn(setting, italian);
  const text = intent.kind === 'search' ? await general(setting, italian) : undefined;
  return text === undefined ? undefined : { text };
};

const foreign = async (
  setting: Setting,
  text: string,
  { language, isInjection, courtesy }: Extract<Intent, { kind: 'language' }>,
): Promise<Reply> => {
  if (courtesy) return ways.courtesyIn(language, courtesy, setting.brand);
  if (isInjection) return ways.languageInjection(language, setting.brand);
  const italian = inItalian(text, language);
  const reply = italian === '' ? undefined : await known(setting, italian);
  return reply ? ways.answeredIn(language, reply, setting.brand) : ways.languageReply(language, setting.brand);
};

const failedBefore = ({ said, subject }: Setting): boolean => said.length > 0 && subject !== undefined;

/** What the search finds; without it, what else the question may want. */
const searchedOr = async (
  setting: Setting,
  text: string,
  isContinued: boolean,
  next: Intent | undefined,
): Promise<Reply> => {
  const reply = await searched(setting, text, isContinued);
  return reply.questions && next ? answeredBy(setting, text, next, isContinued) : reply;
};

const outside = async (setting: Setting, text: string, { isSure }: Intent): Promise<Reply> => {
  const whole = isSure ? undefined : (await setting.search(text)).sure.find(({ isWhole }) => isWhole);
  return whole ? { text: whole.body, basis: [] } : ways.outsideReply(setting.brand);
};

const answeredBy = async (setting: Setting, text: string, intent: Intent, follows: boolean): Promise<Reply> => {
  switch (intent.kind) {
    case 'thanks':
      return thanksReply(text);
    case 'greeting':
      return greetingReply(setting, text);
    case 'who':
      return whoReply(setting);
    case 'person':
      return person(setting, text);
    case 'injection':
      return ways.injectionReply;
    case 'others':
      return ways.othersReply;
    case 'outside':
      return follows ? searched(setting, text, true) : outside(setting, text, intent);
    case 'language':
      return foreign(setting, text, intent);
    case 'complaint':
      return complaint(setting, text);
    case 'signIn':
      return signIn(setting, text);
    case 'fact':
      return facts(setting, text, intent.fact, intent.isGeneral);
    case 'price':
      return prices(setting, text, intent.price, intent.beyond);
    case 'nonsense':
      return follows ? searched(setting, text, true) : refuse(setting, []);
    case 'failed':
      return failedBefore(setting) ? ways.notHelped(setting) : searched(setting, text, follows);
    case 'search':
      return searchedOr(setting, text, follows, intent.next);
  }
};

const followsUp = ({ subject }: Setting, text: string): boolean =>
  continuesTalk(text, subject) || (subject?.intent.kind === 'fact' && factInTalk(text) !== undefined);

const asksForDetail = /(?<!\p{L})(?:quant[oaie]|quando|dove)(?!\p{L})/iu;

/**
 * What a text wants in the talk: `e a Natale?` greets nobody, `e quante volte?` does not complain, and a visitor's `quanto
 * pago?` means what is sold.
 */
const intentInTalk = (text: string, { asker, said, subject }: Setting): Intent => {
  const intent = intentOf(text, asker?.email);
  const isOfSale = subject?.intent.kind === 'price' || subject?.intent.kind === 'search';
  if (!asker && isOfSale && intent.kind === 'fact' && intent.fact === 'price')
    return ofOffers(wordsOf(text), intent.reason);
  const isCourteous = intent.kind === 'greeting' || intent.kind === 'thanks';
  const isDetail = intent.kind === 'complaint' && !intent.isSure && isFragment(text) && asksForDetail.test(text);
  return (isCourteous || isDetail) &&
    said.length > 0 &&
    text.includes('?') &&
    isFollowUp(text) &&
    smallTalk(text) === undefined
    ? { kind: 'search', next: undefined, reason: intent.reason, isSure: false }
    : intent;
};

const byIntent = async (setting: Setting, wanted: string): Promise<Reply> => {
  const { asker, subject, said } = setting;
  const text = asMeant(wanted, subject);
  const intent = intentInTalk(text, setting);
  const isShort = isFragment(text);
  const ofTalk = await leftOut(setting, text, intent);
  if (ofTalk) return ofTalk;
  if (said.length > 0 && subject && isShort && intent.kind === 'complaint' && !intent.isSure)
    return ways.notHelped(setting);
  if (intent.kind === 'failed' && failedBefore(setting))
    return (await (intent.isSure ? besideFailed : ofFailed)(setting, text)) ?? ways.notHelped(setting);
  if (intent.kind === 'search' && (await isPricedFor(setting.db, setting.brand.id, wordsOf(text))))
    return answeredBy(setting, text, ofOffers(wordsOf(text), 'price for whom'), false);
  const follows = followsUp(setting, text);
  const next = follows ? await continued(setting, text, intent) : undefined;
  if (next) return next;
  const isSeeming = (follows || isShort) && !intent.isSure && seeming.has(intent.kind);
  if (subject?.intent.kind === 'search' && isSeeming && !(asker && intent.kind === 'fact'))
    return searchedOr(setting, text, true, intent);
  return answeredBy(setting, text, intent, follows);
};

const unlessSaid = (reply: Reply, setting: Setting): Reply => {
  const { said } = setting;
  return reply.isPolite || !isRepeated(reply.text, said)
    ? reply
    : ways.saidAgain(reply, (text) => isRepeated(text, said), setting);
};

/** Two questions are answered one by one only if each has its own answer. */
const isAnswer = ({ questions, person }: Reply): boolean => !questions && !person;

/** Who asks, when and where. `wording`: a model that words what was found. */
interface Circumstances {
  readonly asker?: Asker | undefined;
  readonly now: Date;
  readonly page: string;
  readonly wording?: Wording | undefined;
}

/** The talk with the names in place of `il secondo`, which the reply before listed, and with what is only counted. */
const withNames = ({ content, messages }: Question): Question => {
  const replyBefore = (at: number): string | undefined => {
    const before = messages[at - 1];
    return before?.role === 'assistant' ? before.content : undefined;
  };
  const named = (text: string, at: number): string => {
    const asked = messages.slice(0, at).flatMap((one) => (one.role === 'user' ? [one.content] : []));
    return withCounted(withListed(text, replyBefore(at)), asked);
  };
  return {
    content: named(inFull(content), messages.length),
    messages: messages.map((message, at) =>
      message.role === 'user' ? { ...message, content: named(message.content, at) } : message,
    ),
  };
};

const answered = async (
  db: Queryable,
  brand: Brand,
  question: Question,
  { asker, now, page }: Circumstances,
  said: readonly string[],
): Promise<Reply> => {
  const searches = new Map<string, Promise<Passages>>();
  const setting: Setting = {
    db,
    brand,
    asker,
    now,
    page,
    said,
    subject: await subjectNow(db, brand.id, question, asker, said),
    search: (text, context) => {
      const key = JSON.stringify([text, context]);
      const known = searches.get(key) ?? findPassages(db, brand.id, text, context);
      searches.set(key, known);
      return known;
    },
  };
  const { text: wanted, isOne } = wantedOf(question.content, asker?.email);
  const parts = isOne ? [wanted] : questionsIn(wanted).slice(0, 2);
  const isUnknownReader = !asker && parts.some((part) => intentOf(part).kind === 'fact');
  if (parts.length > 1 && !isUnknownReader && !isFollowUp(wanted)) {
    const replies = await Promise.all(parts.map((part) => byIntent(setting, part)));
    const each = replies.filter((reply) => !reply.isPolite);
    const isDifferent = new Set(each.map(({ text }) => text)).size === each.length;
    if (each.length > 1 && isDifferent && each.every(isAnswer)) return unlessSaid(joined(each), setting);
  }
  return unlessSaid(await byIntent(setting, wanted), setting);
};

/**
 * Answers a reader's question: what it wants is decided first (intent/intent.ts); only then the brand's FAQ
 * and offers are searched, or the reader's own account is read. A model may put what was found into other words.
 */
export const answerQuestion = async (
  db: Queryable,
  brand: Brand,
  question: Question,
  circumstances: Circumstances,
): Promise<Omit<Reply, 'basis'>> => {
  const said = question.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const found = await answered(db, brand, withNames(question), circumstances, said);
  const { wording } = circumstances;
  const { basis, isPolite, ...reply } =
    wording && found.basis ? await worded(db, wording, question.content, found, said) : found;
  return reply;
};
