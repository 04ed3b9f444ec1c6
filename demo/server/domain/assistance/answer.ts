import { factInTalk } from '../../../../src/rules/assistance/account-facts.ts';
import { type Intent, intentOf } from '../../../../src/rules/assistance/intent.ts';
import {
  changedPrice,
  namesPrice,
  type PriceQuestion,
  pricedIn,
} from '../../../../src/rules/assistance/price-question.ts';
import {
  asksForWay,
  isFollowUp,
  isRepeated,
  questionsIn,
  saysItFailed,
  wasSaid,
} from '../../../../src/rules/assistance/talk.ts';
import { inItalian } from '../../../../src/rules/assistance/translation.ts';
import { fits, inFull, wordsOf } from '../../../../src/rules/assistance/words.ts';
import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import type { Queryable } from '../../db/db.ts';
import { factReply } from './fact-replies.ts';
import { factWay, signInFirst } from './fact-ways.ts';
import type { OwnAccount } from './own-account.ts';
import { type Found, findPassages, type Passages } from './passages.ts';
import { priceReply } from './prices.ts';
import { accountLink, joined, type Reply, shopLink } from './reply.ts';
import * as ways from './ways-out.ts';
import { type Wording, worded } from './worded.ts';

/** One message of the conversation so far. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A reader's question with the earlier messages, oldest first. */
export interface Question {
  readonly content: string;
  readonly messages: readonly ChatTurn[];
}

/** The signed-in reader: the address, and the data, which are read only for a question about them. */
export interface Asker {
  readonly email: string;
  readonly account: () => Promise<OwnAccount>;
}

/** What an answer depends on. */
interface Setting {
  readonly db: Queryable;
  readonly brand: Brand;
  readonly asker: Asker | undefined;
  readonly now: Date;
  /** The address of the page, to which a sign-in returns. */
  readonly page: string;
  /** What the assistant said. */
  readonly said: readonly string[];
  /** The earlier question that the talk is about, and what it wanted. */
  readonly subject: { readonly text: string; readonly intent: Intent } | undefined;
  readonly search: (text: string, context?: string) => Promise<Passages>;
}

const isSubject = ({ kind }: Intent): boolean =>
  kind === 'fact' || kind === 'price' || kind === 'search' || kind === 'signIn';

/** The latest question that is not itself a follow-up. */
const subjectOf = ({ content, messages }: Question, email: string | undefined): Setting['subject'] => {
  const earlier = messages
    .filter(({ role, content: text }) => role === 'user' && text.trim() !== content)
    .map(({ content: text }) => ({ text, intent: intentOf(text, email) }))
    .filter(({ intent }) => isSubject(intent));
  return earlier.findLast(({ text }) => !isFollowUp(text)) ?? earlier.at(-1);
};

const refuse = ({ brand, said, now }: Setting, nearest: readonly Found[]): Reply => {
  const reply = ways.noAnswer(
    brand,
    nearest.map(({ headline }) => headline),
  );
  return isRepeated(reply.text, said) ? ways.noAnswerAgain(now) : reply;
};

/** A passage that was not said; for a follow-up, another that holds it whole, or the sentence of the said one. */
const searched = async (setting: Setting, text: string, isContinued: boolean): Promise<Reply> => {
  const found = await setting.search(text, isContinued ? setting.subject?.text : undefined);
  const [best] = found.sure;
  if (!best) return refuse(setting, found.nearest);
  const basis = found.sure.slice(1).map(({ body }) => body);
  if (!wasSaid(best.body, setting.said)) return { text: best.body, basis };
  const alone = isContinued ? (await setting.search(text)).sure : [];
  const whole = alone.find(({ body, isWhole }) => isWhole && !wasSaid(body, setting.said));
  if (whole) return { text: whole.body, basis: [] };
  const part = isContinued ? await found.partOf(best) : undefined;
  if (part !== undefined) return { text: part };
  const other = found.sure.find(({ body }) => !wasSaid(body, setting.said));
  return other ? { text: other.body } : ways.alreadySaid(setting.now);
};

const general = async (setting: Setting, text: string): Promise<string | undefined> =>
  (await setting.search(text)).sure[0]?.body;

