import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Script {
  src: string;
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}

/** A page in which scripts load as the test says. */
const loaded: string[] = [];
let arrive: (script: Script) => void = (script) => script.onload?.();
beforeEach(() => {
  vi.useFakeTimers();
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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  arrive = (script) => script.onload?.();
});

const talk = async (signal: AbortSignal, closed = () => {}, opening = async () => {}, facts?: Record<string, string>) =>
  (await import('./live-chat.ts')).talkToAPerson(signal, { opening, closed }, facts);

const widget = () => {
  const calls: string[] = [];
  const listeners = new Set<(change: unknown) => void>();
  vi.stubGlobal('LiveChatWidget', {
    call: (name: string, facts?: object) => calls.push(name + (facts ? JSON.stringify(facts) : '')),
    on: (_: string, listener: (change: unknown) => void) => listeners.add(listener),
    off: (_: string, listener: (change: unknown) => void) => listeners.delete(listener),
  });
  const tell = (visibility: string) => {
    for (const listener of listeners) listener({ visibility });
  };
  return { calls, tell };
};

test('the script is loaded when somebody wants to talk, and the chat opens maximised', async () => {
  const leaving = new AbortController();
  const opened = talk(leaving.signal);
  await vi.waitFor(() => expect(loaded).toEqual(['http://third.localhost:4300/livechat/widget.js']));
  const { calls } = widget();
  await vi.advanceTimersByTimeAsync(100);
  expect([await opened, calls]).toEqual([true, ['maximize']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('F38 the object never comes: it is looked for every 100 ms until nobody waits any more', async () => {
  const look = vi.spyOn(Reflect, 'get');
  const looks = () => look.mock.calls.filter(([, name]) => name === 'LiveChatWidget').length;
  const leaving = new AbortController();
  const opened = talk(leaving.signal);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  const before = looks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks() - before).toBe(600);
  leaving.abort();
  expect(await opened).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  widget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks() - before).toBe(600);
  look.mockRestore();
});

test('whatever stands over the page makes room before the chat opens', async () => {
  const { calls } = widget();
  const before: string[][] = [];
  const opening = async () => void before.push([...calls]);
  await talk(new AbortController().signal, () => {}, opening);
  expect([before, calls]).toEqual([[[]], ['maximize']]);
});

test('its operators are told what it was given, before it opens', async () => {
  const { calls } = widget();
  await talk(new AbortController().signal, undefined, undefined, { riepilogo: 'Tutto' });
  expect(calls).toEqual(['set_session_variables{"riepilogo":"Tutto"}', 'maximize']);
});

test('a script that is blocked rejects, and the next wish loads it again', async () => {
  arrive = (script) => script.onerror?.();
  await expect(talk(new AbortController().signal)).rejects.toThrow('livechat/widget.js could not be loaded');
  await expect(talk(new AbortController().signal)).rejects.toThrow();
  expect(loaded).toHaveLength(2);
});

test('the reader puts the chat away: told once', async () => {
  const { tell } = widget();
  const closed = vi.fn();
  expect(await talk(new AbortController().signal, closed)).toBe(true);
  tell('maximized');
  expect(closed).not.toHaveBeenCalled();
  tell('minimized');
  tell('hidden');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(loaded).toEqual([]);
});
