import type { Locator, Page } from '@playwright/test';
import type { Exchange } from './exchange.ts';
import type { FaultProxy } from './proxy.ts';

/** The reader as the page's core knows them. */
export interface Login {
  readonly state: 'loggedIn' | 'loggedOut';
  readonly user?: Readonly<Record<string, unknown>>;
}

/** Texts of the core's own notices. */
export const texts = {
  generic: 'Qualcosa non ha funzionato. Riprova tra poco.',
  network: 'Connessione assente o instabile. Riprova.',
} as const;

/** A notice area alone, with every notice. */
export const notices = '<np-notices all></np-notices>';

export const header = '<np-header></np-header>';

/** The header's button of a signed-in reader. */
export const readerOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Area personale di ${name}` });

/** The header's sign-in link, shown to visitors. */
export const anonymous = (page: Page): Locator => page.locator('np-header').getByRole('link', { name: 'Accedi' });

export const shortInfo = 'GET account.mg /api/user/short-info';

/** Tests answer these themselves: a notice dismissed in the world is gone for all later tests. */
export const dismissals = 'POST account.mg /api/user/notices/*';

/** The calls that end a session on a server, on any host. */
export const logouts = (wire: FaultProxy): readonly Exchange[] => [
  ...wire.calls('POST * /logout'),
  ...wire.calls('POST * /api/logout'),
];

const coreOf = (wire: FaultProxy): string => wire.at('cdn', '/np/np-core.js');

/** Asks the shared script of the page who the reader is, and waits until it knows. */
export const loginOf = (page: Page, wire: FaultProxy): Promise<Login> =>
  page.evaluate(async (url) => {
    const { core } = await import(url);
    await new Promise<void>((resolve) =>
      core.store.login.subscribe(({ state }: { state: string }) => state !== 'unknown' && resolve()),
    );
    return core.store.login.value;
  }, coreOf(wire));

/** Records the reader's name at each change from now on; the returned function reads the list. */
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

/** Records the time of the logout in the tab's session storage, which outlives the page. */
export const noteLogout = (page: Page, wire: FaultProxy): Promise<void> =>
  page.evaluate(async (url) => {
    const { core } = await import(url);
    core.store.login.subscribe(({ state }: { state: string }) => {
      if (state === 'loggedOut') sessionStorage.setItem('npOutAt', String(Date.now()));
    });
  }, coreOf(wire));

/** The recorded time. */
export const loggedOutAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('npOutAt') ?? Number.NaN));

/** Requests a logout, as every element does. */
export const logOut = (page: Page, wire: FaultProxy): Promise<void> =>
  page.evaluate(async (url) => {
    const { core } = await import(url);
    void core.session.logOut();
  }, coreOf(wire));

/**
 * Sends a call with one of the three clients, as every element does; returns the status of its answer, or the kind of
 * failure.
 */
export const send = (
  page: Page,
  wire: FaultProxy,
  client: 'newsstand' | 'account' | 'archive',
  request: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object },
): Promise<number | string> =>
  page.evaluate(
    async ([url, name, { path, ...options }]) => {
      const { core } = await import(url);
      const failed = ({ response }: { response?: Response }) => response;
      const answer = await core.clients[name].raw(path, options).catch(failed);
      return answer?.status ?? 'network';
    },
    [coreOf(wire), client, request] as const,
  );

/** Fires the event of a page restored from the back/forward cache: the page asks again who the reader is. */
export const restorePage = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Stops the page's clock, a minute on: from here time passes only on a test's command. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/** Makes a call from the page and reads its answer: earlier answers have been read by then. */
export const roundTrip = (page: Page, wire: FaultProxy): Promise<unknown> =>
  page.evaluate((url) => fetch(url).catch(() => {}), wire.at('account.mg', '/api/health'));

/** Advances the page's clock by a minute, then makes a call: everything due has been sent before it. */
export const afterAMinute = async (page: Page, wire: FaultProxy): Promise<void> => {
  await page.clock.fastForward(60_000);
  await roundTrip(page, wire);
};
