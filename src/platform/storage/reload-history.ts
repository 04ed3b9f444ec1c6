import { jsonOf } from '../net/json.ts';

/** The moments of a tab's last reloads, in its own storage. */
const RELOADS = 'np_reloads';

export const readReloads = (): readonly number[] => {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(RELOADS) ?? '[]');
    return Array.isArray(value) ? value.filter((at) => typeof at === 'number') : [];
  } catch {
    return [];
  }
};

/** Whether the moments could be kept: where they cannot, nothing would stop a page that reloads for ever. */
export const keepReloads = (moments: readonly number[]): boolean => {
  const text = jsonOf(moments);
  try {
    globalThis.sessionStorage.setItem(RELOADS, text);
    return globalThis.sessionStorage.getItem(RELOADS) === text;
  } catch {
    return false;
  }
};
