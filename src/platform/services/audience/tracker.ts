import type { AudienceAdapter } from '../adapters.ts';
import { loadScript } from '../script.ts';

const timeoutMs = 5000;
const pollMs = 100;

/** The object that the audience script defines. */
type Tracker = Pick<AudienceAdapter, 'track' | 'stop' | 'start'>;

const present = (): Tracker | undefined => {
  const value = Reflect.get(globalThis, 'npAudience') as Partial<Tracker> | undefined;
  return typeof value?.track === 'function' && typeof value.stop === 'function' && typeof value.start === 'function'
    ? (value as Tracker)
    : undefined;
};

/** Loads the script and waits for its object. Rejects after the timeout or a failure. */
const trackerOf = (url: string): Promise<Tracker> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const end = (): void => {
      clearInterval(interval);
      clearTimeout(timeout);
    };
    const fail = (error: unknown): void => {
      end();
      reject(error);
    };
    const poll = (): void => {
      const tracker = performance.now() - startedAt < timeoutMs ? present() : undefined;
      if (!tracker) return;
      end();
      resolve(tracker);
    };
    const interval = setInterval(poll, pollMs);
    const timeout = setTimeout(() => fail(new Error('np: the audience script defined no object.')), timeoutMs);
    loadScript(url, timeoutMs).catch(fail);
  });

/** An audience measurement whose script defines `npAudience`. */
export const tracker = (url: string): AudienceAdapter => {
  let loaded: Tracker | undefined;
  return {
    async load({ client, app }) {
      loaded = await trackerOf(`${url}?${new URLSearchParams({ client, app })}`);
    },
    track: (event, data) => loaded?.track(event, data),
    stop: () => loaded?.stop(),
    start: () => loaded?.start(),
  };
};
