import { array, is, record, string } from 'superstruct';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, writeStored } from '../../platform/storage/storage.ts';
import { core } from '../page/core.ts';
import { markOf } from '../session/reader-mark.ts';

/** The browser's local key of the columns that readers of the press review do without, by brand and reader. */
const COLUMNS = 'np_rassegna_columns';
/** As many readers are remembered, the latest. */
const most = 12;

const kept = record(string(), array(string()));

const own = (): string => `${core.brand.peek().sigla} ${markOf(core.store.login.peek()) ?? ''}`;

const stored = (): Readonly<Record<string, readonly string[]>> => {
  const value = readStoredJson(COLUMNS);
  return is(value, kept) ? value : {};
};

/** Names of the columns that this reader has put away. */
export const hiddenColumns = (): ReadonlySet<string> => new Set(stored()[own()] ?? []);

export const keepHiddenColumns = (hidden: ReadonlySet<string>): void => {
  const { [own()]: _, ...others } = stored();
  const latest = [...Object.entries(others), [own(), [...hidden]] as const].slice(-most);
  writeStored(COLUMNS, jsonOf(Object.fromEntries(latest)));
};
