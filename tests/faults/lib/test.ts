import { leaks } from '../../journeys/lib/leaks.ts';
import { expect, test as watched } from '../../journeys/lib/pages.ts';
import { port } from '../../journeys/lib/port.ts';
import { FaultProxy } from './proxy.ts';
import { Reader } from './reader.ts';

interface Fixtures {
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

/** Browsers behind a proxy, one per worker; after each test its log is searched for secrets. */
export const test = watched.extend<Fixtures, { readonly sharedWire: FaultProxy }>({
  sharedWire: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this argument.
    async ({}, use) => {
      const proxy = new FaultProxy(port);
      await proxy.start();
      await use(proxy);
      proxy.stop();
    },
    { scope: 'worker' },
  ],
  wire: async ({ sharedWire }, use) => {
    sharedWire.reset();
    await use(sharedWire);
    expect(leaks(sharedWire.log)).toEqual([]);
  },
  reader: async ({ context, wire }, use) => {
    const reader = new Reader(context, wire);
    await use(reader);
    expect(leaks(wire.log, reader.tokens)).toEqual([]);
  },
});

export { expect };
