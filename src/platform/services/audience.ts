import { loadScript } from './script.ts';

/** Specification, point 9: milliseconds that the script may take, and between two looks for its object. */
const longest = 5000;
const interval = 100;

/** The audience tracking, once it is there. */
export interface Audience {
  track(event: string, data: Readonly<Record<string, string>>): void;
  stop(): void;
  start(): void;
}

const present = (): Audience | undefined => {
  const value = Reflect.get(globalThis, 'npAudience') as Partial<Audience> | undefined;
  return typeof value?.track === 'function' && typeof value.stop === 'function' && typeof value.start === 'function'
    ? (value as Audience)
    : undefined;
};

/** Loads the script and waits for its object; undefined where neither is there in time. What comes later is left alone. */
export const loadAudience = (url: string): Promise<Audience | undefined> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const settle = (audience: Audience | undefined): void => {
      clearInterval(poll);
      clearTimeout(end);
      resolve(audience);
    };
    const look = (): void => {
      const audience = performance.now() - begun < longest ? present() : undefined;
      if (audience) settle(audience);
    };
    const poll = setInterval(look, interval);
    const end = setTimeout(settle, longest, undefined);
    loadScript(url, longest).catch(() => settle(undefined));
  });
