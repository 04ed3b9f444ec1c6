import { expect } from '@open-wc/testing';
import { expectErrors, reportedErrors, test } from './lib/guard.ts';
import { type HostPage, openPage, script } from './lib/host-page.ts';
import { until } from './lib/until.ts';

const voce = {
  id: 120,
  code: 'VL',
  name: 'La Voce del Lago',
  domain: 'vl.localhost',
  accents: { light: '#0B5394', dark: '#9FC5E8' },
  logo: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  footer: { copyright: 'Voce S.r.l.' },
};
const body = '<np-header></np-header><np-footer></np-footer>';

/** A page with this brand; `seen` counts its calls for a brand's record and its `np-error` events. */
const pageOf = (brand: unknown, answer: { readonly status?: number; readonly text?: string } = {}): Promise<HostPage> =>
  openPage({
    head: `<script>
      window.np = { config: { brand: ${JSON.stringify(brand)} } };
      window.seen = { calls: 0, errors: [] };
      const own = window.fetch;
      window.fetch = (address, init) => String(address).endsWith('/voce.json')
        ? (seen.calls++, Promise.resolve(new Response(${JSON.stringify(answer.text ?? JSON.stringify(voce))}, { status: ${answer.status ?? 200} })))
        : own(address, init);
      document.addEventListener('np-error', ({ target, detail }) => seen.errors.push([target.localName, detail.message]));
    </script>${script}`,
    body,
  });

const seenBy = ({ window }: HostPage) =>
  Reflect.get(window, 'seen') as { readonly calls: number; readonly errors: readonly (readonly [string, string])[] };

const boxOf = ({ document }: HostPage, tag: string): HTMLElement | null | undefined =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.np-root');

const masksOf = (page: HostPage): readonly (string | undefined)[] =>
  ['np-header', 'np-footer'].map((tag) => boxOf(page, tag)?.style.getPropertyValue('--np-_wordmark'));

const logoName = (page: HostPage): string | null | undefined =>
  boxOf(page, 'np-header')?.querySelector('.logo')?.getAttribute('aria-label');

const noMask = 'linear-gradient(#0000, #0000)';

describe('a brand of the page’s own', () => {
  for (const [what, brand] of [
    ['its record', voce],
    ['the address of its record', '/voce.json'],
  ] as const)
    test(`${what} gives name, colours, logo, footer and addresses, and is read once`, async () => {
      const page = await pageOf(brand);
      await until('the header has its name', () => logoName(page) === 'La Voce del Lago, home');
      await until('the footer is drawn', () => boxOf(page, 'np-footer')?.textContent?.includes('Voce S.r.l.'));
      expect(masksOf(page)).to.deep.equal([`url("${voce.logo}")`, `url("${voce.logo}")`]);
      for (const tag of ['np-header', 'np-footer']) {
        const box = boxOf(page, tag);
        expect(box?.dataset.npBrand).to.equal('VL');
        expect(box?.style.getPropertyValue('--np-_brand')).to.equal('#0B5394');
        expect(box?.style.getPropertyValue('--np-_brand-dark')).to.equal('#9FC5E8');
      }
      const links = [...(boxOf(page, 'np-footer')?.querySelectorAll('a') ?? [])].map(({ host }) => host.split(':')[0]);
      expect(new Set(links)).to.deep.equal(new Set(['www.vl.localhost', 'account.vl.localhost']));
      expect(seenBy(page).calls).to.equal(typeof brand === 'string' ? 1 : 0);
      expect(seenBy(page).errors).to.deep.equal([]);
    });

  test('an address that did not answer is asked again when the page configures it again', async () => {
    expectErrors(/does not answer/);
    const page = await openPage({
      head: `<script>
        window.np = { config: { brand: '/voce.json' } };
        window.isDown = true;
        const own = window.fetch;
        window.fetch = (address, init) => String(address).endsWith('/voce.json')
          ? (isDown ? Promise.reject(new TypeError('down')) : Promise.resolve(Response.json(${JSON.stringify(voce)})))
          : own(address, init);
      </script>${script}`,
      body,
    });
    await until('the failure is said', () => reportedErrors().some((text) => text.includes('does not answer')));
    expect(logoName(page)).not.to.equal('La Voce del Lago, home');
    Reflect.set(page.window, 'isDown', false);
    const np = Reflect.get(page.window, 'np') as { configure(config: object): void };
    np.configure({ brand: '/voce.json' });
    await until('the header has its name', () => logoName(page) === 'La Voce del Lago, home');
  });

  test('a chat whose monogram does not load shows none, not a broken picture', async () => {
    const page = await openPage({
      head: `<script>window.np = { config: { brand: ${JSON.stringify({ ...voce, monogram: 'http://localhost:1/x.svg' })} } };</script>${script}`,
      body: '<np-assistance-chat opened></np-assistance-chat>',
    });
    const picture = await until('the chat’s head', () =>
      page.document.querySelector('np-assistance-chat')?.shadowRoot?.querySelector<HTMLElement>('.head img'),
    );
    await until('it is hidden', () => !picture.checkVisibility());
  });

  test('until its record has come, no element wears another masthead', async () => {
    const page = await openPage({
      head: `<script>
        window.np = { config: { brand: '/voce.json' } };
        const own = window.fetch;
        window.fetch = (address, init) => String(address).endsWith('/voce.json')
          ? new Promise((resolve) => { window.answer = () => resolve(Response.json(${JSON.stringify(voce)})) })
          : own(address, init);
      </script>${script}`,
      body,
    });
    await until('the record is asked for', () => Reflect.get(page.window, 'answer'));
    await until('the elements are drawn', () => masksOf(page).every((mask) => mask));
    expect(masksOf(page)).to.deep.equal([noMask, noMask]);
    expect(logoName(page)).to.equal('Home');
    (Reflect.get(page.window, 'answer') as () => void)();
    await until('the header has its name', () => logoName(page) === 'La Voce del Lago, home');
  });

  for (const [what, brand, answer, message] of [
    [
      'a record with a wrong field',
      { ...voce, accents: { light: 'red', dark: '#9FC5E8' } },
      {},
      /^"brand\.accents\.light" is "red", but must be a colour such as "#0B5A66"\. docs\/start\/own-brand\.md lists the fields$/,
    ],
    ['an address that answers 404', '/voce.json', { status: 404 }, /^"brand": http.*\/voce\.json answers 404$/],
    ['an address that is not JSON', '/voce.json', { text: '<html>' }, /^"brand": http.*\/voce\.json is not JSON$/],
  ] as const)
    test(`${what}: no masthead, one line says what to do, each element reports it, and the page lives`, async () => {
      expectErrors(/np\.configure: "brand/, /its brand record could not be loaded/);
      const page = await pageOf(brand, answer);
      await until('both elements report it', () => seenBy(page).errors.length === 2);
      const told = reportedErrors().filter((text) => text.startsWith('console.error: np.configure'));
      expect(told.length).to.equal(1);
      const [, cause = ''] = /np\.configure: (.*)\. Until then no masthead is shown\.$/.exec(told[0] ?? '') ?? [];
      expect(cause).to.match(message);
      expect([...seenBy(page).errors].sort()).to.deep.equal(
        ['np-footer', 'np-header'].map((tag) => [tag, `its brand record could not be loaded: ${cause}`]),
      );
      expect(masksOf(page)).to.deep.equal([noMask, noMask]);
      expect(logoName(page)).to.equal('Home');
      const menu = page.document.querySelector('np-header')?.shadowRoot?.querySelector('np-menu');
      await until('the menu opens', () => menu?.shadowRoot?.querySelector('button'));
    });
});
