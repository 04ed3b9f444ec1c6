import { z } from 'zod';
import { type Card, extrasShape } from '../../demo/server/domain/assistance/reply.ts';
import { signedIn, TestBrowser } from '../../demo/server/testing/signed-in.ts';
import { streamingAppAt } from '../../demo/server/testing/testing-process.ts';
import { isSupportOpen, nextSupportOpening } from '../../src/rules/assistance/support-hours.ts';
import type { Sigla } from '../../src/rules/brand/brand.ts';
import { addDays, type Day, dayOf, weekdayOf } from '../../src/rules/text/calendar.ts';
import type { Answer } from './judge.ts';
import type { Question } from './question.ts';

/** Both chats accept sixty calls a minute of the world's clock. */
const CALLS_A_MINUTE = 50;
const MINUTE_MS = 61_000;

const reply = z.object({ data: z.string(), ...extrasShape });
const token = z.object({ token: z.string() });
const extracted = z.object({
  '<!--citations-->': z.array(z.object({ title: z.string(), date: z.string() })).default([]),
});

/** A stream of the chatbot as its text and the stories that it cites. */
export const writtenIn = (stream: string): Pick<Answer, 'text' | 'sources'> => {
  const end = stream.lastIndexOf('\n\n{');
  const data = end < 0 ? {} : JSON.parse(stream.slice(end));
  return {
    text: (end < 0 ? stream : stream.slice(0, end)).trim(),
    sources: extracted.parse(data)['<!--citations-->'],
  };
};

/** The card of an answer as the page shows it. */
const cardText = ({ title, rows, link }: Card): string =>
  [title, ...rows.map(({ name, value }) => `${name} ${value}`), ...(link ? [`${link.name} ${link.path}`] : [])].join(
    '\n',
  );

/** An answer with its times, milliseconds. */
export interface Timed extends Answer {
  readonly firstMs: number;
  readonly wholeMs: number;
}

/** What was said before in a talk. */
export interface Talk {
  readonly messages: { readonly role: 'user' | 'assistant'; readonly content: string }[];
  chatId: number;
}

/** Ten in Italy, in winter and in summer. */
const tenOn = (day: Day): number => {
  const nine = Date.parse(`${day}T09:00:00Z`);
  const inItaly = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' });
  return inItaly.format(nine) === '10' ? nine : nine - 3_600_000;
};

/** The readers of a demo world, with their real calls. The world's clock stands, and moves on only. */
export class Visit {
  readonly #app: ReturnType<typeof streamingAppAt>;
  readonly #browsers = new Map<string, TestBrowser>();
  #now = tenOn(dayOf(new Date()));
  #calls = 0;

  constructor(port: number) {
    this.#app = streamingAppAt(port);
  }

  /** The world's day. */
  get today(): Day {
    return dayOf(new Date(this.#now));
  }

  async #stand(at: number): Promise<void> {
    this.#now = at;
    const answer = await this.#app.request('http://localhost:4300/api/console/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clock: { shiftMs: 0, standsAt: at } }),
    });
    if (!answer.ok) throw new Error(`bench: the console did not set the clock: ${await answer.text()}`);
    await answer.text();
  }

  /** Sets the clock: to ten of the first day at first, later to the live chat's hours or to a Sunday. Sessions may end. */
  async setClock(clock: Question['clock']): Promise<void> {
    this.#browsers.clear();
    const now = new Date(this.#now);
    if (clock === 'open' && !isSupportOpen('chat', now)) return this.#stand(nextSupportOpening('chat', now).getTime());
    if (clock === 'closed') return this.#stand(tenOn(addDays(this.today, (7 - weekdayOf(this.today)) % 7)));
    return this.#stand(this.#now);
  }

  /** The browser of a reader, or of a visitor; each signs in once for each clock. */
  async browser(sigla: Sigla, email: string | undefined): Promise<TestBrowser> {
    const key = `${sigla} ${email}`;
    const known = this.#browsers.get(key);
    if (known) return known;
    const made = email === undefined ? new TestBrowser(this.#app, sigla) : await signedIn(this.#app, email, sigla);
    this.#browsers.set(key, made);
    return made;
  }

  /** Moves the clock on before a minute has too many calls. */
  protected async countCall(): Promise<void> {
    this.#calls += 1;
    if (this.#calls % CALLS_A_MINUTE === 0) await this.#stand(this.#now + MINUTE_MS);
  }

  async #captcha(page: string): Promise<string> {
    const answer = await this.#app.request('http://third.localhost:4300/recaptcha/token', {
      method: 'POST',
      headers: { origin: page, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ k: 'np-demo', action: 'chat' }).toString(),
    });
    return token.parse(await answer.json()).token;
  }

  /** Asks the assistance chat from the brand's site. */
  async askAssistance(browser: TestBrowser, ask: string, { messages }: Talk): Promise<Timed> {
    await this.countCall();
    const page = browser.origin('site');
    const proof = await this.#captcha(page);
    const started = performance.now();
    const answer = await browser.request('/api/site/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: page },
      body: JSON.stringify({ 'g-recaptcha-response': proof, content: ask, messages, host: page }),
    });
    const { data, card } = reply.parse(await answer.json());
    const wholeMs = performance.now() - started;
    messages.push({ role: 'user', content: ask }, { role: 'assistant', content: data });
    return { text: data, beside: card ? cardText(card) : '', sources: [], firstMs: wholeMs, wholeMs };
  }

  /** Asks the subscriber chatbot and reads its stream. */
  async askChatbot(browser: TestBrowser, ask: string, talk: Talk): Promise<Timed> {
    await this.countCall();
    const started = performance.now();
    const question = { content: ask, chat_id: talk.chatId, rag_type: 'digital' };
    const answer = await browser.post('/utente-rag', question, 'newsstand');
    if (!answer.ok || !answer.body) throw new Error(`bench: the chatbot answered ${answer.status}`);
    let text = '';
    let firstMs = Number.NaN;
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      if (text === '' && part !== '') firstMs = performance.now() - started;
      text += part;
    }
    const wholeMs = performance.now() - started;
    talk.chatId = Number(answer.headers.get('x-chat-id'));
    return { ...writtenIn(text), beside: '', firstMs, wholeMs };
  }
}
