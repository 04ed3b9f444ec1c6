import { canary, canaryNotes } from '../lib/canary.ts';
import { chat } from '../lib/chat.ts';
import { loginOf, logOut, notices, shortInfo } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

/** Values of the key `user` that are not a session. */
const strange = [
  '{"id_token":',
  '[]',
  '42',
  '"x"',
  'null',
  '',
  '{"id":7}',
  '{"id_token":""}',
  '{"id_token":7}',
  '{"id_token":["a"]}',
  '{"__proto__":{"id_token":"a"}}',
  JSON.stringify({ id_token: 'x'.repeat(1024 * 1024) }),
];

test('F33 a stored session of any other shape: anonymous, one call without a bearer, the key is left', async ({
  page,
  wire,
}) => {
  const address = wire.page('mg', notices);
  await page.goto(address);
  for (const user of strange) {
    await page.evaluate((value) => localStorage.setItem('user', value), user);
    const before = wire.calls(shortInfo).length;
    await page.reload();
    const what = user.slice(0, 40);
    expect([what, await loginOf(page, wire)]).toEqual([what, { state: 'loggedOut' }]);
    const bearers = wire
      .calls(shortInfo)
      .slice(before)
      .map(({ headers }) => headers.authorization);
    expect([what, bearers]).toEqual([what, [undefined]]);
    expect([what, page.url(), await page.evaluate(() => localStorage.getItem('user'))]).toEqual([what, address, user]);
  }
});

const corrupted = ['{', '"x"', 'null', '{"0":{}}', '[null,7,"x",[],{}]', '[{"id":{},"title":[]}]', '\u0000'];

test('F34 cw_msg, notices and userPayload corrupted: ignored', async ({ page, wire }) => {
  await page.goto(wire.page('mg', notices + chat));
  for (const value of corrupted) {
    await page.evaluate((text) => {
      for (const key of ['cw_msg', 'notices', 'userPayload']) localStorage.setItem(key, text);
    }, value);
    await page.reload();
    expect([value, await loginOf(page, wire)]).toEqual([value, { state: 'loggedOut' }]);
    await expect(page.locator('np-notices li')).toHaveCount(0);
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(page.locator('np-assistance-chat li.user')).toHaveCount(0);
  }
});

const script = '<img src=x onerror="window.__x=1"><script>window.__x=1</script>';
const message = (content: string) => JSON.stringify([{ role: 'assistant', content, date: '21/11/2026, 10:00:00' }]);
const notice = (fields: object) => JSON.stringify([{ id: 'a', type: 'error', title: 'Titolo', ...fields }]);

/** Keys and values that an attacker may have stored; `E` is the attacker's address. */
const payloads = [
  ['cw_msg', message(script)],
  ['cw_msg', message('[clicca](javascript:window.__x=1)')],
  ['cw_msg', message('![](E/pixel.png) <img src=E/pixel.png>')],
  ['cw_msg', '[{"__proto__":{"polluted":1},"role":"user","content":"x","date":"y"}]'],
  ['cw_msg', `[{"role":"assistant\\" onclick=\\"window.__x=1","content":${JSON.stringify(script)},"date":"y"}]`],
  ['notices', notice({ title: script })],
  ['notices', notice({ url: 'javascript:window.__x=1', cta: 'Apri' })],
  ['notices', notice({ url: ' \tjava\nscript:window.__x=1', cta: 'Apri' })],
  ['notices', notice({ url: 'data:text/html,<script>opener.__x=1</script>', cta: script })],
  ['notices', notice({ type: '"><img src=x onerror=window.__x=1>', id: script })],
  ['notices', '[{"__proto__":{"polluted":1},"id":"a","title":"Titolo"}]'],
  ['notices', notice({ id: '../../logout', scrollIntoView: true, timeout: 1 })],
  ['user', '{"__proto__":{"isLogged":true,"polluted":1},"id_token":{"toString":1}}'],
  ['user', JSON.stringify({ id_token: 'x\r\nX-Evil: 1', redirect_uri: 'javascript:window.__x=1' })],
  ['userPayload', JSON.stringify({ name: script, avatar: 'E/pixel.png', redirect_uri: 'E' })],
] as const;

test('T08 script from stored values: nothing runs, nothing is sent, the display is safe', async ({ page, wire }) => {
  await page.addInitScript(canary);
  await page.goto(wire.page('mg', notices + chat));
  for (const [key, value] of payloads) {
    await page.evaluate(
      ([name, text]) => {
        localStorage.clear();
        localStorage.setItem(name, text);
      },
      [key, value.replaceAll('E/', wire.at('evil', '/'))] as const,
    );
    await page.reload();
    await loginOf(page, wire);
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
    const links = page.locator('np-notices a');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^(?:https?|mailto|tel):/);
    await page.locator('np-notices li button').evaluateAll((all) => {
      for (const button of all) (button as HTMLButtonElement).click();
    });
    expect([value, await canaryNotes(page, wire)]).toEqual([value, []]);
    for (const { path } of wire.calls('POST account.mg /api/user/*'))
      expect(path).toMatch(/^\/api\/user\/notices\/[^/]+$/);
  }
});

test('T09 keys of others: anonymous in spite of a foreign user, and a logout keeps keys that are not ours', async ({
  page,
  wire,
  reader,
}) => {
  const foreign = { user: '{"id":7}', theme: 'dark', notices: '"x"' };
  await reader.keep('mg', foreign);
  await page.goto(wire.page('mg', notices));
  expect(await loginOf(page, wire)).toEqual({ state: 'loggedOut' });
  await reader.signIn();
  await page.reload();
  expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn' });
  await logOut(page, wire);
  await page.waitForURL(wire.at('mg', '/'));
  const { user, theme } = foreign;
  expect(await reader.look('mg', () => ({ ...localStorage }))).toEqual({ user, theme });
});
