import { changedPrice, pricedIn } from '../../../../src/rules/assistance/price-question.ts';
import { isFollowUp } from '../../../../src/rules/assistance/talk.ts';
import { inFull, wordsOf } from '../../../../src/rules/assistance/words.ts';
import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import type { Queryable } from '../../db/db.ts';
import { factInTalk, type Intent, intentOf } from './intent/intent.ts';
import { wantedOf } from './intent/wanted.ts';
import type { OwnAccount } from './own-account.ts';
import type { Passages } from './passages.ts';

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

/** The subject after a follow-up: another fact, or a price with what the follow-up changed. */
const carried = (subject: Subject, text: string): Subject => {
  const { intent } = subject;
  if (intent.kind === 'fact') return { text, intent: { ...intent, fact: factInTalk(text) ?? intent.fact } };
  if (intent.kind !== 'price') return subject;
  return { ...subject, intent: { ...intent, price: changedPrice(intent.price, pricedIn(wordsOf(text))) } };
};

/** What the talk is about: the latest question that is not itself a follow-up, with what follow-ups changed of it. */
export const subjectOf = ({ content, messages }: Question, email: string | undefined): Setting['subject'] => {
  const asked = messages.filter(({ role, content: text }) => role === 'user' && text.trim() !== content);
  let subject: Setting['subject'];
  for (const { content } of asked) {
    const { text } = wantedOf(inFull(content), email);
    if (subject && isFollowUp(text)) subject = carried(subject, text);
    else {
      const intent = intentOf(text, email);
      if (isSubject(intent)) subject = { text, intent };
    }
  }
  return subject;
};
