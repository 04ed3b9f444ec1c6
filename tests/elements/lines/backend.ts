import { expect } from '@open-wc/testing';
import { script } from '../lib/host-page.ts';
import { holdRequests, scenarios } from '../lib/scenarios.ts';
import { host, type Line, start } from '../lib/subject.ts';
import { until } from '../lib/until.ts';

/** Where an element finds its server. */
export const backend: readonly Line[] = [
  {
    ids: ['Q18'],
    title: 'calls the server that np.configure names, by the path that it names',
    async check(contract) {
      const call = scenarios[contract.tag]?.call;
      if (!call) return;
      const elsewhere = `window.np = { config: { ${call.origin}: 'https://backend.example/base', paths: { ${call.path}: '/v2/call' } } }`;
      const { page, element } = await host(contract, { head: `<script>${elsewhere}</script>${script}` });
      const { fetch } = page.window;
      page.window.fetch = (input, init) =>
        String(input).includes('/short-info')
          ? Promise.resolve(new page.window.Response('{}', { status: 401 }))
          : fetch(input, init);
      const pending = holdRequests(page);
      await start(element, contract);
      await call.make(page, element);
      const { url } = await until('the call', () => pending[0]);
      expect(url).to.equal('https://backend.example/base/v2/call');
    },
  },
];
