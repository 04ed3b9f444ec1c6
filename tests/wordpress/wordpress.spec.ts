import { expect, type Page, test } from '@playwright/test';
import { runPhp } from '../../scripts/wordpress/site.ts';

const origin = process.env.NP_TEST_WORDPRESS ?? '';
const php = (code: string): Promise<string> => runPhp(process.env.NP_TEST_SITE ?? '', code);

/** Nothing that the code changes in the database stays. */
const inTransaction = (code: string): Promise<string> =>
  php(`global $wpdb; $wpdb->query( 'START TRANSACTION' ); ${code} $wpdb->query( 'ROLLBACK' );`);

const signIn = async (page: Page, name: 'redazione' | 'autrice', to = '/wp-admin/profile.php'): Promise<void> => {
  await page.goto(`${origin}/wp-login.php?redirect_to=${encodeURIComponent(origin + to)}`);
  // The page's own script moves the focus while a test types.
  await page.locator('#loginform').evaluate((form: HTMLFormElement, user) => {
    (form.elements.namedItem('log') as HTMLInputElement).value = user;
    (form.elements.namedItem('pwd') as HTMLInputElement).value = 'np-demo';
    form.requestSubmit();
  }, name);
  await page.waitForURL((url) => !url.pathname.endsWith('wp-login.php'));
};

/** The HTML as the server sent it: names below localhost resolve in the browser only. */
const sentHtml = async (page: Page, address: string): Promise<string> => (await page.goto(address))?.text() ?? '';

/** Status of a form that a page of WordPress sends. */
const statusOf = (page: Page, address: string, form?: Readonly<Record<string, string>>): Promise<number> =>
  page.evaluate(
    async ([url, fields]) =>
      (await fetch(url, fields && { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })).status,
    [address, form] as const,
  );

const nonceOf = (policy = ''): string | undefined => /'nonce-(\w+)'/.exec(policy)?.[1];

const expectDrawn = (page: Page, tag: string): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .locator(tag)
          .first()
          .evaluate((element) => element.shadowRoot !== null),
      { message: tag },
    )
    .toBe(true);

test('blocks become the elements of the page, with what the backend answers', async ({ page }) => {
  await page.goto(`${origin}/blocchi/`);
  await expect(page.locator('np-header').getByRole('link', { name: 'Il Meriggio di Gaviano' }).first()).toBeVisible();
  await expect(page.locator('np-article').getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.locator('np-epaper').getByRole('img').first()).toBeVisible();
  await expect(page.locator('np-account-newsletters').getByRole('link', { name: 'Accedi' })).toBeVisible();
  for (const tag of [
    'np-header',
    'np-article',
    'np-account-newsletters',
    'np-epaper',
    'np-assistance-chat',
    'np-footer',
  ])
    await expectDrawn(page, tag);
  await expect(page.locator('np-assistance-chat')).toHaveAttribute('position', 'left');
  expect(await page.locator('script[src$="np-elements.js"]').count()).toBe(1);
});

test('the chat opens and answers from the world’s backend', async ({ page }) => {
  await page.goto(`${origin}/di-un-autrice/`);
  await page.locator('np-assistance-chat [part=launcher]').click();
  const dialog = page.getByRole('dialog', { name: 'Assistenza' });
  await dialog.getByRole('textbox').fill('Quanto costa l’abbonamento Digital?');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('log')).toContainText('€');
});

test('a shortcode keeps its attributes and gets no paragraph, and what its contract does not name is left out', async ({
  page,
}) => {
  const html = await sentHtml(page, `${origin}/codici/`);
  expect(html).toMatch(/sua\.<\/p>\n<np-article article-id="\d+"><\/np-article>\n/);
  expect(html).toMatch(
    /\n<np-header area="Prova" newsstand="[^"]+"><a href="\/blocchi\/">I blocchi<\/a><\/np-header>\n/,
  );
  expect(html).toContain('in fondo. <np-assistance-chat position="left"></np-assistance-chat></p>');
  expect(html).not.toContain('onclick');
});

