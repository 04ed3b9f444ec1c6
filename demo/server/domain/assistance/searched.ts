import { isRepeated, wasSaid } from '../../../../src/rules/assistance/talk.ts';
import { requestOf } from '../../../../src/rules/chatbot/answer-kind.ts';
import { sentencesOf } from '../../../../src/rules/text/sentences.ts';
import type { Found, Passages } from './passages.ts';
import type { Reply } from './reply.ts';
import type { Setting } from './setting.ts';
import * as ways from './ways-out.ts';

/** No answer, with the nearest questions; the second time a person. */
export const refuse = ({ brand, said, now }: Setting, nearest: readonly Found[]): Reply => {
  const reply = ways.noAnswer(
    brand,
    nearest.map(({ headline }) => headline),
  );
  return isRepeated(reply.text, said) ? ways.noAnswerAgain(now) : reply;
};

/** The passages for a question: a follow-up's with the talk's subject; any question's with it, if it has none alone. */
const passagesFor = async ({ search, subject }: Setting, text: string, isContinued: boolean): Promise<Passages> => {
  const tries = [undefined, subject?.text].map((context) => () => search(text, context));
  let found = await search(text, isContinued ? subject?.text : undefined);
  for (const one of tries) if (found.sure.length === 0) found = await one();
  return found;
};

/** The sentence of the talk's passage that holds what a follow-up asks for: `e quanto dura?` */
const sentenceOfSubject = async ({ search, subject }: Setting, text: string): Promise<string | undefined> => {
  const request = requestOf(text);
  const [passage] = request && subject ? (await search(subject.text)).sure : [];
  if (!request || !passage) return undefined;
  const sentences = sentencesOf(passage.body).map((sentence) => ({ sentence, strength: request.strengthOf(sentence) }));
  const [best] = sentences.toSorted((one, other) => other.strength - one.strength);
  return best && best.strength > 0 ? best.sentence : undefined;
};

/** A passage that was not said; for a follow-up, another that holds it whole, or the sentence of the said one. */
export const searched = async (setting: Setting, text: string, isContinued: boolean): Promise<Reply> => {
  const found = await passagesFor(setting, text, isContinued);
  const [best] = found.sure;
  if (!best) {
    const sentence = isContinued ? await sentenceOfSubject(setting, text) : undefined;
    return sentence === undefined ? refuse(setting, found.nearest) : { text: sentence };
  }
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

/** What the FAQ says about a text. */
export const general = async (setting: Setting, text: string): Promise<string | undefined> =>
  (await setting.search(text)).sure[0]?.body;
