import { array, is, record, string } from 'superstruct';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, writeStored } from '../../platform/storage/storage.ts';
import { core } from '../page/core.ts';
import { markOf } from '../session/reader-mark.ts';

/** Local key of the hidden columns of the press review, by brand and reader. */
const COLUMNS = 'np_rassegna_columns';
/** The latest readers are kept. */
const maxReaders = 12;

const kept = record(string(), array(string()));

const own = (): string => `${core.brand.peek().sigla} ${markOf(core.store.login.peek()) ?? ''}`;

const stored = (): Readonly<Record<string, readonly string[]>> => {
  const value = readStoredJson(COLUMNS);
  return is(value, kept) ? value : {};
};

/** Names of the columns that this reader hid. */
export const hiddenColumns = (): ReadonlySet<string> => new Set(stored()[own()] ?? []);

export const keepHiddenColumns = (hidden: ReadonlySet<string>): void => {
  const { [own()]: _, ...others } = stored();
  const latest = [...Object.entries(others), [own(), [...hidden]] as const].slice(-maxReaders);
  writeStored(COLUMNS, jsonOf(Object.fromEntries(latest)));
};
