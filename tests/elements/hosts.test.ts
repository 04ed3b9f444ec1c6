import { expect } from '@open-wc/testing';
import { test } from './lib/guard.ts';
import { eventNames, hosts, type Props } from './lib/hosts.ts';
import { settled } from './lib/until.ts';

/** Values that custom-elements-everywhere passes: one value, then another. */
const values: readonly (readonly [what: string, before: Props, after: Props])[] = [
  ['a boolean', { open: true }, { open: false }],
  ['a number', { count: 42 }, { count: 0 }],
  ['a string', { label: 'Ada' }, { label: '' }],
  ['an array', { list: ['J', 'S', 1] }, { list: [] }],
  ['an object', { data: { org: 'webcomponents' } }, { data: {} }],
  ['an object by a camel-case name', { camelCaseObj: { label: 'passed' } }, { camelCaseObj: { label: 'again' } }],
];

for (const [name, open] of Object.entries(hosts))
  describe(`in ${name}`, () => {
    for (const [what, ...steps] of values)
      test(`${what} arrives unchanged, and so does the next value`, async () => {
        const page = open(() => {});
        for (const each of steps) {
          const element = await page.draw(each);
          const [[property, value] = []] = Object.entries(each);
          expect(Reflect.get(element, String(property))).to.equal(value);
        }
      });

    test('rich data is in no attribute', async () => {
      const element = await open(() => {}).draw({ list: ['s3cret'], data: { s3cret: 1 }, camelCaseObj: { s3cret: 1 } });
      expect(element.outerHTML).not.to.include('s3cret');
    });

    test(`events fire by the names ${eventNames.join(', ')}, once each, with their details`, async () => {
      const received: unknown[] = [];
      const page = open((event) => received.push([event.type, (event as CustomEvent).detail.name]));
      const element = await page.draw({ label: 'Ada' });
      element.fire();
      expect(received).to.deep.equal(eventNames.map((event) => [event, event]));
    });

    test('it is hidden and shown again, with its values', async () => {
      const page = open(() => {});
      const first = await page.draw({ label: 'Ada', data: { kept: true } });
      await page.hide();
      await settled();
      expect(first.isConnected).to.equal(false);
      const second = await page.draw({ label: 'Ada', data: { kept: true } });
      expect([second.isConnected, second.label, second.data]).to.deep.equal([true, 'Ada', { kept: true }]);
    });
  });
