import { expect } from '@open-wc/testing';
import type { Purposes } from '../../src/rules/consent/tracking-consent.ts';
import { tcStringCases } from '../units/tc-string-cases.ts';
import { test } from './lib/guard.ts';
import { openPage, script } from './lib/host-page.ts';
import { until } from './lib/until.ts';

interface Receipt {
  readonly purposes: Purposes;
  readonly tc_string?: string;
  readonly tcf_version: string;
}

/** A page whose consent manager is the test, and whose receipts it keeps. */
interface ConsentView {
  readonly receipts: readonly Receipt[];
  readonly isFollowed: boolean;
  tell(data: object, preference?: object): void;
}

const all = { consent: true, purposes: { 1: true, 2: true, 3: true, 4: true, 5: true } };

const consenting = async (consentMode: string) => {
  const page = await openPage({
    head: `<script nonce="np">
      window.np = { config: { services: 'on', consentMode: '${consentMode}' } };
      window.receipts = [];
      const own = window.fetch;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (!request.url.endsWith('/api/site/consent-log')) return own(input, init);
        receipts.push(JSON.parse(await request.text()));
        return Response.json({ success: true, data: { receipt_id: 'one' } });
      };
      window.__tcfapi = (command, version, callback) => {
        if (command === 'addEventListener') window.answer = callback;
      };
      window._iub = { cs: { api: {} } };
      window.tell = (data, preference) => {
        window._iub.cs.consent = preference;
        window.answer({ gdprApplies: true, eventStatus: 'tcloaded', listenerId: 1, ...data }, true);
      };
    </script>${script}`,
    body: '<np-notices></np-notices>',
  });
  const view = page.window as unknown as ConsentView;
  await until('the manager is followed', () => Reflect.has(page.window, 'answer'));
  const shared = Reflect.get(page.window, Symbol.for('np.core')) as { purposes(): Purposes | undefined };
  return { view, purposes: () => shared.purposes() };
};

const runs = (given: Purposes | undefined): string =>
  Object.entries(given ?? {})
    .flatMap(([purpose, is]) => (is ? [purpose] : []))
    .join('');

describe('40 TC strings of the IAB’s encoder', () => {
  test('the table has 40 strings', () => {
    expect(new Set(tcStringCases.map(({ tcString }) => tcString)).size).to.equal(40);
  });

  for (const [mode, column] of [
    ['default', 'byDefault'],
    ['strict', 'strictly'],
  ] as const)
    test(`in ${mode} mode each runs what it grants, and its receipt says the same beside the string`, async () => {
      const { view, purposes } = await consenting(mode);
      for (const [at, { what, tcString, [column]: expected }] of tcStringCases.entries()) {
        // Begins with the opposite, so that the string changes what runs.
        const isRefusal = expected === '1';
        view.tell({}, isRefusal ? all : { consent: false });
        expect([what, runs(purposes())]).to.deep.equal([what, isRefusal ? '12345' : '1']);
        view.tell({ tcString });
        await until(`${what} runs ${expected}`, () => runs(purposes()) === expected);
        // What the manager had kept is no choice of now.
        expect([what, view.receipts.length]).to.deep.equal([what, at]);
        view.tell({ tcString, eventStatus: 'useractioncomplete' });
        const receipt = await until(`the receipt of ${what}`, () => view.receipts[at]);
        const isWhole = !/^(2\.3|policies 6) without disclosed/.test(what);
        expect([what, runs(receipt.purposes), receipt.tc_string, receipt.tcf_version]).to.deep.equal([
          what,
          expected,
          isWhole ? tcString : undefined,
          /2\.3|policies 6/.test(what) ? '2.3' : '2.2',
        ]);
      }
    });
});
