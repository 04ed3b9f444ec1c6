import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { storeOpenParts } from '../domain/article/open-parts.ts';
import { seedArticlePassages } from '../domain/seed/seed-articles.ts';
import { accountApp } from '../hosts/account/account-app.ts';
import { archiveApp } from '../hosts/archive/archive-app.ts';
import { newsstandApp } from '../hosts/newsstand/newsstand-app.ts';
import { shopApp } from '../hosts/shop/shop-app.ts';
import { siteApp } from '../hosts/site/site-app.ts';
import { documentServices } from '../openapi-write.ts';
import {
  type Caller,
  callerOf,
  examples,
  exampleWorld,
  isFields,
  requestOf,
  routes,
} from '../testing/example-calls.ts';
import { startTestApp, type TestApp } from '../testing/testing.ts';
import { undone } from '../testing/testing-undo.ts';
import { TEST_START } from '../vitest-setup.ts';
import type { Example } from './example.ts';

const MG = 1;

/** Invented words that occur in no other text, numbered so that each has a stem of its own. */
const inventedWords = (count: number, ending: string): string[] => {
  const starts = ['bra', 'cle', 'dri', 'flo', 'gru', 'pla', 'stre', 'tri', 'vro', 'zel'];
  const middles = ['bog', 'cud', 'fim', 'gop', 'lub', 'mav', 'nez', 'pif', 'rok', 'vuz', 'zab', 'tuk'];
  const all = starts.flatMap((start) => middles.map((middle) => `${start}${middle}${ending}`));
  return all.slice(0, count);
};

const open = inventedWords(20, 'arto');
const hidden = inventedWords(100, 'ento');
const hiddenSet: ReadonlySet<string> = new Set(hidden);
const body = [
  `${open.slice(0, 10).join(' ')}.`,
  `${open.slice(10).join(' ')}.`,
  `## ${hidden.slice(0, 4).join(' ')}`,
  ...[0, 1, 2, 3].map((n) => `${hidden.slice(4 + n * 24, 28 + n * 24).join(' ')}.`),
].join('\n\n');

let app: TestApp;
let article: number;
let edition: number;
let slugs: { section: string; special: string; signature: string };

beforeAll(async () => {
  app = await startTestApp();
  const [row] = await app.db.query<{ id: number; edition: number } & typeof slugs>(
    `with story as (
       insert into article (brand_id, slug, section_id, special_id, signature_id, kicker, title, summary, body, caption,
           access, published_at, edition_id, rank, category)
       select $1, 'articolo-chiuso', a.section_id, (select min(id) from section where brand_id = $1 and kind = 'speciale'),
           (select min(id) from signature where brand_id = $1), 'Prova', 'Una storia chiusa', 'Il sommario.', $2,
           'Una didascalia', 'subscriber', a.published_at, a.edition_id, 0, 'economia'
         from article a join edition e on e.id = a.edition_id
        where a.brand_id = $1 and e.slot = 0 and a.rank = 0
       returning *)
     select story.id, story.edition_id as edition, s.slug as section, p.slug as special, g.slug as signature
       from story join section s on s.id = story.section_id join section p on p.id = story.special_id
            join signature g on g.id = story.signature_id`,
    [MG, body],
  );
  if (!row) throw new Error('The locked story was not stored');
  ({ id: article, edition, ...slugs } = row);
  await app.db.tx(async (tx) => {
    await storeOpenParts(tx, MG);
    await seedArticlePassages(tx, MG);
    await tx.query(
      `insert into favourite (account_id, article_id, added_at) select id, $2, now() from account where brand_id = $1`,
      [MG, article],
    );
  });
});
afterAll(() => app.close());

/** Questions of a reader who walks through a text by its excerpts: from the open part on, then by the words found. */
const questions = (): readonly string[] => [
  `"${open.at(-1)} ${hidden[0]}"`,
  `${open.at(-1)}`,
  `${hidden[0]}`,
  `"${hidden[40]} ${hidden[41]}"`,
  `chiusa ${hidden[99]}`,
  `chiusa -${hidden[3]}`,
];

