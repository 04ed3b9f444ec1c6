import type { Locator, Page } from '@playwright/test';
import type { Exchange } from './exchange.ts';
import type { FaultProxy } from './proxy.ts';

/** Who the reader is to the page's core, once it knows. */
export interface Known {
  readonly state: 'loggedIn' | 'loggedOut';
  readonly user?: Readonly<Record<string, unknown>>;
}

/** What elements show of the core's own notices. */
export const texts = {
  generic: 'Qualcosa non ha funzionato. Riprova tra poco.',
  network: 'Connessione assente o instabile. Riprova.',
} as const;

/** A notice area and nothing else. */
export const notices = '<np-notices></np-notices>';

export const header = '<np-header></np-header>';

/** The header's sign of a reader. */
export const readerOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Area personale di ${name}` });

/** The header's sign that nobody is there. */
export const anonymous = (page: Page): Locator => page.locator('np-header').getByRole('link', { name: 'Accedi' });

export const shortInfo = 'GET account.mg /api/user/short-info';

/** A test answers them itself: what is put away in the world is gone for all that come after. */
export const dismissals = 'POST account.mg /api/user/notices/*';

/** The calls that tell a server of a session's end, on whichever host. */
export const logouts = (wire: FaultProxy): readonly Exchange[] => [
  ...wire.calls('POST * /logout'),
  ...wire.calls('POST * /api/logout'),
];

const coreOf = (wire: FaultProxy): string => wire.at('cdn', '/np/np-core.js');

/** Asks the shared script of the page who the reader is, and waits until it knows. */
export const known = (page: Page, wire: FaultProxy): Promise<Known> =>
  page.evaluate(async (url) => {
    const { core } = await import(url);
    await new Promise<void>((resolve) =>
      core.store.login.subscribe(({ state }: { state: string }) => state !== 'unknown' && resolve()),
    );
    return core.store.login.value;
  }, coreOf(wire));

/** Notes from now on whom the page takes the reader for, change by change; what it returns tells them. */
export const namesOf = async (page: Page, wire: FaultProxy): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(async (url) => {
    const { core } = await import(url);
    const names: string[] = [];
    core.store.login.subscribe(({ state, user }: { state: string; user?: { name: string } }) => {
      const name = user?.name ?? state;
      if (name !== names.at(-1)) names.push(name);
    });
    Object.assign(window, { npNames: names });
  }, coreOf(wire));
  return () => page.evaluate(() => Reflect.get(window, 'npNames'));
};

/** Notes when the page takes nobody for its reader any more, in the tab's own storage: it outlives the page. */
export const noteLogout = (page: Page, wire: FaultProxy): Promise<void> =>
  page.evaluate(async (url) => {
    const { core } = await import(url);
    core.store.login.subscribe(({ state }: { state: string }) => {
      if (state === 'loggedOut') sessionStorage.setItem('npOutAt', String(Date.now()));
    });
  }, coreOf(wire));

/** The moment that was noted. */
export const loggedOutAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('npOutAt') ?? Number.NaN));

/** The reader's wish to leave, as every element passes it on. */
export const logOut = (page: Page, wire: FaultProxy): Promise<void> =>
  page.evaluate(async (url) => {
    const { core } = await import(url);
    void core.session.logOut();
  }, coreOf(wire));

/** A call on one of the three clients, as every element makes it; the status of its answer, or why there is none. */
export const send = (
  page: Page,
  wire: FaultProxy,
  client: 'newsstand' | 'account' | 'archive',
  request: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object },
): Promise<number | string> =>
  page.evaluate(
    async ([url, name, call]) => {
      const { core } = await import(url);
      const answer = await core.clients[name].send(call);
      return answer.status ?? answer.kind;
    },
    [coreOf(wire), client, request] as const,
  );

/** As the browser tells a page that it brings back from its cache: the page asks anew who the reader is. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Stops the page's clock, a minute on: from here time passes only where a test lets it. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/** Has the page make a call of its own and hear its answer: what came to the page before has been read by then. */
export const roundTrip = (page: Page, wire: FaultProxy): Promise<unknown> =>
  page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(() => true), wire.at('account.mg', '/api/health'));

/** Lets a minute pass on the page's clock, then makes a call of its own: whatever was due has been sent before it. */
export const afterAMinute = async (page: Page, wire: FaultProxy): Promise<void> => {
  await page.clock.fastForward(60_000);
  await roundTrip(page, wire);
};
