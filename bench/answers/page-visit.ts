import type { Browser, Page } from 'playwright';
import type { TestBrowser } from '../../demo/server/testing/signed-in.ts';
import type { Sigla } from '../../src/rules/brand/brand.ts';
import { monthNames } from '../../src/rules/text/dates.ts';
import { type Talk, type Timed, Visit } from './visit.ts';

const PASSWORD = 'Edicola-2026!';
const ANSWER_TIMEOUT_MS = 30_000;

/** Runs in the page, which has no elements: the call of the sign-in form. */
const signIn = async ([login, password]: readonly string[]): Promise<number> => {
  const answer = await fetch('/api/site/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  return answer.status;
};

/** `«Il tram torna in città», Il Meriggio di Gaviano, 25 novembre 2026, p. 3` */
const sourceLine = new RegExp(`«(.+)», [^«»]*?(\\d{1,2}) (${monthNames.join('|')}) (\\d{4})`);

/** The stories of an answer's list of sources. */
const sourcesIn = (lines: readonly string[]): Timed['sources'] =>
  lines.flatMap((line) => {
    const [, title, day = '', month, year] = sourceLine.exec(line) ?? [];
    const number = (monthNames as readonly string[]).indexOf(month ?? '') + 1;
    return title === undefined
      ? []
      : [{ title, date: `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` }];
  });

/** The text below the last answer, as the page shows it, with the addresses of its links. */
const besideOf = async (page: Page): Promise<string> => {
  const parts = await page.locator('np-assistance-chat [role=log] > :not(ul)').all();
  const texts = await Promise.all(parts.map((part) => part.innerText()));
  const links = await page
    .locator('np-assistance-chat [role=log] > :not(ul) a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...texts, ...links].join('\n');
};

/** The same readers in a browser: they type into the elements of the world's pages, and read what these draw. */
export class PageVisit extends Visit {
  readonly #browser: Browser;
  readonly #port: number;
  readonly #readers = new Map<TestBrowser, { readonly code: string; readonly email: string | undefined }>();
  readonly #pages = new Map<TestBrowser, Promise<Page>>();

  constructor(browser: Browser, port: number) {
    super(port);
    this.#browser = browser;
    this.#port = port;
  }

  override async browser(sigla: Sigla, email: string | undefined): Promise<TestBrowser> {
    const reader = await super.browser(sigla, email);
    this.#readers.set(reader, { code: sigla.toLowerCase(), email });
    return reader;
  }

  #at(host: string, path: string): string {
    return `http://${host}.localhost:${this.#port}${path}`;
  }

  #codeOf(reader: TestBrowser): string {
    return this.#readers.get(reader)?.code ?? '';
  }

  /** The page of a reader, who is signed in. */
  #pageOf(reader: TestBrowser): Promise<Page> {
    const known = this.#pages.get(reader);
    if (known) return known;
    const opened = (async () => {
      const context = await this.#browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
      const page = await context.newPage();
      page.setDefaultTimeout(ANSWER_TIMEOUT_MS);
      const { code = '', email } = this.#readers.get(reader) ?? {};
      if (email !== undefined) {
        await page.goto(this.#at(`account.${code}`, '/api/health'));
        const status = await page.evaluate(signIn, [email, PASSWORD]);
        if (status !== 200) throw new Error(`bench: ${email} could not sign in: ${status}`);
      }
      return page;
    })();
    this.#pages.set(reader, opened);
    return opened;
  }

  /** A page with a new talk: nothing of an earlier one is stored. */
  async #openAssistance(page: Page, code: string): Promise<void> {
    const address = this.#at(`www.${code}`, '/');
    await page.goto(address);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(address);
    await page.locator('np-assistance-chat').getByRole('button').first().click();
    await page.locator('np-assistance-chat').getByRole('textbox').waitFor();
  }

  override async askAssistance(reader: TestBrowser, ask: string, { messages }: Talk): Promise<Timed> {
    await this.countCall();
    const page = await this.#pageOf(reader);
    if (messages.length === 0) await this.#openAssistance(page, this.#codeOf(reader));
    const replies = page.locator('np-assistance-chat li.assistant:not(:has(.typing))');
    const asked = page.waitForResponse((response) => response.url().includes('/api/site/chat'));
    const field = page.locator('np-assistance-chat').getByRole('textbox');
    await field.fill(ask);
    const started = performance.now();
    await field.press('Enter');
    await asked;
    // The greeting is the first reply.
    const reply = replies.nth(messages.length / 2 + 1);
    await reply.locator('time').filter({ hasText: /\d/ }).waitFor();
    const wholeMs = performance.now() - started;
    const hidden = await reply.locator('.bubble .hidden').innerText();
    const text = (await reply.locator('.bubble').innerText()).replace(hidden, '').trim();
    messages.push({ role: 'user', content: ask }, { role: 'assistant', content: text });
    return { text, beside: await besideOf(page), sources: [], firstMs: wholeMs, wholeMs };
  }

  override async askChatbot(reader: TestBrowser, ask: string, talk: Talk): Promise<Timed> {
    await this.countCall();
    const page = await this.#pageOf(reader);
    const chatbot = page.locator('np-newsstand .chatbot');
    if (talk.messages.length === 0) {
      const address = this.#at(this.#codeOf(reader), '/chatbot');
      if (page.url() === address) await chatbot.getByRole('button', { name: 'Nuova chat' }).first().click();
      else await page.goto(address);
      // The view that came with the page has the field too; Enter sends once the panel is there.
      await page.locator('[data-np-first]').waitFor({ state: 'detached' });
      await chatbot.getByRole('list', { name: 'Domande di esempio' }).waitFor();
    }
    const field = chatbot.getByRole('textbox');
    const answer = chatbot.locator('.answer').nth(talk.messages.length / 2);
    await field.fill(ask);
    const started = performance.now();
    await field.press('Enter');
    await answer.locator('.answer-text').filter({ hasText: /\S/ }).waitFor();
    const firstMs = performance.now() - started;
    await chatbot
      .locator('.answer.whole')
      .nth(talk.messages.length / 2)
      .waitFor();
    const wholeMs = performance.now() - started;
    const text = (await answer.locator('.answer-text').innerText()).trim();
    const sources = sourcesIn(await answer.locator('.details li').allTextContents());
    talk.messages.push({ role: 'user', content: ask }, { role: 'assistant', content: text });
    return { text, beside: '', sources, firstMs, wholeMs };
  }
}