/** Values to try for a named parameter of a path or a query; empty for one that selects nothing. */
const valuesOf = (name: string): readonly string[] =>
  ({
    id: [String(article), String(edition)],
    ids: [String(article)],
    article_id: [String(article)],
    id_edizione: [String(edition)],
    edizione: [String(edition)],
    file: ['1.webp'],
    w: ['320'],
    q: questions(),
    query: questions(),
    titolo: [slugs.section, slugs.special, slugs.signature],
    slug: [slugs.section, slugs.special, slugs.signature, 'articolo-chiuso'],
    author: [slugs.signature],
    rag_type: ['digital'],
    brand: ['MG'],
    date: ['20251120'],
  })[name] ?? [];

/** All addresses of a path pattern and its query, one value changed at a time. */
const addressesOf = (pattern: string, query: readonly string[]): string[] => {
  const names = [...pattern.matchAll(/[:{](\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?[?}]?/g)];
  let paths = [pattern];
  for (const [whole, name = ''] of names) {
    const values = valuesOf(name).length > 0 ? valuesOf(name) : ['1'];
    paths = paths.flatMap((path) => values.map((value) => path.replace(whole, encodeURIComponent(value))));
  }
  const asked = query.flatMap((name) => valuesOf(name).map((value) => new URLSearchParams({ [name]: value })));
  return asked.length === 0 || names.length > 0 ? paths : paths.flatMap((path) => asked.map((one) => `${path}?${one}`));
};

type Host = Parameters<Caller['call']>[2];

interface Request {
  readonly host: Host | 'site' | 'shop';
  readonly path: string;
}

/** The names in the query of a documented call, and of the pages that read theirs themselves. */
const queryNames: ReadonlyMap<string, readonly string[]> = new Map([
  ...routes.flatMap(({ path, request }) => {
    const { query } = request ?? {};
    return query && 'shape' in query ? [[path, Object.keys(query.shape as object)] as const] : [];
  }),
  ['/articolo', ['id']],
  ['/sezione', ['titolo', 'id']],
  ['/speciale', ['titolo', 'id']],
  ['/ricerca', ['q', 'author']],
]);

/** Every GET of every host that shows content: documented calls, pages written by the server, files. */
const readRequests = (): Request[] => {
  const services = documentServices();
  const hosts = {
    newsstand: newsstandApp(services),
    account: accountApp(services),
    archive: archiveApp(services),
    site: siteApp(services),
    shop: shopApp(services),
  };
  return Object.entries(hosts).flatMap(([host, app]) => {
    const paths = app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .map(({ path }) => path);
    return [...new Set(paths)].flatMap((path) => {
      const query = queryNames.get(path.replace(/:(\w+)/g, '{$1}')) ?? [];
      return addressesOf(path, query).map((address) => ({ host: host as Request['host'], path: address }));
    });
  });
};

const wordsIn = (text: string): string[] =>
  text
    .replace(/<\/?mark>/g, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

interface Walk {
  readonly routes: Set<string>;
  answers: number;
  answered: number;
  words: number;
  /** Routes that gave hidden words which the request did not contain. */
  readonly leaks: Set<string>;
}

const newWalk = (): Walk => ({ routes: new Set(), answers: 0, answered: 0, words: 0, leaks: new Set() });

const compare = (walk: Walk, name: string, asked: string, status: number, text: string): void => {
  const own = new Set(wordsIn(asked));
  const words = wordsIn(text);
  walk.routes.add(name);
  walk.answers += 1;
  if (status === 200) walk.answered += 1;
  walk.words += words.length;
  if (words.some((word) => hiddenSet.has(word) && !own.has(word))) walk.leaks.add(name);
};

const walkReads = async (email: string | null): Promise<Walk> => {
  const walk = newWalk();
  const caller = await callerOf(app, 'MG', email);
  for (const { host, path } of readRequests()) {
    const response =
      host === 'site' || host === 'shop'
        ? await app.request(`http://${host === 'site' ? 'www' : 'shop'}.mg.localhost:4300${path}`)
        : await caller.call(path, {}, host);
    compare(walk, `${host} ${path.split('?')[0]}`, decodeURIComponent(path), response.status, await response.text());
  }
  return walk;
};

const asksAboutArticles = ({ method, path, host }: Example): boolean =>
  method === 'post' && (host === 'newsstand' || path === '/api/site/chat');

/** The calls about articles that change or ask something, with hidden words in the texts of their bodies. */
const walkCalls = async (email: string): Promise<Walk> => {
  const walk = newWalk();
  for (const example of examples.filter(asksAboutArticles)) {
    await undone(app.db, async (db) => {
      const lent = createApp({
        db,
        log: pino({ level: 'silent' }),
        now: () => TEST_START,
        dist: app.dist,
        docs: app.dist,
        captchaSecret: 'np-demo-secret',
      });
      const prepared = (await example.prepare?.(exampleWorld(lent, db, example))) ?? {};
      const caller = await callerOf(lent, 'MG', email);
      const fields = isFields(example.good.body) ? example.good.body : {};
      const question = `Che cosa succede a ${open.at(-1)} ${hidden[0]}?`;
      const asked = Object.fromEntries(
        Object.keys(fields).flatMap((name): [string, unknown][] => {
          if (name === 'content' || name === 'message' || name === 'q') return [[name, question]];
          return name === 'article_id' ? [[name, article]] : [];
        }),
      );
      const call = { ...example.good, ...(isFields(example.good.body) ? { body: { ...fields, ...asked } } : {}) };
      const path = example.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(prepared[name] ?? example.good.params?.[name] ?? article),
      );
      const response = await caller.call(path, requestOf('post', call, prepared), example.host);
      compare(walk, `${example.host} ${example.path}`, question, response.status, await response.text());
    });
  }
  return walk;
};

test.each<[who: string, email: string | null]>([
  ['a visitor', null],
  ['a reader without subscription', 'lettore@example.it'],
])('no route gives %s a hidden word of a locked article', async (who, email) => {
  const walk = await walkReads(email);
  process.stdout.write(
    `${who}: ${walk.routes.size} addresses, ${walk.answers} answers, ${walk.words} words compared, ${walk.leaks.size} leaks\n`,
  );
  expect([...walk.leaks]).toEqual([]);
  expect(walk.answered).toBeGreaterThan(60);
});

test('no call gives a reader without subscription a hidden word of a locked article', async () => {
  const walk = await walkCalls('lettore@example.it');
  process.stdout.write(`calls: ${walk.routes.size} routes, ${walk.words} words compared, ${walk.leaks.size} leaks\n`);
  expect([...walk.leaks]).toEqual([]);
  expect(walk.routes.size).toBeGreaterThan(20);
});

test('the same walk finds the words for a reader with the right: in search, article, texts and pages', async () => {
  const { leaks } = await walkReads('digital@example.it');
  expect([...leaks]).toEqual(
    expect.arrayContaining([
      'newsstand /api/edicola/articolo',
      'newsstand /api/edicola/ricerca',
      'newsstand /api/edicola/testi',
      `newsstand /articolo/ds/${article}`,
    ]),
  );
});

test.each([`"${open.at(-1)} ${hidden[0]}"`, `${hidden[7]}`, `chiusa ${hidden[50]}`])(
  'a visitor’s search for %s finds nothing, by hits, number or filters; a subscriber’s finds the story',
  async (q) => {
    const address = `/api/edicola/ricerca?${new URLSearchParams({ q })}`;
    const found = async (email: string | null) => {
      const { data } = await (await (await callerOf(app, 'MG', email)).call(address, {}, 'newsstand')).json();
      return { total: data.paging.total, results: data.results.length, months: data.facets.months.length };
    };
    for (const email of [null, 'lettore@example.it', 'scaduto@example.it', 'insoluto@example.it']) {
      expect(await found(email), `${email}`).toEqual({ total: 0, results: 0, months: 0 });
    }
    expect(await found('digital@example.it')).toEqual({ total: 1, results: 1, months: 1 });
  },
);

test('a visitor finds a locked story by its title and by its open part', async () => {
  for (const q of ['"storia chiusa"', `${open[12]}`]) {
    const response = await app.request(`http://mg.localhost:4300/api/edicola/ricerca?${new URLSearchParams({ q })}`);
    const { data } = await response.json();
    expect(data.results.map(({ id }: { id: number }) => id)).toEqual([article]);
  }
});
