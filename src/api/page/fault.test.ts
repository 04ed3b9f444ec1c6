import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWithheld, reportFault } from './fault.ts';
import type { OwnedSignal } from './owned-signal.ts';

/** A target that records `np-error`. */
const target = (localName: string) => {
  const events: unknown[] = [];
  const dispatchEvent = (event: CustomEvent) => events.push(event.detail);
  return { element: { localName, dispatchEvent } as unknown as Element, events };
};

const asked = vi.fn();
let page = target('#document');

beforeEach(() => {
  asked.mockReset();
  page = target('#document');
  vi.stubGlobal('document', page.element);
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', new URL('https://page.test/'));
});
afterEach(() => vi.unstubAllGlobals());

const call = { method: 'GET', path: '/api/x' };
const message = '200, no valid data.name';
const detail = { message, call: 'GET /api/x', field: 'data.name' };

test('a fault is reported by the element that owns the signal of the call', () => {
  const owner = target('np-article');
  const signal: OwnedSignal = new AbortController().signal;
  signal.npOwner = owner.element;
  reportFault({ ...call, signal }, message, 'data.name');
  expect(owner.events).toEqual([{ ...detail, element: 'np-article' }]);
  expect(page.events).toEqual([]);
});

test('without an owner, by the element with the focus; without one, by the page', () => {
  const focused = target('np-account-profile');
  vi.stubGlobal('document', Object.assign(page.element, { activeElement: focused.element }));
  reportFault(call, message, 'data.name');
  Object.assign(page.element, { activeElement: { localName: 'body' } });
  reportFault({ ...call, path: '/api/segreto', loggedAs: '/api/x' }, message);
  expect(focused.events).toEqual([{ ...detail, element: 'np-account-profile' }]);
  expect(page.events).toEqual([{ message, call: 'GET /api/x' }]);
});

const answers = () => Promise.resolve(new Response());
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

test.each<[string, string, string, () => Promise<Response>, boolean]>([
  ['a GET whose server answers', 'GET', 'https://one.test/api/x', answers, true],
  ['a GET whose server does not answer', 'GET', 'https://two.test/api/x', fails, false],
  ['a POST', 'POST', 'https://three.test/api/x', answers, false],
  ['a GET of the page’s own origin', 'GET', '/api/x', answers, false],
])('the answer of %s', async (_, method, address, answer, expected) => {
  asked.mockImplementation(answer);
  expect(await isWithheld({ ...call, method }, address)).toBe(expected);
  expect(page.events).toHaveLength(expected ? 1 : 0);
});

test('what a GET finds holds for the other calls of its origin, which are not sent again', async () => {
  asked.mockImplementation(answers);
  expect(await isWithheld(call, 'https://five.test/api/x')).toBe(true);
  expect(await isWithheld({ ...call, method: 'POST' }, 'https://five.test/api/chat')).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
});
