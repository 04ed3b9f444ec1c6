import type { Page } from '@playwright/test';
import { body } from '../lib/answers.ts';
import { canary, canaryNotes } from '../lib/canary.ts';
import { controlTargets, hostileTargets } from '../lib/hostile-targets.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

/** Replaces the placeholders of a target with the hosts of this run. */
const here = (target: string, wire: FaultProxy): string => {
  const { port } = new URL(wire.at('mg'));
  const hosts = { EVIL: 'evil.localhost:', OWN: 'mg.localhost:', ACCOUNT: 'account.mg.localhost:', PORT: '' };
  return Object.entries(hosts).reduce((text, [name, host]) => text.replaceAll(name, host + port), target);
};

/** Answers the exchange of any code, and serves the pages where it may lead. Returns the login's address. */
const arrivals = (wire: FaultProxy): string => {
  const user = { success: true, data: { id_token: 'un-token-di-prova' }, status: { code: 200 } };
  wire.answer('GET account.mg /api/sso/id_code/*', body(200, JSON.stringify(user)));
  for (const place of ['mg /*', 'account.mg /user/*', 'www.mg /'])
    wire.answer(`GET ${place}`, body(200, '', 'text/html'));
  const head = `<script>window.np = { config: { services: 'off' } }</script>${wire.bundle}`;
  return wire.page('mg', '<np-newsstand></np-newsstand>', head, '/login');
};

/** Returns from a sign-in with this return target; resolves with the address where that leads. */
const comeBackTo = async (page: Page, login: string, target: string): Promise<string> => {
  await page.goto(`${login}?id_code=uno&redirect_uri=${encodeURIComponent(target)}`);
  await page.waitForURL((url) => url.pathname !== '/login');
  return page.url();
};

test('T01 57 hostile return targets lead to /, 6 honest ones are followed', async ({ context, wire }) => {
  await context.addInitScript(canary);
  const login = arrivals(wire);
  const left = [...hostileTargets, ...controlTargets];
  expect([hostileTargets.length, controlTargets.length]).toEqual([57, 6]);
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    for (let target = left.shift(); target !== undefined; target = left.shift()) {
      const expected = controlTargets.includes(target) ? new URL(here(target, wire), login).href : wire.at('mg');
      expect([target, await comeBackTo(page, login, here(target, wire))]).toEqual([target, expected]);
      expect([target, await canaryNotes(page, wire)]).toEqual([target, []]);
    }
  };
  await Promise.all([tab(), tab(), tab()]);
});

test('T01 a return target in the stored session is checked again: it leads nowhere', async ({ page, wire, reader }) => {
  const login = arrivals(wire);
  await page.addInitScript(canary);
  for (const target of hostileTargets.filter((_, n) => n % 20 === 0)) {
    const redirect_uri = here(target, wire);
    await reader.keep('mg', { user: JSON.stringify({ id_token: 'un-altro-token', redirect_uri }) });
    expect([target, await comeBackTo(page, login, '')]).toEqual([target, wire.at('mg')]);
    expect([target, await canaryNotes(page, wire)]).toEqual([target, []]);
  }
});

test('T01 the account site, too, redirects a signed-in reader to / for the hostile ones, and follows the honest', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  await page.goto(wire.page('account.mg', '', ''));
  const answers: { readonly status: number; readonly location: URL }[] = [];
  page.on('response', (answer) => {
    answers.push({ status: answer.status(), location: new URL(answer.headers().location ?? '', answer.url()) });
  });
  const targets = [...hostileTargets, ...controlTargets];
  await page.evaluate(
    async (addresses) => {
      for (const address of addresses) await fetch(address, { redirect: 'manual' });
    },
    targets.map((target) => `/sso/request-login?redirect_uri=${encodeURIComponent(here(target, wire))}`),
  );
  await expect.poll(() => answers.length).toBe(targets.length);
  for (const [n, { status, location }] of answers.entries()) {
    const target = targets[n] ?? '';
    // A NUL is refused before anything reads the address.
    if (target.includes('\0')) {
      expect([target, status]).toEqual([target, 400]);
      continue;
    }
    const { origin, pathname, href, searchParams } = location;
    const honest = new URL(controlTargets.includes(target) ? here(target, wire) : '/', wire.at('mg'));
    const isThere = honest.origin === wire.at('mg', '');
    const { pathname: path, search, hash } = honest;
    const reached = isThere ? [origin + pathname, searchParams.get('redirect_uri')] : [href];
    expect([target, ...reached]).toEqual([
      target,
      ...(isThere ? [wire.at('mg', '/login'), path + search + hash] : [honest.href]),
    ]);
  }
});
