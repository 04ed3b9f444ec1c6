import type { Example, ExampleWorld } from '../example.ts';

const reader = 'digital@example.it';
const none = 999_999_999;

/** Today's first story, its edition, its section. */
const today = async ({ db, brandId }: ExampleWorld) => {
  const [row] = await db.query<{ article: number; edizione: number; section: number; slug: string; day: string }>(
    `select a.id as article, e.id as edizione, s.id as section, s.slug, e.day
       from article a join edition e on e.id = a.edition_id join section s on s.id = a.section_id
      where a.brand_id = $1 and e.slot = 0 and a.rank = 0`,
    [brandId],
  );
  return row ?? { article: none, edizione: none, section: none, slug: '', day: '' };
};

const ofBrand = (path: string): Example => ({
  method: 'get',
  path,
  host: 'newsstand',
  good: { query: { brand: 'GZ' } },
  bad: { query: { brand: 'XX' }, status: 422 },
});

const get = (path: string, good: Example['good'], bad: Example['bad'], as?: string): Example => ({
  method: 'get',
  path,
  host: 'newsstand',
  ...(as === undefined ? {} : { as }),
  good,
  bad,
});

const storyBody = async (world: ExampleWorld) => ({ body: { article_id: (await today(world)).article } });

/** The first ids of a freshly seeded database: articles and editions of MG. */
const first = 1;

/** Examples of the newsstand. */
export const newsstandExamples: readonly Example[] = [
  get('/api/edicola/home', {}, { query: { date: '20250230' }, status: 422 }),
  get('/api/edicola/edizioni', { query: { per_page: 5, to: '20991231' } }, { query: { per_page: 1000 }, status: 422 }),
  get(
    '/api/edicola/edizione',
    { query: { id: first } },
    { query: { id: first }, as: null, status: 403, code: 'ERR_NO_ACCESS' },
    reader,
  ),
  get(
    '/api/edicola/testi',
    { query: { id: first } },
    { query: { id: first }, as: null, status: 403, code: 'ERR_NO_ACCESS' },
    reader,
  ),
  {
    ...get(
      '/api/edicola/pagina/{edizione}/{file}',
      { params: { file: '1.webp' }, query: { w: 320 } },
      {
        params: { file: '99.webp' },
        status: 404,
        code: 'ERR_NOT_FOUND',
      },
    ),
    prepare: async (world) => ({ edizione: (await today(world)).edizione }),
  },
  ofBrand('/api/edicola/sezioni'),
  ofBrand('/api/edicola/speciali'),
  ofBrand('/api/edicola/firme'),
  get('/api/edicola/sezione', { query: { titolo: 'Cronaca' } }, { query: { titolo: 'Non c’è' }, status: 404 }),
  get('/api/edicola/speciale', { query: { titolo: 'il-fiume' } }, { query: { titolo: 'non-c-e' }, status: 404 }),
  get('/api/edicola/firma', { query: { slug: 'bruno-prova' } }, { query: { slug: 'nessuno' }, status: 404 }),
  get('/api/edicola/articolo', { query: { id: first } }, { query: { id: none }, status: 404, code: 'ERR_NOT_FOUND' }),
  get('/api/edicola/articoli', { query: { ids: `${first},${none},x` } }, { status: 422 }),
  get('/api/edicola/ricerca', { query: { q: 'prova' } }, { query: { q: 'prova', from: 'ieri' }, status: 422 }),
  get('/api/user/entitlement', { query: { article_id: first } }, { status: 422 }, reader),
  get('/api/user/preferiti', {}, { as: null, status: 401, code: 'ERR_NOT_LOGGED' }, reader),
  {
    method: 'post',
    path: '/api/user/preferiti',
    host: 'newsstand',
    as: reader,
    good: {},
    bad: { body: { article_id: none }, status: 404, code: 'ERR_NOT_FOUND' },
    prepare: storyBody,
  },
  {
    method: 'post',
    path: '/api/user/preferiti/delete',
    host: 'newsstand',
    as: reader,
    good: { body: { article_ids: [first] } },
    bad: { body: { article_ids: [] }, status: 422 },
  },
  get('/api/user/lettura', {}, { as: null, status: 401, code: 'ERR_NOT_LOGGED' }, reader),
  {
    method: 'post',
    path: '/api/user/lettura',
    host: 'newsstand',
    as: reader,
    good: { body: { position: 0.5, device: 'Telefono' } },
    bad: { body: { position: 1.5 }, status: 422 },
    prepare: storyBody,
  },
  {
    method: 'get',
    path: '/v1/ricerca',
    host: 'archive',
    as: reader,
    good: { query: { q: 'prova' } },
    bad: { as: null, status: 401, code: 'ERR_NOT_LOGGED' },
  },
  {
    method: 'get',
    path: '/v1/articoli',
    host: 'archive',
    as: reader,
    good: { query: { ids: '1,2' } },
    bad: { status: 422 },
  },
];