test('an author’s tags and blocks stay, without handlers, styles and dangerous addresses', async ({ page }) => {
  await signIn(page, 'autrice', '/wp-admin/post-new.php');
  await page.waitForFunction(() => 'apiFetch' in (Reflect.get(window, 'wp') ?? {}));
  const link = await page.evaluate(async () => {
    const body = `<!-- wp:html -->
<np-article article-id="1" class="larga" onclick="alert(1)" style="color:red"></np-article>
<np-header area="Prova" newsstand="javascript:alert(1)" document-meta><a slot="sections" href="/blocchi/">Uno</a></np-header>
<np-unknown article-id="1">resto</np-unknown><script>alert(1)</script>
<!-- /wp:html -->

<!-- wp:np-elements/chat {"position":"left"} /-->`;
    const { apiFetch } = Reflect.get(window, 'wp');
    const data = { title: 'Prova', content: body, status: 'publish' };
    return (await apiFetch({ path: '/wp/v2/posts', method: 'POST', data })).link as string;
  });
  const html = await sentHtml(page, link);
  expect(html).toContain('<np-article article-id="1" class="larga"></np-article>');
  expect(html).toContain(
    '<np-header area="Prova" newsstand="alert(1)" document-meta><a slot="sections" href="/blocchi/">',
  );
  expect(html).toContain('<np-assistance-chat position="left"></np-assistance-chat>');
  expect(html).not.toContain('np-unknown');
  expect(html).not.toMatch(/onclick|color:red|<script>alert/);
  await expectDrawn(page, 'np-article');
});

test('under a strict policy the plugin’s scripts have the answer’s nonce, with integrity', async ({ page }) => {
  const before = nonceOf((await page.goto(`${origin}/blocchi/?strict`))?.headers()['content-security-policy']);
  const nonce = nonceOf((await page.reload())?.headers()['content-security-policy']);
  expect(nonce).toMatch(/^\w{32}$/);
  expect(nonce).not.toBe(before);
  const own = await page
    .locator('script')
    .evaluateAll((scripts) =>
      scripts
        .filter(({ textContent, outerHTML }) =>
          /window\.np = |"integrity"|np-elements\.js/.test(`${textContent}${outerHTML}`),
        )
        .map((script) => [script.getAttribute('type'), (script as HTMLElement).nonce]),
    );
  expect(own).toEqual([
    [null, nonce],
    ['importmap', nonce],
    ['module', nonce],
  ]);
  await expect(page.locator('script[src$="np-elements.js"]')).toHaveAttribute('integrity', /^sha384-.{64}$/);
  await expect(page.locator('np-article').getByRole('heading', { level: 1 })).toHaveText(/\S/);
});

const settings = '/wp-admin/options-general.php?page=np-elements';

