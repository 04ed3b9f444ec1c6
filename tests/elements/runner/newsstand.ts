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

/** The least that the newsstand's calls may answer, one story in one section. */
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
  sezioni: { items: [shelf] },
  speciali: { items: [] },
  firme: { items: [] },
  sezione: { item: shelf, articles: [story], paging },
  articolo: { article: { ...story, body_html: '<p>Alle 5.42 il primo convoglio.</p>', prev_id: null, next_id: null } },
  ricerca: { results: [], paging: { ...paging, total: 0 } },
};

/** The newsstand's own calls, on whatever host a page of these tests stands. */
export const newsstand: Middleware = (context, next) => {
  const name = /^\/api\/edicola\/(\w+)$/.exec(context.path)?.[1];
  const data = name === undefined ? undefined : answers[name];
  if (data === undefined) return next();
  context.set('content-type', 'application/json');
  context.body = JSON.stringify({ success: true, data, status: { code: 200 } });
};
