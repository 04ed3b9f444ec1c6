import { jsonOf } from '../net/json.ts';

/** Key in the tab's storage: times of the last reloads, in milliseconds. */
const RELOADS = 'np_reloads';

export const readReloads = (): readonly number[] => {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(RELOADS) ?? '[]');
    return Array.isArray(value) ? value.filter((at) => typeof at === 'number') : [];
  } catch {
    return [];
  }
};

/** Stores the times. False without storage: then nothing would stop endless reloads. */
export const keepReloads = (times: readonly number[]): boolean => {
  const text = jsonOf(times);
  try {
    globalThis.sessionStorage.setItem(RELOADS, text);
    return globalThis.sessionStorage.getItem(RELOADS) === text;
  } catch {
    return false;
  }
};
