import { isRepeated, namesWhat } from '../../../../../src/rules/assistance/talk.ts';
import type { Reply } from '../reply.ts';
import { searched } from '../searched.ts';
import type { Setting } from '../setting.ts';
import { meantInTalk } from './in-talk.ts';
import { lastTold } from './last-told.ts';
import { toldIn } from './sentences.ts';

/** Part of what a reader names as tried that the passage has. */
const TRIED = 0.3;

/** What the passage just told says after what a reader has tried: `nello spam non c’è`. */
const nextStep = async ({ db, brand, said }: Setting, text: string): Promise<Reply | undefined> => {
  const told = await lastTold(db, brand.id, said);
  const found = told?.headline === undefined ? undefined : await toldIn(db, text, told.body, []);
  return found?.after !== undefined && found.coverage >= TRIED && !isRepeated(found.after, said)
    ? { text: found.after, basis: [] }
    : undefined;
};

/** What the talk knows of a text that says that an answer did not help, and names what. */
export const ofFailed = async (setting: Setting, text: string): Promise<Reply | undefined> => {
  if (!namesWhat(text)) return undefined;
  const next = await nextStep(setting, text);
  if (next) return next;
  const { told, other, isOwn } = await meantInTalk(setting, text);
  return told ?? other ?? (isOwn ? searched(setting, text, true) : undefined);
};

/** What else than the last answer a text means that surely says that it did not help: `non le è arrivato niente`. */
export const besideFailed = async (setting: Setting, text: string): Promise<Reply | undefined> =>
  namesWhat(text) ? ((await nextStep(setting, text)) ?? (await meantInTalk(setting, text)).other) : undefined;
