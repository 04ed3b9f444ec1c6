import { asks, withoutCourtesies } from '../../../../../src/rules/assistance/small-talk.ts';
import { type Intent, intentOf } from './intent.ts';

/** What a text wants as a whole, whatever else is in it. */
const urgent: ReadonlySet<Intent['kind']> = new Set(['person', 'complaint', 'injection', 'others', 'language']);
const courteous: ReadonlySet<Intent['kind']> = new Set(['thanks', 'greeting', 'who']);

/** What of a text is to be answered; `isOne`: in one piece. */
export interface Wanted {
  readonly text: string;
  readonly isOne: boolean;
}

/** A text without the courtesies around its question; whole when it is nothing but courteous, or urgent. */
export const wantedOf = (text: string, ownAddress: string | undefined): Wanted => {
  const { kind, isSure } = intentOf(text, ownAddress);
  if (urgent.has(kind)) return { text, isOne: true };
  const bare = withoutCourtesies(text);
  return courteous.has(kind) && isSure && !asks(bare) ? { text, isOne: true } : { text: bare, isOne: false };
};
