import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Script {
  src: string;
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}

/** A page whose scripts load as `arrive` says. */
const loaded: string[] = [];
let arrive: (script: Script) => void = (script) => script.onload?.();
let talkToAPerson: typeof import('./live-chat.ts').talkToAPerson;
beforeEach(async () => {
  vi.resetModules();
  loaded.length = 0;
  vi.stubGlobal('location', new URL('http://mg.localhost:4300/'));
  vi.stubGlobal('document', {
    createElement: (): Script => ({ src: '', remove: () => {} }),
    head: {
      append(script: Script) {
        loaded.push(script.src);
        queueMicrotask(() => arrive(script));
      },
    },
  });
  // Loaded with real time, so that a slow machine does not count as a slow script.
  ({ talkToAPerson } = await import('./live-chat.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  arrive = (script) => script.onload?.();
});

const talk = (signal: AbortSignal, closed = () => {}, opening = async () => {}, facts?: Record<string, string>) =>
  talkToAPerson(signal, { opening, closed }, facts);

const widget = () => {
  const calls: string[] = [];
  const listeners = new Set<(change: unknown) => void>();
  vi.stubGlobal('LiveChatWidget', {
    call: (name: string, facts?: object) => calls.push(name + (facts ? JSON.stringify(facts) : '')),
    on: (_: string, listener: (change: unknown) => void) => listeners.add(listener),
    off: (_: string, listener: (change: unknown) => void) => listeners.delete(listener),
  });
  const setVisibility = (visibility: string) => {
    for (const listener of listeners) listener({ visibility });
  };
  return { calls, setVisibility };
};

test('the script loads at the first request, and the chat opens maximised', async () => {
  const leaving = new AbortController();
  const opened = talk(leaving.signal);
  await vi.waitFor(() => expect(loaded).toEqual(['http://third.localhost:4300/livechat/widget.js']));
  const { calls } = widget();
  await vi.advanceTimersByTimeAsync(100);
  expect([await opened, calls]).toEqual([true, ['maximize']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('F38 an object that never appears is polled every 100 ms until the signal ends', async () => {
  const get = vi.spyOn(Reflect, 'get');
  const polls = () => get.mock.calls.filter(([, name]) => name === 'LiveChatWidget').length;
  const leaving = new AbortController();
  const opened = talk(leaving.signal);
  await vi.advanceTimersByTimeAsync(50);
  const before = polls();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls() - before).toBe(600);
  leaving.abort();
  expect(await opened).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  widget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls() - before).toBe(600);
  get.mockRestore();
});

test('opening is called before the chat opens', async () => {
  const { calls } = widget();
  const before: string[][] = [];
  const opening = async () => void before.push([...calls]);
  await talk(new AbortController().signal, () => {}, opening);
  expect([before, calls]).toEqual([[[]], ['maximize']]);
});

test('the operators receive the facts before the chat opens', async () => {
  const { calls } = widget();
  await talk(new AbortController().signal, undefined, undefined, { riepilogo: 'Tutto' });
  expect(calls).toEqual(['set_session_variables{"riepilogo":"Tutto"}', 'maximize']);
});

test('a blocked script rejects, and the next request loads it again', async () => {
  arrive = (script) => script.onerror?.();
  await expect(talk(new AbortController().signal)).rejects.toThrow('livechat/widget.js could not be loaded');
  await expect(talk(new AbortController().signal)).rejects.toThrow();
  expect(loaded).toHaveLength(2);
});

test('closed is called once when the reader closes the chat', async () => {
  const { setVisibility } = widget();
  const closed = vi.fn();
  expect(await talk(new AbortController().signal, closed)).toBe(true);
  setVisibility('maximized');
  expect(closed).not.toHaveBeenCalled();
  setVisibility('minimized');
  setVisibility('hidden');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(loaded).toEqual([]);
});

/** The page's own live chat in place of the default. */
const own = async (chat: object) => {
  const { configure } = await import('../page/page.ts');
  configure({ liveChat: chat as never });
};
const outcome = (talking: Promise<boolean>) => talking.catch(String);

test('a live chat of the page’s own opens with the facts, and tells once that it was closed', async () => {
  const open = vi.fn((_: object, closed: () => void) => {
    closed();
    closed();
  });
  const closed = vi.fn();
  await own({ load: async () => {}, open });
  expect(await talk(new AbortController().signal, closed, undefined, { riepilogo: 'Tutto' })).toBe(true);
  expect(open.mock.calls[0]?.[0]).toEqual({ riepilogo: 'Tutto' });
  expect(closed).toHaveBeenCalledTimes(1);
  expect(loaded).toEqual([]);
});

test('one that rejects or throws rejects; one that never loads is given up after 15 s', async () => {
  const signal = new AbortController().signal;
  await own({ load: () => Promise.reject(new Error('nobody')), open() {} });
  expect(await outcome(talk(signal))).toBe('Error: nobody');
  await own({
    load: async () => {},
    open() {
      throw new Error('broken');
    },
  });
  expect(await outcome(talk(signal))).toBe('Error: broken');
  const ended = vi.fn();
  const load = (signal: AbortSignal) => new Promise(() => signal.addEventListener('abort', ended));
  await own({ load, open() {} });
  const late = outcome(talk(signal));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await late).toBe('Error: np: the live chat did not answer within 15000 ms.');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a reader who leaves while it loads ends the wait; one who leaves later does not end the talk', async () => {
  const leaving = new AbortController();
  const ended = vi.fn();
  const open = vi.fn();
  await own({
    load: (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
    open,
  });
  const talking = talk(leaving.signal);
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  expect(await talking).toBe(false);
  expect(open).not.toHaveBeenCalled();
  const later = new AbortController();
  await own({ load: async (signal: AbortSignal) => signal.addEventListener('abort', ended), open });
  await talk(later.signal, undefined, async () => later.abort());
  expect([open.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
});
