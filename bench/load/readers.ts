import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, call, type Kind } from './call.ts';
import type { Tally } from './tally.ts';

/** What readers ask for: stories, an edition, words to search, questions. */
export interface Content {
  readonly stories: readonly number[];
  /** Addresses of first pages and small ones. */
  readonly pages: readonly string[];
}

/** A run's port, and whether it goes on. */
export interface Run {
  readonly port: number;
  readonly tally: Tally;
  isOver: boolean;
}

const newsstand = 'mg.localhost';
const account = 'account.mg.localhost';
const origin = `http://${account}`;
/** Between two calls: readers read. */
const MEAN_PAUSE_MS = 2000;
const words = ['tram', 'biblioteca', 'ponte', 'fiume', 'scuola', 'mercato', 'comune', 'strada'];
const questions = ['Come disdico il rinnovo automatico?', 'Quanto costa Digital?', 'Dove trovo le mie fatture?'];
/** One reader in so many is signed in; one journey in so many asks the assistance chat. */
const SIGNED_IN = 3;
const CHATTING = 5;

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
/** More often the first: a tenth of the stories has most of the readers. */
const popular = <T>(list: readonly T[]): T => list[Math.floor(list.length * Math.random() ** 3)] as T;

/** Address of a reader, as a proxy names it. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const pause = (): Promise<void> => sleep(MEAN_PAUSE_MS * (0.25 + 1.5 * Math.random()));

/** A reader whose call is counted under its kind. */
const counted = async (run: Run, kind: Kind, sent: Call) => {
  const started = performance.now();
  const answer = await call(run.port, sent);
  const status = answer.isWhole ? answer.status : 0;
  if (!run.isOver || status === 200)
    run.tally.add(kind, status, performance.now() - started, answer.headers['x-cache'] === 'hit');
  return { ...answer, status };
};

const askChat = async (run: Run, reader: string): Promise<void> => {
  const third = { host: 'third.localhost', path: '/recaptcha/token', reader };
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const token = await call(run.port, { ...third, headers, body: 'k=np-demo&action=chat' });
  const captcha = /"token":"([^"]+)"/.exec(token.text)?.[1] ?? '';
  const body = {
    'g-recaptcha-response': captcha,
    content: anyOf(questions),
    messages: [],
    host: `http://${newsstand}/`,
  };
  await counted(run, 'chat', { host: account, path: '/api/site/chat', reader, headers: { origin }, body });
};

const track = async (run: Run, reader: string, name: string): Promise<void> => {
  const url = `http://www.mg.localhost/#${name}`;
  const body = { url_articolo: url, evento: 'click' };
  const { status } = await counted(run, 'tracking', { host: account, path: '/api/site/tracking', reader, body });
  if (status === 200) run.tally.acknowledged.add(url);
};

/** One reader who goes from call to call until the run is over. */
const read = async (run: Run, n: number, content: Content, cookies: readonly string[]): Promise<void> => {
  const reader = addressOf(n);
  const cookie = n % SIGNED_IN === 0 ? cookies[n % cookies.length] : undefined;
  const headers = cookie === undefined ? {} : { cookie };
  const get = (kind: Kind, path: string, host = newsstand) => counted(run, kind, { host, path, reader, headers });
  await sleep(2 * MEAN_PAUSE_MS * Math.random());
  for (let turn = 0; !run.isOver; turn += 1) {
    const steps: readonly (() => Promise<unknown>)[] = [
      () => get('home', '/api/edicola/home'),
      ...(cookie === undefined ? [] : [() => get('short-info', `/api/user/short-info?timestamp=${turn}`, account)]),
      () => get('article', `/api/edicola/articolo?id=${popular(content.stories)}`),
      () => track(run, reader, `load-${run.port}-${n}-${turn}`),
      () => get('search', `/api/edicola/ricerca?q=${popular(words)}`),
      () => get('page', popular(content.pages)),
      ...((n + turn) % CHATTING === 0 ? [() => askChat(run, reader)] : []),
    ];
    for (const step of steps) {
      if (run.isOver) return;
      await step();
      await pause();
    }
  }
};

/** Starts so many readers. Resolves when the run is over and their last calls are. */
export const startReaders = async (
  run: Run,
  count: number,
  content: Content,
  cookies: readonly string[],
): Promise<void> => {
  await Promise.all(Array.from({ length: count }, (_, n) => read(run, n, content, cookies)));
};
