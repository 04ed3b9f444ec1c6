import { loadScript } from './script.ts';

const timeoutMs = 5000;
const pollMs = 100;

/** The object that the audience script defines. */
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

/** Loads the script and waits for its object. Undefined after the timeout or a failure. */
export const loadAudience = (url: string): Promise<Audience | undefined> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const settle = (audience: Audience | undefined): void => {
      clearInterval(interval);
      clearTimeout(timeout);
      resolve(audience);
    };
    const poll = (): void => {
      const audience = performance.now() - startedAt < timeoutMs ? present() : undefined;
      if (audience) settle(audience);
    };
    const interval = setInterval(poll, pollMs);
    const timeout = setTimeout(settle, timeoutMs, undefined);
    loadScript(url, timeoutMs).catch(() => settle(undefined));
  });