const facts = async (setting: Setting, text: string, { fact }: Extract<Intent, { kind: 'fact' }>): Promise<Reply> =>
  setting.asker
    ? { ...factReply(fact, await setting.asker.account()), basis: [] }
    : signInFirst(fact, setting.page, await general(setting, text));

/** Complaints about something that the FAQ explains. */
const explained =
  'addebit-|rimbors-|pagament-|due_volte|soldi|disd-|rinnov-|consegn-|newsletter|fattur-|recess-|articol-|pubblicat-';

/** How to complain in writing, as the FAQ puts it. */
const FORMAL = 'Come presento un reclamo?';

const complaint = async (setting: Setting, text: string): Promise<Reply> => {
  const explanation = fits(wordsOf(text), explained) ? await general(setting, text) : undefined;
  return ways.complaintReply(explanation ?? (await general(setting, FORMAL)), setting.now);
};

const prices = async (
  setting: Setting,
  text: string,
  price: PriceQuestion,
  beyond: readonly string[],
): Promise<Reply> => {
  const isContinued = beyond.length > 0 && isFollowUp(text);
  const found = await setting.search(text, isContinued ? setting.subject?.text : undefined);
  const [best] = found.sure;
  if (best && beyond.length > 0)
    return { text: best.body, card: { title: 'Offerte', rows: [], link: shopLink }, basis: [] };
  return { ...(await priceReply(setting.db, setting.brand.id, price, best?.body)), basis: [] };
};

/** Help that needs no session: passages that lead into the account area are left out. */
const signIn = async ({ search, said }: Setting, text: string): Promise<Reply> => {
  const found = await search(text);
  const open = found.sure.find(({ body, isBehindSignIn }) => !isBehindSignIn && !wasSaid(body, said));
  return {
    text:
      open?.body ??
      'Nella pagina di accesso premi «Password dimenticata?» e scrivi l’e-mail dell’account: ti arriva un codice per scegliere una nuova password. Se l’accesso si è fermato dopo troppi tentativi, aspetta qualche minuto. Se non basta, scrivici da Contattaci: non serve accedere.',
    card: { title: 'Accesso', rows: [], link: accountLink('Scegli una nuova password', '/password-dimenticata') },
  };
};

/** A follow-up that changes or continues the subject; undefined for a question of its own. */
const continued = async (setting: Setting, text: string, own: Intent): Promise<Reply | undefined> => {
  const { subject, asker, db, brand } = setting;
  if (!subject || (own.kind !== 'search' && own.kind !== 'price' && own.kind !== 'nonsense')) return undefined;
  const { intent } = subject;
  const inTalk = intent.kind === 'fact' && own.kind !== 'price' ? factInTalk(wordsOf(text)) : undefined;
  if (inTalk) return facts(setting, text, { kind: 'fact', ...inTalk });
  if (asksForWay(text)) {
    if (intent.kind === 'fact')
      return asker ? factWay(intent.fact, await asker.account()) : signInFirst(intent.fact, setting.page);
    if (intent.kind === 'price')
      return {
        text: 'Scegli l’offerta nella vetrina dello shop, accedi o crea un account e paga: leggi subito.',
        card: { title: 'Abbonarsi', rows: [], link: shopLink },
      };
  }
  if (intent.kind !== 'price') return undefined;
  const named = pricedIn(wordsOf(text));
  if (!namesPrice(named)) return undefined;
  const price = changedPrice(intent.price, named);
  return priceReply(db, brand.id, price, price.isReduced ? await general(setting, text) : undefined);
};

/** What is known about a question in another language; undefined when it is nothing. */
const known = async (setting: Setting, italian: string): Promise<Reply | undefined> => {
  const intent = intentOf(italian, setting.asker?.email);
  if (intent.kind === 'others') return ways.othersReply;
  if (intent.kind === 'fact') return facts(setting, italian, intent);
  if (intent.kind === 'price') return prices(setting, italian, intent.price, intent.beyond);
  if (intent.kind === 'signIn') return signIn(setting, italian);
  const text = intent.kind === 'search' ? await general(setting, italian) : undefined;
  return text === undefined ? undefined : { text };
};

const foreign = async (
  setting: Setting,
  text: string,
  { language, isInjection }: Extract<Intent, { kind: 'language' }>,
): Promise<Reply> => {
  if (isInjection) return ways.languageInjections[language];
  const italian = inItalian(text, language);
  const reply = italian === '' ? undefined : await known(setting, italian);
  return reply ? ways.answeredIn(language, reply) : ways.languageReplies[language];
};

