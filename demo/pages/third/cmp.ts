import { CmpApi } from '@iabtechlabtcf/cmpapi';
import stub from '@iabtechlabtcf/stub';
import { makeTcString } from './tc-strings.ts';

const CMP_ID = 4095;
const CMP_VERSION = 1;

type TcfApi = (...call: unknown[]) => unknown;

/** The purposes of the TCF that each category of the manager covers. */
const covered: Readonly<Record<string, readonly number[]>> = {
  2: [1],
  3: [1, 5, 6, 11],
  4: [1, 7, 8, 9, 10],
  5: [1, 2, 3, 4, 7],
};

/** The TC string of a choice by category, such as `['4', '5']`. */
export const tcStringOf = (granted: readonly string[], date: Date): string =>
  makeTcString({ consents: [...new Set(granted.flatMap((id) => covered[id] ?? []))], date, cmpId: CMP_ID });

/** Sets up the IAB's stub with its locator frame, keeps earlier calls, and lets the IAB's interface answer. */
export const startCmp = (): CmpApi => {
  const before: unknown = Reflect.get(window, '__tcfapi');
  const early = typeof before === 'function' ? (before as TcfApi)() : undefined;
  if (!Reflect.has(window.frames, '__tcfapiLocator')) {
    stub();
    const queue: unknown = Reflect.get(window, '__tcfapi');
    if (Array.isArray(early) && typeof queue === 'function') for (const call of early) (queue as TcfApi)(...call);
  }
  return new CmpApi(CMP_ID, CMP_VERSION, true);
};
