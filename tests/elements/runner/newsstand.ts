import type { TestRunnerConfig } from '@web/test-runner';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

const story = {
  id: 1,
  title: 'Il tram torna in città',
  slug: 'il-tram-torna',
  kicker: 'Mobilità',
  standfirst: 'Stamattina la prima corsa.',
  author: 'Laura Bressani',
  date: '2025-11-20T05:00:00.000Z',
  id_edizione: 1,
  edizione: 'Gaviano città',
  section: 'Cronaca',
  section_slug: 'cronaca',
  page: 1,
};
const paging = { page: 1, per_page: 20, total: 1 };
const shelf = { titolo: 'Cronaca', slug: 'cronaca', count: 1 };
const issue = { id_edizione: 1, title: 'Gaviano città', date: '2025-11-20', cover: null, pages: 0 };

const page = {
  n: 1,
  section: 'Prima pagina',
  w: 690,
  h: 1000,
};
const corners = [
  [27, 190],
  [520, 190],
  [520, 900],
  [27, 900],
];

/** Three pages with one story on the first, drawn with vectors. */
const editionAt = (host: string) => ({
  ...issue,
  id: 1,
  widths: [320, 640, 1000],
  pages: [
    { ...page, regions: [{ article_id: 1, polygon: corners }] },
    { ...page, n: 2, section: 'Cronaca', regions: [] },
    { ...page, n: 3, section: 'Cronaca', regions: [] },
  ].map((one) => ({
    ...one,
    image: `http://${host}/api/edicola/pagina/1/${one.n}.svg?w=1000`,
    thumbnail: `http://${host}/api/edicola/pagina/1/${one.n}.svg?w=320`,
  })),
  toc: [story],
});

/** An empty page, whatever its width. */
const blank =
  '<svg xmlns="http://www.w3.org/2000/svg" width="690" height="1000"><path fill="#fdfcf9" d="M0 0h690v1000H0z"/></svg>';

/** Minimal answers of the newsstand's calls: one story in one section. */
const answers: Readonly<Record<string, unknown>> = {
  home: {
    issues: [issue],
    highlights: [story],
    sections: [{ ...shelf, articles: [story] }],
    serial: null,
    specials: [],
    signatures: [],
  },
  edizioni: { edizioni: [issue], paging },
  testi: { testi: [{ id: 1, body_html: '<p>Alle 5.42 il primo convoglio.</p>' }] },
  sezioni: { items: [shelf] },
  speciali: { items: [] },
  firme: { items: [] },
  sezione: { item: shelf, articles: [story], paging },
  articolo: { article: { ...story, body_html: '<p>Alle 5.42 il primo convoglio.</p>', prev_id: null, next_id: null } },
  ricerca: { results: [], paging: { ...paging, total: 0 } },
};

/** Answers the newsstand's own calls, on any host of these tests. */
export const newsstand: Middleware = (context, next) => {
  if (context.path.startsWith('/api/edicola/pagina/')) {
    context.set('content-type', 'image/svg+xml');
    context.body = blank;
    return;
  }
  const name = /^\/api\/edicola\/(\w+)$/.exec(context.path)?.[1];
  const data = name === 'edizione' ? { edizione: editionAt(context.host) } : answers[name ?? ''];
  if (data === undefined) return next();
  // The brand's account site requests the day's paper.
  context.set('access-control-allow-origin', context.get('origin') || '*');
  context.set('access-control-allow-credentials', 'true');
  context.set('content-type', 'application/json');
  context.body = JSON.stringify({ success: true, data, status: { code: 200 } });
};
