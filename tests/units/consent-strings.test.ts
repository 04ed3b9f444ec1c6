import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsent } from '../../src/core/consent/consent.ts';
import { page } from '../../src/core/page/page.ts';
import { brand } from '../../src/rules/brand/brands/mg.ts';
import type { ConsentMode } from '../../src/rules/consent/tracking-consent.ts';
import { tcStringCases } from './tc-string-cases.ts';

type Listener = (data: unknown, success: boolean) => void;

let listen: Listener | undefined;
let preference: unknown;
const receipts: Record<string, unknown>[] = [];

/** The client of the account server, which only keeps receipts. */
const account = {
  raw: async (_: string, { body }: { body: Record<string, unknown> }) => {
    receipts.push(body);
    return { ok: true, status: 200, _data: { success: true, data: { receipt_id: 'one' } } };
  },
};

beforeEach(() => {
  receipts.length = 0;
  preference = undefined;
  vi.stubGlobal('document', { dispatchEvent: () => true });
  vi.stubGlobal('location', new URL('https://mg.localhost/'));
  vi.stubGlobal('__tcfapi', (command: string, _: number, callback: Listener) => {
    if (command === 'addEventListener') listen = callback;
  });
  vi.stubGlobal('_iub', {
    get cs() {
      return { consent: preference };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const started = (consentMode: ConsentMode) => {
  page.config = { consentMode };
  const consent = createConsent({ clients: { account } } as never, brand);
  consent.follow();
  return consent;
};

const tell = (data: object): void =>
  listen?.({ gdprApplies: true, eventStatus: 'tcloaded', listenerId: 1, ...data }, true);

/** Waits for a string to be read. */
const until = (holds: () => void) => vi.waitFor(holds, { interval: 1 });

const runs = (given: object | undefined): string =>
  Object.entries(given ?? {})
    .flatMap(([purpose, is]) => (is ? [purpose] : []))
    .join('');

const granted = tcStringCases.find(({ what }) => what === '2.2, granted')?.tcString;
const refused = tcStringCases.find(({ what }) => what === '2.2, refused')?.tcString;
const all = { consent: true, purposes: { 1: true, 2: true, 3: true, 4: true, 5: true } };

test.each([
  ['a refusing string beside granted categories', all, refused, '1'],
  ['a granting string beside a refusal', { consent: false }, granted, '1'],
  ['a granting string beside category 4 refused', { purposes: { ...all.purposes, 4: false } }, granted, '1235'],
  ['a refusing string beside an incomplete preference', { purposes: { 1: true } }, refused, '1'],
  ['an unreadable string alone', undefined, 'NP-STAND-IN', '1'],
  ['half a string', undefined, granted?.slice(0, 30), '1'],
  ['a string of version 1', undefined, 'BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA', '1'],
  ['no string, incomplete preference', { purposes: { 1: true } }, '', '12345'],
  ['no string, no preference', undefined, '', '12345'],
])('%s: %s %s runs %s', async (_, given, tcString, expected) => {
  preference = given;
  const { purposes } = started('default');
  tell({ tcString });
  await until(() => expect(runs(purposes.value)).toBe(expected));
});

test('where the GDPR does not apply all runs, except after a refusal', () => {
  const { purposes } = started('default');
  tell({ gdprApplies: false });
  expect(runs(purposes.value)).toBe('12345');
  preference = { consent: false };
  tell({ gdprApplies: false });
  expect(runs(purposes.value)).toBe('1');
});

test('a string that is read late does not replace a newer choice', async () => {
  const { purposes } = started('default');
  tell({ tcString: granted });
  preference = { consent: false };
  tell({ tcString: refused, eventStatus: 'useractioncomplete' });
  await vi.dynamicImportSettled();
  expect(runs(purposes.value)).toBe('1');
  expect(receipts.map(({ purposes: given }) => runs(given as object))).toEqual(['1']);
});

test('an answer without any choice leaves no receipt', async () => {
  const { purposes } = started('default');
  tell({ tcString: '', eventStatus: 'useractioncomplete' });
  expect(runs(purposes.value)).toBe('12345');
  expect(receipts).toEqual([]);
});

test('a manager that throws grants only what needs no consent, and leaves no receipt', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('__tcfapi', () => {
    throw new Error('broken on purpose');
  });
  expect(runs(started('default').purposes.value)).toBe('1');
  expect(receipts).toEqual([]);
  warn.mockRestore();
});

test('a configured map decides what a string grants', async () => {
  page.config = { consentPurposes: { 4: [8] } };
  const consent = createConsent({ clients: { account } } as never, brand);
  consent.follow();
  tell({ tcString: tcStringCases.find(({ what }) => what === 'only 8')?.tcString });
  await until(() => expect(runs(consent.purposes.value)).toBe('14'));
});
