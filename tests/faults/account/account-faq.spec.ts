import type { Locator, Page } from '@playwright/test';
import { body, fromWorld, held, patched, reset } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

const ask = 'GET account.mg /api/site/faq';
const set = 'POST account.mg /api/site/faq/*';
const renewal = 'Come disattivo il rinnovo automatico?';

/** Opens the panel alone on a page of the account site, for a visitor. */
const open = async (page: Page, wire: FaultProxy): Promise<Locator> => {
  await page.goto(wire.page('account.mg', '<np-account-faq></np-account-faq>'));
  const panel = page.locator('np-account-faq');
  await panel.getByRole('button', { name: 'Abbonamenti e offerte' }).click();
  await expect(panel.getByRole('button', { name: renewal })).toBeVisible();
  return panel;
};

const read = async (panel: Locator, question: string): Promise<readonly [yes: Locator, no: Locator]> => {
  await panel.getByRole('button', { name: question, exact: true }).click();
  return [
    panel.getByRole('button', { name: `Sì, mi è stato utile: ${question}` }),
    panel.getByRole('button', { name: `No, non mi è stato utile: ${question}` }),
  ];
};

const search = async (panel: Locator, words: string): Promise<void> => {
  await panel.getByRole('searchbox').fill(words);
  await panel.getByRole('searchbox').press('Enter');
};

const votesIn = (wire: FaultProxy) =>
  wire
    .calls(set)
    .filter(({ method }) => method === 'POST')
    .map(({ body: sent }) => sent);

const releasable = (): readonly [Promise<void>, () => void] => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
};

test('a vote shows at once, is sent once however often it is pressed, keeps the focus, and counts for a visitor too', {
  tag: '@quick',
}, async ({ page, wire }) => {
  const panel = await open(page, wire);
  const [yes, no] = await read(panel, renewal);
  const [released, release] = releasable();
  wire.answer(set, held(released, fromWorld()));
  await yes.dblclick();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(no).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(panel.getByRole('status').last()).toHaveText('Grazie, abbiamo registrato il tuo voto.');
  await page.keyboard.press('Enter');
  await expect(no).toHaveAttribute('aria-pressed', 'false');
  await expect(no).toHaveAttribute('aria-disabled', 'true');
  expect(votesIn(wire)).toEqual(['{"helpful":true}']);
});

test('F13 a vote that fails is undone with a message; another answer’s vote stays, and the next try succeeds', async ({
  page,
  wire,
}) => {
  const panel = await open(page, wire);
  const [otherYes] = await read(panel, 'Che cosa comprende esattamente Online?');
  await otherYes.click();
  await expect(panel.getByRole('status').last()).toHaveText('Grazie, abbiamo registrato il tuo voto.');
  const [, no] = await read(panel, renewal);
  await failsSoftly(wire, {
    call: set,
    panel,
    act: async () => {
      await no.click();
      await expect(no).not.toHaveAttribute('aria-disabled', 'true');
    },
    says: 'Il voto non è stato registrato. Riprova.',
  });
  await expect(no).toHaveAttribute('aria-pressed', 'false');
  await expect(otherYes).toHaveAttribute('aria-pressed', 'true');
  await no.click();
  await expect(panel.getByRole('status').last()).toHaveText('Grazie, abbiamo registrato il tuo voto.');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
});

test('a vote while offline, and one too many: each is undone with its own message', async ({ page, wire }) => {
  const panel = await open(page, wire);
  const [yes] = await read(panel, renewal);
  wire.answer(set, reset);
  await yes.click();
  await expect(panel.getByRole('alert')).toHaveText('Connessione assente o instabile. Riprova.');
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  const message = 'Hai votato molte risposte. Riprova più tardi.';
  wire.answer(set, body(429, JSON.stringify({ success: false, data: { message }, status: { code: 429 } })), 1);
  await yes.click();
  await expect(panel.getByRole('alert')).toHaveText(message);
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
});

test('of two searches the later one counts, whichever answer arrives last', async ({ page, wire }) => {
  const panel = await open(page, wire);
  const [released, release] = releasable();
  wire.answer(ask, held(released, fromWorld()), 1);
  await search(panel, 'fattura');
  await wire.seen(ask, 2);
  await expect(panel.getByRole('status').first()).toHaveText('Ricerca in corso…');
  await expect(panel.getByRole('button', { name: renewal })).toBeVisible();
  await search(panel, 'password');
  await wire.abandoned(ask);
  release();
  await expect(panel.getByRole('status').first()).toHaveText(/per «password»$/);
  await expect(panel.locator('mark').first()).toHaveText('password', { ignoreCase: true });
});

test('markup beyond prose in an answer is not drawn; a question is text, whatever it looks like', async ({
  page,
  wire,
}) => {
  const answer_html = `<p onclick="x()" style="position:fixed">Il <b>recesso</b> <a href="javascript:x()">qui</a></p>
<script>document.title = 'preso'</script><img src="https://evil.example/x.png"><iframe src="/"></iframe>`;
  const question = `Il recesso <img src=x onerror="document.title='preso'">`;
  const faqs = [{ id: 'a', question, answer_html, updated_at: '2026-01-01T00:00:00.000Z' }];
  wire.answer(
    ask,
    patched(() => ({ categories: [{ id: 'x', name: '<b>Recesso</b>', faqs }] })),
  );
  await page.goto(wire.page('account.mg', '<np-account-faq></np-account-faq>'));
  const panel = page.locator('np-account-faq');
  await search(panel, 'recesso');
  const entry = panel.locator('.faq-entry');
  await expect(entry.locator('h3 mark')).toHaveText('recesso');
  await entry.locator('h3 button').click();
  await expect(entry.locator('h3')).toHaveText(question);
  await expect(panel.getByRole('heading', { name: '<b>Recesso</b>' })).toBeVisible();
  const text = entry.locator('.faq-text');
  await expect(text.locator('b mark')).toHaveText('recesso');
  await expect(text.locator('[onclick], [style], [href], script, img, iframe')).toHaveCount(0);
  await expect(page).toHaveTitle('Prova');
  expect(wire.log.filter(({ url }) => url.includes('evil.example'))).toEqual([]);
});

test('a paper without questions says so, and still leads to the contact page', async ({ page, wire }) => {
  wire.answer(
    ask,
    patched(() => ({ categories: [] })),
  );
  await page.goto(wire.page('account.mg', '<np-account-faq></np-account-faq>'));
  const panel = page.locator('np-account-faq');
  await expect(panel).toContainText('Questa testata non ha ancora domande frequenti.');
  await expect(panel.getByRole('link', { name: 'Contattaci' })).toHaveAttribute(
    'href',
    wire.at('account.mg', '/contact'),
  );
});