test('settings are stored and reach the page; a wrong one is named and changes nothing', async ({ page }) => {
  await signIn(page, 'redazione', settings);
  await page.getByLabel('Consenso mancante').selectOption('default');
  await page.getByLabel('Dominio della testata').fill('Meriggio.Esempio.it');
  await page.getByLabel('Negozio').fill('javascript:alert(1)');
  await page.getByLabel('Sito', { exact: true }).fill('<b onclick="alert(1)">sito</b>');
  await page.getByRole('button', { name: 'Salva le impostazioni' }).click();
  await expect(page.getByText('Sito: «<b onclick="alert(1)">sito</b>» non è un valore valido.')).toBeVisible();
  await expect(
    page.getByText('Negozio: «javascript:alert(1)» non è un valore valido. Resta quello di prima.'),
  ).toBeVisible();
  await expect(page.getByLabel('Negozio')).toHaveValue(/^http:\/\/shop\.mg\.localhost:\d+$/);
  await expect(page.getByLabel('Dominio della testata')).toHaveValue('meriggio.esempio.it');
  await expect(page.getByText(/^Integrità: \d{3} file controllati\.$/)).toBeVisible();
  expect(await sentHtml(page, origin)).toContain('"consentMode":"default"');
  await page.goto(origin + settings);
  await page.getByLabel('Consenso mancante').selectOption('strict');
  await page.getByLabel('Dominio della testata').fill('');
  await page.getByRole('button', { name: 'Salva le impostazioni' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  const html = await sentHtml(page, origin);
  expect(html).toContain('"consentMode":"strict"');
  expect(html).not.toContain('"domain"');
});

test('settings are refused without the right, and without the form’s own nonce', async ({ page, browser }) => {
  const form = { option_page: 'np_elements', action: 'update', 'np_elements[domain]': 'altro.esempio.it' };
  await signIn(page, 'redazione');
  expect(await statusOf(page, `${origin}/wp-admin/options.php`, form)).toBe(403);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'autrice');
  expect(await statusOf(other, origin + settings)).toBe(403);
  expect(await statusOf(other, `${origin}/wp-admin/options.php`, form)).toBe(403);
  await other.context().close();
  expect(await php(`echo get_option( 'np_elements' )['domain'];`)).not.toContain('altro');
});

test('the editor shows a drawing of each block, and its attributes beside it', async ({ page }) => {
  const id = (await php(`echo get_page_by_path( 'blocchi' )->ID;`)).trim();
  await signIn(page, 'redazione', `/wp-admin/post.php?post=${id}&action=edit`);
  await page.waitForFunction(() => 'data' in (Reflect.get(window, 'wp') ?? {}));
  await page.evaluate(() =>
    Reflect.get(window, 'wp').data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false),
  );
  for (const [kind, title] of [
    ['header', 'Intestazione'],
    ['article', 'Articolo'],
    ['newsletters', 'Newsletter'],
    ['paper', 'Giornale sfogliabile'],
    ['chat', 'Chat di assistenza'],
  ])
    await expect(page.locator(`.np-preview-${kind}`)).toContainText(title ?? '');
  await expect(page.locator('.block-editor-warning')).toHaveCount(0);
  expect(await page.locator('np-article').count()).toBe(0);
  await page.locator('.np-preview-chat').click();
  await expect(page.getByLabel('position')).toHaveValue('left');
  await page.getByLabel('position').selectOption('right');
  await expect(page.locator('.np-preview-chat')).toContainText('position: right');
});

test('changed settings empty the page caches, and an answer with a nonce is not cached', async () => {
  const change = `$changed = array( 'captchaSiteId' => 'altra' ) + get_option( 'np_elements' );`;
  const purge = `add_action( 'litespeed_purge_all', function () { echo 'emptied '; } ); ${change} update_option( 'np_elements', $changed );`;
  expect(await inTransaction(purge)).toBe('emptied ');
  const head = `ob_start(); NpElements\\print_head(); ob_end_clean(); echo defined( 'DONOTCACHEPAGE' ) ? 'no' : 'yes';`;
  expect(await php(head)).toBe('yes');
  expect(await php(`add_filter( 'np_elements_nonce', fn() => 'abc' ); ${head}`)).toBe('no');
});

test('uninstalling leaves no option behind', async () => {
  const left = `echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%np_elements%'" ), ' ';`;
  const remove = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; uninstall_plugin( 'np-elements/np-elements.php' );`;
  expect(await inTransaction(`${left} ${remove} ${left}`)).toBe('2 0 ');
});

test('the console leads to it', async ({ page }) => {
  await page.goto(`http://localhost:${process.env.NP_TEST_PORT}`);
  await expect(
    page.getByRole('navigation', { name: 'Pagine della console' }).getByRole('link', { name: 'WordPress' }),
  ).toHaveAttribute('href', origin);
});
