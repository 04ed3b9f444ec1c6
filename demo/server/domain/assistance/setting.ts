import { changedPrice, namesPrice, pricedIn, priceInTalk } from '../../../../src/rules/assistance/price-question.ts';
import { correctionIn, isFollowUp, isFragment, wasSaid, withThing } from '../../../../src/rules/assistance/talk.ts';
import { inFull, wordsOf } from '../../../../src/rules/assistance/words.ts';
import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import type { Queryable } from '../../db/db.ts';
import { factInTalk, type Intent, intentOf } from './intent/intent.ts';
import { wantedOf } from './intent/wanted.ts';
import type { OwnAccount } from './own-account.ts';
import type { Passages } from './passages.ts';
import { lastTold } from './talk/last-told.ts';

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
export interface Setting {
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

type Subject = NonNullable<Setting['subject']>;

/** Whether a question continues the talk; where prices are told, a few words that name one do: `conviene il primo?` */
export const continuesTalk = (text: string, subject: Setting['subject']): boolean =>
  isFollowUp(text) || (subject?.intent.kind === 'price' && isFragment(text) && namesPrice(pricedIn(wordsOf(text))));

/** The subject after a follow-up: another fact, a price with what the follow-up changed, or the first price of the talk. */
const carried = (subject: Subject, text: string, email: string | undefined): Subject => {
  const { intent } = subject;
  // A visitor gets no fact, and goes on about what the FAQ told instead.
  if (intent.kind === 'fact')
    return {
      text: email === undefined ? subject.text : text,
      intent: { ...intent, fact: factInTalk(text) ?? intent.fact },
    };
  if (intent.kind === 'price')
    return { ...subject, intent: { ...intent, price: changedPrice(intent.price, pricedIn(wordsOf(text))) } };
  const own = intentOf(text, email);
  return own.kind === 'price' && own.isSure && namesPrice(own.price) ? { text, intent: own } : subject;
};

/** A text without what corrects the one before: a price or a fact of another thing, or the same question about it. */
export const asMeant = (text: string, subject: Setting['subject']): string => {
  const meant = correctionIn(text);
  if (meant === undefined || !subject || !isFragment(meant)) return meant ?? text;
  const { kind } = subject.intent;
  return kind === 'price' || kind === 'fact' ? `e ${meant}` : withThing(subject.text, meant);
};

/** Whether a question asks only what the talk's subject costs: `quanto costa?`, a visitor's `quanto lo pago?` */
const asksPriceOf = (intent: Intent, email: string | undefined): boolean =>
  (intent.kind === 'price' && intent.beyond.length === 0 && !namesPrice(intent.price)) ||
  (email === undefined && intent.kind === 'fact' && intent.fact === 'price');

/** Whether a question was answered by a part of an earlier answer, and so asked about the same. */
const isWithin = (messages: readonly ChatTurn[], at: number): boolean => {
  const reply = messages[at + 1];
  const earlier = messages.slice(0, at).flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
  return reply?.role === 'assistant' && wasSaid(reply.content, earlier);
};

/** What the talk is about: the latest question that is not itself a follow-up, with what follow-ups changed of it. */
const subjectOf = ({ content: latest, messages }: Question, email: string | undefined): Setting['subject'] => {
  let subject: Setting['subject'];
  for (const [at, { role, content }] of messages.entries()) {
    if (role !== 'user' || content.trim() === latest || isWithin(messages, at)) continue;
    const text = asMeant(wantedOf(inFull(content), email).text, subject);
    if (subject && continuesTalk(text, subject)) subject = carried(subject, text, email);
    else {
      const intent = intentOf(text, email);
      if (subject && asksPriceOf(intent, email)) continue;
      if (intent.kind === 'price' && subject?.intent.kind === 'price')
        subject = { text, intent: { ...intent, price: priceInTalk(subject.intent.price, intent.price) } };
      else if (isSubject(intent)) subject = { text, intent };
    }
  }
  return subject;
};

/** What the talk is about; when nothing is left of it, or a visitor asked for a fact, the entry of the FAQ just told. */
export const subjectNow = async (
  db: Queryable,
  brandId: number,
  question: Question,
  asker: Asker | undefined,
  said: readonly string[],
): Promise<Setting['subject']> => {
  const subject = subjectOf(question, asker?.email);
  if (subject && (asker || subject.intent.kind !== 'fact')) return subject;
  const headline = (await lastTold(db, brandId, said))?.headline;
  return headline === undefined
    ? subject
    : {
        text: subject?.text ?? headline,
        intent: { kind: 'search', next: undefined, reason: 'told before', isSure: false },
      };
};
