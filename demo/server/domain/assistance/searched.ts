import { matterIn } from '../../../../src/rules/assistance/matters.ts';
import { isRepeated, wasSaid } from '../../../../src/rules/assistance/talk.ts';
import { wordsOf } from '../../../../src/rules/assistance/words.ts';
import type { Found, Passages } from './passages.ts';
import type { Reply } from './reply.ts';
import type { Setting } from './setting.ts';
import { meantInTalk } from './talk/in-talk.ts';
import { toldIn } from './talk/sentences.ts';
import * as ways from './ways-out.ts';

/** No answer, with the nearest questions; the second time a person. */
export const refuse = (setting: Setting, nearest: readonly Found[]): Reply => {
  const { brand, said } = setting;
  const reply = ways.noAnswer(
    brand,
    nearest.map(({ headline }) => headline),
  );
  return isRepeated(reply.text, said) ? ways.noAnswerAgain(setting) : reply;
};

/** What the FAQ says of the matter that a text tells in other words. */
const ofMatter = async ({ search }: Setting, text: string): Promise<Passages | undefined> => {
  const matter = matterIn(wordsOf(text));
  return matter === undefined ? undefined : search(matter);
};

/**
 * The passages for a question: a follow-up's with the talk's subject; any question's with it, if it has none alone; else those
 * of its matter.
 */
const passagesFor = async (setting: Setting, text: string, isContinued: boolean): Promise<Passages> => {
  const { search, subject } = setting;
  const tries = [undefined, subject?.text].map((context) => () => search(text, context));
  let found = await search(text, isContinued ? subject?.text : undefined);
  // What a follow-up names itself comes before what the talk was about.
  const own = isContinued && !found.sure[0]?.isWhole ? await ofMatter(setting, text) : undefined;
  if (own && own.sure.length > 0) return own;
  for (const one of tries) if (found.sure.length === 0) found = await one();
  const told = isContinued && subject ? `${subject.text} ${text}` : text;
  if (found.sure.length === 0) found = (await ofMatter(setting, told)) ?? found;
  return found;
};

/** A passage that was not said; for a follow-up, another that holds it whole, or the sentence of the said one. */
export const searched = async (setting: Setting, text: string, isContinued: boolean): Promise<Reply> => {
  const meant = await meantInTalk(setting, text);
  const ofTalk = meant.told ?? meant.other;
  if (ofTalk) return ofTalk;
  const found = await passagesFor(setting, text, isContinued);
  const [best] = found.sure;
  if (!best) return refuse(setting, found.nearest);
  const basis = found.sure.slice(1).map(({ body }) => body);
  if (!wasSaid(best.body, setting.said)) return { text: best.body, basis };
  const alone = isContinued ? (await setting.search(text)).sure : [];
  const whole = alone.find(({ body, isWhole }) => isWhole && !wasSaid(body, setting.said));
  if (whole) return { text: whole.body, basis: [] };
  const ofOwnMatter = isContinued ? (await ofMatter(setting, text))?.sure : undefined;
  const next = ofOwnMatter?.find(({ body }) => !wasSaid(body, setting.said));
  if (next) return { text: next.body, basis: [] };
  const part = (await toldIn(setting.db, text, best.body, setting.said)).text;
  if (part !== undefined) return { text: part, basis: [] };
  const other = found.sure.find(({ body }) => !wasSaid(body, setting.said));
  return other || !isRepeated(best.body, setting.said)
    ? { text: (other ?? best).body, basis: [] }
    : ways.alreadySaid(setting);
};

/** What the FAQ says about a text. */
export const general = async (setting: Setting, text: string): Promise<string | undefined> => {
  const [best] = (await setting.search(text)).sure;
  return (best ?? (await ofMatter(setting, text))?.sure[0])?.body;
};
