import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownSignal } from '../../platform/net/signal-owners.ts';
import { isWithheld, reportFault } from './fault.ts';

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
  vi.stubGlobal('location', new URL('https://giornale.test/pagina'));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', page.element);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

const fault = { message: 'answered 200 without a valid "data.name"', call: 'GET /api/x', field: 'data.name' };

test('a fault is reported by the element that owns the signal of the call', () => {
  const owner = target('np-article');
  const { signal } = new AbortController();
  ownSignal(signal, owner.element);
  reportFault(fault, signal);
  expect(owner.events).toEqual([{ ...fault, element: 'np-article' }]);
  expect(page.events).toEqual([]);
});

test('without an owner, by the element with the focus; without one, by the page', () => {
  const focused = target('np-account-profile');
  vi.stubGlobal('document', Object.assign(page.element, { activeElement: focused.element }));
  reportFault(fault, undefined);
  Object.assign(page.element, { activeElement: { localName: 'body' } });
  reportFault({ message: fault.message, call: fault.call, field: '' }, undefined);
  expect(focused.events).toEqual([{ ...fault, element: 'np-account-profile' }]);
  expect(page.events).toEqual([{ message: fault.message, call: fault.call }]);
});

const answers = () => Promise.resolve(new Response());
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

test.each<[string, string, string, boolean, () => Promise<Response>, boolean]>([
  ['a GET whose server answers', 'GET', 'https://one.test/api/x', true, answers, true],
  ['a GET whose server does not answer', 'GET', 'https://two.test/api/x', true, fails, false],
  ['a POST', 'POST', 'https://three.test/api/x', true, answers, false],
  ['a call of the page’s own origin', 'GET', 'https://giornale.test/api/x', true, answers, false],
  ['a call without a connection', 'GET', 'https://four.test/api/x', false, answers, false],
])('the answer of %s', async (_, method, address, onLine, answer, expected) => {
  vi.stubGlobal('navigator', { onLine });
  asked.mockImplementation(answer);
  expect(await isWithheld(method, address)).toBe(expected);
});

test('what a GET finds holds for the other calls of its origin, which are not sent again', async () => {
  asked.mockImplementation(answers);
  expect(await isWithheld('GET', 'https://five.test/api/x')).toBe(true);
  expect(await isWithheld('POST', 'https://five.test/api/chat')).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
});
