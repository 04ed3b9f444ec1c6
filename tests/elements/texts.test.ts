import { expect } from '@open-wc/testing';
import { expectErrors, reportedErrors, test } from './lib/guard.ts';
import { type HostPage, openPage, script } from './lib/host-page.ts';
import { until } from './lib/until.ts';

const body = '<np-header></np-header><np-footer></np-footer><np-assistance-chat></np-assistance-chat>';

const withConfig = (config: object, late = '') =>
  openPage({ head: `<script>window.np = { config: ${JSON.stringify(config)} }</script>${script}`, body: body + late });

const root = async ({ window, document }: HostPage, tag: string): Promise<ShadowRoot> => {
  await (Reflect.get(window, 'np') as { ready: Promise<void> }).ready;
  return until(`<${tag}> is drawn`, () => document.querySelector(tag)?.shadowRoot);
};

const found = <T extends Element = HTMLElement>(shadow: ShadowRoot, selector: string): Promise<T> =>
  until(selector, () => shadow.querySelector<T>(selector));

const launcherOf = async (page: HostPage): Promise<string | null> =>
  (await found(await root(page, 'np-assistance-chat'), 'button')).getAttribute('aria-label');

const loadedFiles = ({ window }: HostPage): readonly string[] =>
  window.performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, ''));

describe('texts', () => {
  test('an English page shows English from the first drawing, and says so', async () => {
    const page = await withConfig({ language: 'en' });
    const first = until('the chat is drawn', () => {
      const button = page.document.querySelector('np-assistance-chat')?.shadowRoot?.querySelector('button');
      return button?.getAttribute('aria-label');
    });
    expect(await first).to.equal('Open the help chat');
    const header = await root(page, 'np-header');
    expect((await found(header, 'a.sign-in')).textContent?.trim()).to.equal('Sign in');
    expect((await found(header, '.np-root')).lang).to.equal('en-GB');
    const footer = await root(page, 'np-footer');
    expect((await found(footer, 'nav')).getAttribute('aria-label')).to.equal('Information');
  });

  test('an Italian page loads nothing of other texts', async () => {
    const page = await withConfig({});
    expect(await launcherOf(page)).to.equal('Apri l’assistenza');
    expect(loadedFiles(page).filter((name) => /language|english|prepare|replace/.test(name))).to.deep.equal([]);
  });

  test('single texts replace the Italian, those of an English page the English', async () => {
    const texts = { 'chat-button.open': 'Scrivici', 'header.signIn': 'Entra' };
    for (const [language, other] of [
      ['it', 'Informazioni'],
      ['en', 'Information'],
    ]) {
      const page = await withConfig({ language, texts });
      expect(await launcherOf(page)).to.equal('Scrivici');
      expect((await found(await root(page, 'np-header'), 'a.sign-in')).textContent?.trim()).to.equal('Entra');
      expect((await found(await root(page, 'np-footer'), 'nav')).getAttribute('aria-label')).to.equal(other);
    }
  });

  test('a brand’s record replaces texts, an option of the page those of the record', async () => {
    const accents = { light: '#0B5394', dark: '#9FC5E8' };
    const ofBrand = { 'chat-button.open': 'Scrivi alla Voce', 'header.signIn': 'Entra' };
    const brand = { id: 120, code: 'VL', name: 'La Voce', domain: 'vl.localhost', accents, texts: ofBrand };
    const texts = { 'header.signIn': 'Accesso' };
    const address = `data:application/json,${encodeURIComponent(JSON.stringify(brand))}`;
    for (const given of [brand, address]) {
      const page = await withConfig({ brand: given, texts });
      const header = await root(page, 'np-header');
      expect((await found(header, 'a.sign-in')).textContent?.trim()).to.equal('Accesso');
      const chat = await root(page, 'np-assistance-chat');
      await until('the chat has the brand’s text', () => {
        return chat.querySelector('button')?.getAttribute('aria-label') === 'Scrivi alla Voce';
      });
    }
  });

  test('an element that comes later has its texts too', async () => {
    const page = await withConfig({ language: 'en' });
    await launcherOf(page);
    page.document.body.insertAdjacentHTML('beforeend', '<np-account-login></np-account-login>');
    const login = await root(page, 'np-account-login');
    expect((await found(login, 'h1, h2')).textContent).to.equal('Sign in');
  });

  test('what is wrong is one line each; the elements are drawn with what is right', async () => {
    expectErrors(/^console\.error: np\.configure/);
    const page = await withConfig({
      language: 'fr',
      texts: { 'chat-button.opn': 'x', 'hedaer.signIn': 'x', 'header.user': 'Area', 'chat-button.close': 'Fine' },
    });
    expect(await launcherOf(page)).to.equal('Apri l’assistenza');
    await root(page, 'np-header');
    expect([...reportedErrors()].sort()).to.deep.equal([
      'console.error: np.configure: "language" cannot be "fr". Use "it" or "en"; the texts are Italian.',
      'console.error: np.configure: "texts": "chat-button.opn" is not the key of a text. Did you mean "chat-button.open"? np-elements/texts.json lists the keys.',
      'console.error: np.configure: "texts": "header.user" lacks {0}. The text stays as it is.',
      'console.error: np.configure: "texts": "hedaer.signIn" is not the key of a text. Did you mean "header.signIn"? np-elements/texts.json lists the keys.',
    ]);
  });

  test('a configuration after the elements are drawn is too late, and the console says so', async () => {
    expectErrors(/^console\.error: np\.configure/);
    const page = await openPage({ head: script, body });
    expect(await launcherOf(page)).to.equal('Apri l’assistenza');
    await found(await root(page, 'np-header'), 'a.sign-in');
    (Reflect.get(page.window, 'np') as { configure(config: object): void }).configure({ language: 'en' });
    await until('it is reported', () => reportedErrors().length > 0);
    expect(reportedErrors()[0]).to.match(/"language" and "texts" come too late/);
  });
});
