import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowsers } from '../../scripts/tests/browsers.ts';
import { flags } from './flags.ts';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

/** A page of a browser without an inspector. */
export interface BarePage {
  /** Sends a command of the DevTools protocol to the page. */
  send(method: string, params?: Params): Promise<Params>;
  /** The next event of this name that matches. */
  event(method: string, matches?: (params: Params) => boolean): Promise<Params>;
  /** Evaluates an expression and waits for its promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Starts a trace of these categories; the returned function ends it and returns its events. */
  trace(categories: readonly string[]): Promise<() => Promise<readonly unknown[]>>;
}

/**
 * Opens a page in a Chromium of its own, without `Runtime.enable`. Playwright sends that, and then V8 parses the code
 * again for every created error object (React creates three while it loads), which no reader's browser does.
 */
export const inBareChromium = async <T>(use: (page: BarePage) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-bare-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const browser = spawn(ensureBrowsers().chromium, [...flags, ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      browser.stderr.on('data', (text) => {
        output += text;
        const found = /ws:\/\/\S+/.exec(output)?.[0];
        if (found) resolve(found);
      });
      browser.once('exit', () => reject(new Error(`bench: Chromium ended before it was ready.\n${output}`)));
    });
    const socket = new WebSocket(address);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const waiting = new Map<number, (message: Message) => void>();
    const listeners = new Set<(method: string, params: Params) => void>();
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      else if (message.method) for (const listener of listeners) listener(message.method, message.params ?? {});
    });
    let last = 0;
    const command = async (method: string, params: Params, sessionId?: string): Promise<Params> => {
      last += 1;
      const id = last;
      const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result, error } = await answer;
      if (error) throw new Error(`bench: ${method}: ${error.message}`);
      return result ?? {};
    };
    const event: BarePage['event'] = (name, matches = () => true) =>
      new Promise((resolve) => {
        const listener = (method: string, params: Params) => {
          if (method !== name || !matches(params)) return;
          listeners.delete(listener);
          resolve(params);
        };
        listeners.add(listener);
      });
    const { targetId } = await command('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true });
    const send: BarePage['send'] = (method, params = {}) => command(method, params, String(sessionId));
    return await use({
      send,
      event,
      async evaluate(expression) {
        const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
        if (answer.exceptionDetails)
          throw new Error(`bench: ${expression}: ${JSON.stringify(answer.exceptionDetails)}`);
        return (answer.result as { value?: unknown }).value;
      },
      async trace(categories) {
        const events: unknown[] = [];
        const keep = (method: string, params: Params) => {
          if (method === 'Tracing.dataCollected') events.push(...(params.value as unknown[]));
        };
        listeners.add(keep);
        await command('Tracing.start', { traceConfig: { includedCategories: categories } });
        return async () => {
          const complete = event('Tracing.tracingComplete');
          await command('Tracing.end', {});
          await complete;
          listeners.delete(keep);
          return events;
        };
      },
    });
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    if (browser.exitCode === null && browser.kill()) await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
