import { readPreference } from '../../api/consent/consent-log.ts';
import type { Statement } from '../../platform/services/tcf.ts';
import { type PurposeMap, preferenceIn } from '../../rules/consent/purpose-map.ts';
import { agreed, type TcChoice } from '../../rules/consent/tc-string.ts';
import type { ConsentMode, Preference } from '../../rules/consent/tracking-consent.ts';

/** What the manager states in the site's purposes, and the TC string that it was read from. */
export interface Stated {
  readonly preference: Preference | undefined;
  readonly choice?: TcChoice | undefined;
}

/** Loads the reader of TC strings; a string counts as unreadable if it does not load. */
const read = async (text: string): Promise<TcChoice | undefined> => {
  const reader = await import('../../platform/services/tc-string.ts').catch(() => undefined);
  return reader?.readTcString(text);
};

/**
 * What a statement says in the site's purposes: its own preference, its categories, its TC string. A promise only if
 * there is a string to read: where the own preference refuses everything, none is needed.
 */
export const statedIn = (
  { answer, tcString }: Statement,
  map: PurposeMap,
  mode: ConsentMode,
): Stated | Promise<Stated> => {
  if (answer.kind !== 'given' && answer.kind !== 'notNeeded') return { preference: undefined };
  const own = readPreference(answer.preference);
  if (answer.kind === 'notNeeded') return { preference: own };
  if (answer.choice) return { preference: preferenceIn(answer.choice, map) };
  if (!tcString || own?.consent === false) return { preference: own };
  return read(tcString).then((choice) => ({ preference: agreed(own, choice, map, mode), choice }));
};
