import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { language } from '../../../rules/language/replaceable.ts';
import type { CaptchaAdapter, CaptchaPlace } from '../adapters.ts';
import { reasonOf } from './challenge.ts';
import { enterprise } from './enterprise.ts';
import { hcaptcha } from './hcaptcha.ts';
import { recaptcha } from './recaptcha.ts';
import { turnstile } from './turnstile.ts';

type Options = Readonly<Record<string, (...values: unknown[]) => unknown>> & Readonly<Record<string, unknown>>;

interface Script {
  src: string;
  onload?: () => void;
  onerror?: () => void;
}

/** The scripts that the adapters load; `define` is what the latest one does, here a stand-in of its vendor. */
const loaded: string[] = [];
let define: (src: string) => void = () => {};
let number = 0;
const freshUrl = (): string => {
  number += 1;
  return `https://captcha.example/${number}.js`;
};

beforeEach(() => {
  loaded.length = 0;
  vi.stubGlobal('document', {
    createElement: () => ({ remove() {} }),
    head: {
      append(script: Script) {
        loaded.push(script.src);
        queueMicrotask(() => {
          define(script.src);
          script.onload?.();
        });
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['grecaptcha', 'turnstile', 'hcaptcha', 'npCaptchaReady'])
    Reflect.deleteProperty(globalThis, name);
});

const placeOf = (width = 600) => {
  const leaving = new AbortController();
  const shown: string[] = [];
  const place: CaptchaPlace = {
    node: { clientWidth: width } as HTMLElement,
    signal: leaving.signal,
    show: () => void shown.push('show'),
    hide: () => void shown.push('hide'),
  };
  return { place, leaving, shown };
};

const ready = async (adapter: CaptchaAdapter): Promise<CaptchaAdapter> => {
  await adapter.load('key');
  return adapter;
};
const failure = (token: Promise<string>): Promise<unknown> => token.then(String, (error) => reasonOf(error) ?? error);

for (const [kind, adapter, global] of [
  ['version 3', recaptcha, (captcha: object) => captcha],
  ['Enterprise', enterprise, (captcha: object) => ({ enterprise: captcha })],
] as const)
  test(`reCAPTCHA ${kind}: the script loads with the key, each token is for its action, and no challenge is shown`, async () => {
    const execute = vi.fn(async (_: string, { action }: { action: string }) => `token for ${action}`);
    define = () => Reflect.set(globalThis, 'grecaptcha', global({ ready: (run: () => void) => run(), execute }));
    const url = freshUrl();
    const captcha = await ready(adapter(url));
    expect(loaded).toEqual([`${url}?render=key&hl=it`]);
    expect(await captcha.token('chat', placeOf().place)).toBe('token for chat');
    expect(execute).toHaveBeenCalledWith('key', { action: 'chat' });
    expect(captcha.ahead).toBe(true);
  });

test('a script that defines nothing rejects', async () => {
  define = () => {};
  for (const adapter of [recaptcha, enterprise, turnstile])
    await expect(ready(adapter(freshUrl()))).rejects.toThrow('the captcha script defined no');
});

/** Turnstile, as its documentation describes it; the test calls the callbacks. */
const turnstileHere = (onRender: (options: Options) => void = () => {}) => {
  const widgets: Options[] = [];
  const removed: string[] = [];
  define = () =>
    Reflect.set(globalThis, 'turnstile', {
      render(_: unknown, options: Options) {
        widgets.push(options);
        onRender(options);
        return `w${widgets.length}`;
      },
      remove: (id: string) => removed.push(id),
    });
  return { widgets, removed };
};

test('Turnstile: a widget in the place, visible only if the reader must act; its token ends it', async () => {
  const url = freshUrl();
  const { widgets, removed } = turnstileHere();
  const captcha = await ready(turnstile(url));
  const { place, shown } = placeOf();
  const token = captcha.token('contact', place);
  const [options] = widgets;
  expect(loaded).toEqual([`${url}?render=explicit`]);
  expect(options).toMatchObject({
    sitekey: 'key',
    action: 'contact',
    appearance: 'interaction-only',
    size: 'flexible',
  });
  options?.['before-interactive-callback']?.();
  options?.['after-interactive-callback']?.();
  options?.callback?.('token');
  options?.callback?.('second answer');
  expect([await token, shown, removed]).toEqual(['token', ['show', 'hide'], ['w1']]);
});

test('Turnstile: a place of less than 300 px has the compact widget', async () => {
  const { widgets } = turnstileHere((options) => options.callback?.('token'));
  await (await ready(turnstile(freshUrl()))).token('chat', placeOf(288).place);
  expect(widgets[0]).toMatchObject({ size: 'compact' });
});

test.each([
  ['timeout-callback', 'expired'],
  ['error-callback', 'failed'],
  ['unsupported-callback', 'failed'],
])('Turnstile: %s means %s, and the widget goes', async (callback, reason) => {
  const { removed } = turnstileHere((options) => options[callback]?.('300030'));
  expect(await failure((await ready(turnstile(freshUrl()))).token('chat', placeOf().place))).toBe(reason);
  expect(removed).toEqual(['w1']);
});

test('Turnstile: a render that throws or answers nothing gives no token', async () => {
  const { place } = placeOf();
  turnstileHere(() => {
    throw new Error('vendor');
  });
  const captcha = await ready(turnstile(freshUrl()));
  expect(await failure(captcha.token('chat', place))).toEqual(new Error('vendor'));
  Reflect.set(globalThis, 'turnstile', { render: () => undefined, remove() {} });
  expect(await failure(captcha.token('chat', place))).toBe('failed');
});

/** hCaptcha, as its documentation describes it; `execute` is the test's. */
const hcaptchaHere = (execute: (options: Options) => Promise<unknown>) => {
  const widgets: Options[] = [];
  const removed: string[] = [];
  define = (src) => {
    Reflect.set(globalThis, 'hcaptcha', {
      render: (_: unknown, options: Options) => `${widgets.push(options)}`,
      execute: (id: string) => execute(widgets[Number(id) - 1] as Options),
      remove: (id: string) => removed.push(id),
    });
    const name = new URL(src).searchParams.get('onload') ?? '';
    setTimeout(() => (Reflect.get(globalThis, name) as () => void)());
  };
  return { widgets, removed };
};

test('hCaptcha: an invisible widget whose challenge opens in the place; grecaptcha is left alone', async () => {
  const url = freshUrl();
  const { widgets, removed } = hcaptchaHere(async (options) => {
    options['open-callback']?.();
    options['close-callback']?.();
    return { response: 'token' };
  });
  const { place, shown } = placeOf();
  const token = await (await ready(hcaptcha(url))).token('chat', place);
  expect(loaded).toEqual([`${url}?render=explicit&recaptchacompat=off&hl=it&onload=npCaptchaReady`]);
  expect(widgets[0]).toMatchObject({ sitekey: 'key', size: 'invisible', 'challenge-container': place.node });
  expect([token, shown, removed]).toEqual(['token', ['show', 'hide'], ['1']]);
  expect(Reflect.has(globalThis, 'npCaptchaReady')).toBe(false);
});

test.each([
  ['challenge-closed', 'closed'],
  ['challenge-expired', 'expired'],
  ['network-error', 'failed'],
])('hCaptcha: %s means %s, and the widget goes', async (code, reason) => {
  const { removed } = hcaptchaHere(() => Promise.reject(code));
  expect(await failure((await ready(hcaptcha(freshUrl()))).token('chat', placeOf().place))).toBe(reason);
  expect(removed).toEqual(['1']);
});

test.each([
  ['Turnstile', turnstile, () => void turnstileHere()],
  ['hCaptcha', hcaptcha, () => void hcaptchaHere(() => new Promise(() => {}))],
])('%s: a form that leaves the page ends its challenge', async (_, adapter, here) => {
  here();
  const { place, leaving } = placeOf();
  const token = failure((await ready(adapter(freshUrl()))).token('chat', place));
  leaving.abort();
  expect(await token).toBe('closed');
});

test('each vendor speaks the language of the page', async () => {
  language.code = 'en-GB';
  onTestFinished(() => {
    language.code = 'it';
  });
  const { widgets } = turnstileHere((options) => options.callback?.('token'));
  await (await ready(turnstile(freshUrl()))).token('chat', placeOf().place);
  expect(widgets[0]).toMatchObject({ language: 'en' });
  hcaptchaHere(async () => ({ response: 'token' }));
  await ready(hcaptcha(freshUrl()));
  expect(loaded.at(-1)).toContain('&hl=en&');
});