const byIntent = async (setting: Setting, text: string): Promise<Reply> => {
  const intent = intentOf(text, setting.asker?.email);
  const { kind } = intent;
  const follows =
    isFollowUp(text) || (setting.subject?.intent.kind === 'fact' && factInTalk(wordsOf(text)) !== undefined);
  if (setting.said.length > 0 && setting.subject && kind !== 'fact' && kind !== 'thanks' && saysItFailed(text))
    return ways.notHelped(setting.now);
  const next = follows ? await continued(setting, text, intent) : undefined;
  if (next) return next;
  if (kind === 'thanks') return ways.thanksReply;
  if (kind === 'greeting') return ways.greetingReply;
  if (kind === 'person') return ways.personReply(setting.now);
  if (kind === 'injection') return ways.injectionReply;
  if (kind === 'others') return ways.othersReply;
  if (kind === 'outside') return ways.outsideReply(setting.brand);
  if (kind === 'language') return foreign(setting, text, intent);
  if (kind === 'complaint') return complaint(setting, text);
  if (kind === 'signIn') return signIn(setting, text);
  if (kind === 'fact') return facts(setting, text, intent);
  if (kind === 'price') return prices(setting, text, intent.price, intent.beyond);
  if (kind === 'nonsense' && !follows) return refuse(setting, []);
  return searched(setting, text, follows);
};

/** Replies that may come twice. */
const repeatable: readonly Reply[] = [ways.thanksReply, ways.greetingReply, ...Object.values(ways.languageReplies)];
const isPolite = (reply: Reply): boolean => repeatable.includes(reply);

const unlessSaid = (reply: Reply, { said, now }: Setting): Reply =>
  isPolite(reply) || !isRepeated(reply.text, said)
    ? reply
    : ways.saidAgain(reply, (text) => isRepeated(text, said), now);

/** What a text wants as a whole, whatever else is in it. */
const urgent: ReadonlySet<Intent['kind']> = new Set(['person', 'complaint', 'injection', 'others', 'language']);

/** Two questions are answered one by one only if each has its own answer. */
const isAnswer = ({ questions, person }: Reply): boolean => !questions && !person;

/** Who asks, when and where. `wording`: a model that words what was found. */
interface Circumstances {
  readonly asker?: Asker | undefined;
  readonly now: Date;
  readonly page: string;
  readonly wording?: Wording | undefined;
}

const answered = async (
  db: Queryable,
  brand: Brand,
  question: Question,
  { asker, now, page }: Circumstances,
  said: readonly string[],
): Promise<Reply> => {
  const setting: Setting = {
    db,
    brand,
    asker,
    now,
    page,
    said,
    subject: subjectOf(question, asker?.email),
    search: (text, context) => findPassages(db, brand.id, text, context),
  };
  const isOne = urgent.has(intentOf(question.content, asker?.email).kind);
  const parts = isOne ? [question.content] : questionsIn(question.content).slice(0, 2);
  const isUnknownReader = !asker && parts.some((part) => intentOf(part).kind === 'fact');
  if (parts.length > 1 && !isUnknownReader && !isFollowUp(question.content)) {
    const replies = await Promise.all(parts.map((part) => byIntent(setting, part)));
    const each = replies.filter((reply) => !isPolite(reply));
    const isDifferent = new Set(each.map(({ text }) => text)).size === each.length;
    if (each.length > 1 && isDifferent && each.every(isAnswer)) return unlessSaid(joined(each), setting);
  }
  return unlessSaid(await byIntent(setting, question.content), setting);
};

/**
 * Answers a reader's question: what it wants is decided first (src/rules/assistance/intent.ts); only then the brand's FAQ
 * and offers are searched, or the reader's own account is read. A model may put what was found into other words.
 */
export const answerQuestion = async (
  db: Queryable,
  brand: Brand,
  question: Question,
  circumstances: Circumstances,
): Promise<Omit<Reply, 'basis'>> => {
  const said = question.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const found = await answered(db, brand, { ...question, content: inFull(question.content) }, circumstances, said);
  const { wording } = circumstances;
  const { basis, ...reply } = wording && found.basis ? await worded(db, wording, question.content, found, said) : found;
  return reply;
};
