import { spawnSync } from 'node:child_process';
import type { BrowserLauncher } from '@web/test-runner';
import type { WebDriver } from 'selenium-webdriver';
import type { Browsers } from '../../../scripts/tests/browsers.ts';
import { startWebkit } from '../../engines/webkit.ts';

type Window = Awaited<ReturnType<typeof startWebkit>>;

/** A command that the window has not answered by then, in milliseconds, will not be answered. */
const answersWithin = 25_000;
/** Between two questions to a window that runs tests. A test of axe may keep it busy for several seconds. */
const askedEvery = 15_000;
/** A window whose process has ended refuses at once; one that is busy on a slow machine answers again. */
const refusedAtMost = 2;
const unansweredAtMost = 12;

class Unanswered extends Error {}

const inTime = <T>(promise: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Unanswered('np: WebKit does not answer.')), answersWithin);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
};

/** What the kernel said last of a process of WebKit that it ended; it tells this to root alone. */
const kernelSaid = (): string[] => {
  const { stdout } = spawnSync('dmesg', { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .filter((line) => /WebKit|MiniBrowser/.test(line))
    .slice(-1);
};

/**
 * Starts WebKitGTK's browser for the test runner; it ends with the run. A window that no longer answers its driver (its
 * process has ended or hangs) would hold its file for twenty minutes and every later one: it is closed, which fails its file,
 * and another takes its place.
 */
export const webkitLauncher = (
  paths: NonNullable<Browsers['webkit']>,
): BrowserLauncher & { readonly driver: () => WebDriver | undefined } => {
  const active = new Set<string>();
  let window: Promise<Window> | undefined;
  let driver: WebDriver | undefined;
  /** Why the last window was given up: the runner names it as the place where its page has gone. */
  let lost = '';

  const open = async (url: string): Promise<void> => {
    window ??= startWebkit(paths, 'for loads');
    driver = (await window).driver;
    lost = '';
    await inTime(driver.get(url));
  };

  const close = async (): Promise<void> => {
    const last = await window?.catch(() => undefined);
    window = undefined;
    driver = undefined;
    await last?.end();
  };

  const lossBy = async (fault: unknown): Promise<string> => {
    const reasons = [`${fault}`, (await window)?.said(), ...kernelSaid()].filter(Boolean);
    return `a window that no longer answered (${reasons.join('; ')})`;
  };

  /** Asks a window that runs tests whether it is alive. */
  const watch = (id: string): void => {
    const misses = { refused: 0, unanswered: 0 };
    const timer = setInterval(async () => {
      if (!active.has(id)) return clearInterval(timer);
      const asked = driver;
      if (!asked) return;
      const fault: unknown = await inTime(asked.executeScript('return null')).catch((error: unknown) => error);
      if (fault === null) Object.assign(misses, { refused: 0, unanswered: 0 });
      else misses[fault instanceof Unanswered ? 'unanswered' : 'refused'] += 1;
      const isLost = misses.refused >= refusedAtMost || misses.unanswered >= unansweredAtMost;
      if (!isLost || !active.has(id)) return;
      clearInterval(timer);
      lost = await lossBy(fault);
      await close();
    }, askedEvery);
  };

  return {
    name: 'WebKit',
    type: 'np-webkit',
    concurrency: 1,
    driver: () => driver,
    async startSession(id, url) {
      active.add(id);
      await open(url).catch(async () => {
        await close();
        await open(url);
      });
      watch(id);
    },
    isActive: (id) => active.has(id),
    // A rejection would end the whole run, silently.
    getBrowserUrl: async () => (driver ? inTime(driver.getCurrentUrl()).catch(lossBy) : lost),
    async stopSession(id) {
      active.delete(id);
      await open('about:blank').catch(close);
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('np: WebKit has no debug session here.')),
    stop: close,
  };
};
