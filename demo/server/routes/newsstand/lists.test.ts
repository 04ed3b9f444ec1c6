import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = async (path: string, host = 'mg.localhost:4300') => {
  const response = await app.request(`http://${host}${path}`);
  const { data } = z.object({ data: z.record(z.string(), z.any()) }).parse(await response.json());
  return { status: response.status, data };
};

describe('home', () => {
  test('starts with the paper of the day', async () => {
    const { data } = await get('/api/edicola/home');
    expect(data.issues).toMatchObject([
      { brand: 'MG', title: 'Gaviano città', date: '2025-11-20' },
      { brand: 'MG', title: 'Costa', date: '2025-11-20' },
      { brand: 'MG', title: 'Valle del Tarso', date: '2025-11-20' },
    ]);
    expect(data.highlights[0]).toMatchObject({ slug: 'il-tram-torna', section: 'Primo piano' });
    expect(data.serial).toMatchObject({ section: 'Romanzo d’appendice', author: 'Carlo Collodi' });
    expect(data.signatures).toMatchObject([{ slug: 'bruno-prova', count: 1 }]);
    const shown = data.highlights.map(({ id }: { id: number }) => id);
    const below = data.sections.flatMap(({ articles }: { articles: { id: number }[] }) => articles.map(({ id }) => id));
    expect(below.filter((id: number) => shown.includes(id) || id === data.serial.id)).toEqual([]);
  });

  test('shows the last paper on a day without one, and nothing when that day is requested', async () => {
    await app.db.query('update edition set day = day - 3 where brand_id = 1');
    expect((await get('/api/edicola/home')).data.issues[0]).toMatchObject({ date: '2025-11-17' });
    expect((await get('/api/edicola/home?date=20251123')).data).toMatchObject({
      issues: [],
      highlights: [],
      serial: null,
    });
    await app.db.query('update edition set day = day + 3 where brand_id = 1');
  });

  test('shows the paper of the day when the world’s clock is set back', async () => {
    app.clock.advance(-86_400_000);
    expect((await get('/api/edicola/home')).data.issues[0]).toMatchObject({ date: '2025-11-19' });
    app.clock.advance(86_400_000);
  });
});

test('editions are listed newest first, in pages, between two days', async () => {
  const { data } = await get('/api/edicola/edizioni?per_page=2&page=2&to=20251119');
  expect(data.edizioni.map(({ date }: { date: string }) => date)).toEqual(['2025-11-17', '2025-11-16']);
  expect(data.paging).toEqual({ page: 2, per_page: 2, total: 5 });
});

describe('sections and specials', () => {
  test.each([
    ['titolo=Cronaca', 200],
    ['titolo=cronaca', 200],
    ['titolo=%3Cscript%3E', 404],
    ['id=999999', 404],
    ['', 422],
    ['titolo=cronaca&date=20251340', 422],
  ])('sezione?%s: %d', async (query, status) => {
    expect((await get(`/api/edicola/sezione?${query}`)).status).toBe(status);
  });

  test('a section with edition and day has the stories of that edition only', async () => {
    const { data: lists } = await get('/api/edicola/sezioni');
    const sport = lists.items.find(({ slug }: { slug: string }) => slug === 'sport');
    const { data: home } = await get('/api/edicola/home');
    const edition = home.issues[0].id_edizione;
    const { data } = await get(`/api/edicola/sezione?id=${sport.id}&id_edizione=${edition}&date=20251120`);
    expect(data.item).toMatchObject({ slug: 'sport', date: '2025-11-20', id_edizione: edition });
    expect(data.articles.length).toBeGreaterThan(0);
    expect(
      data.articles.every(
        (line: { id_edizione: number; section: string }) => line.id_edizione === edition && line.section === 'Sport',
      ),
    ).toBe(true);
    expect(data.paging.total).toBeLessThan(sport.count);
  });

  test('a special and a signature list their stories', async () => {
    const special = await get('/api/edicola/speciale?titolo=il-fiume', 'gz.localhost:4300');
    expect(special.data.articles).toMatchObject([{ slug: 'sottopasso-allagato' }]);
    const firma = await get('/api/edicola/firma?slug=anna-prova', 'gz.localhost:4300');
    expect(firma.data.articles.map(({ author }: { author: string }) => author)).toEqual(['Anna Prova', 'Anna Prova']);
  });

  test('after the last page a list is empty but has its total', async () => {
    const { data } = await get('/api/edicola/sezione?titolo=sport&page=50');
    expect(data.articles).toEqual([]);
    expect(data.paging.total).toBeGreaterThan(0);
  });
});

describe('search', () => {
  const search = async (query: string) => (await get(`/api/edicola/ricerca?${query}`)).data;

  test('marks matches and escapes everything else', async () => {
    const { results } = await search('q=citazione');
    expect(results.length).toBe(2);
    expect(results[0].snippet_html).toContain('&lt;segno&gt; &amp; una “<mark>citazione</mark>”');
  });

  test.each([
    ['q=zafferano7', 1],
    ['q=ZAFFERANO7', 1],
    ["q=l'apostrofo zafferano7", 1],
    ['q=l’apostrofo', 38],
    ['q="prova numero 7"', 1],
    ['q=tram -tram', 0],
    ['q=tram or zafferano7', 2],
    ['q=inesistente', 0],
    ['q=', 0],
    ['q=%01', 0],
    ["q=' | & ! ( :* \\", 0],
    ['q=tram&section=sport', 0],
    ['q=&author=bruno-prova', 1],
    ['q=prova&to=20000101', 0],
  ])('%s finds %d', async (query, total) => {
    expect((await search(query)).paging.total).toBe(total);
  });

  test('facets count the results of each choice', async () => {
    const { facets, paging } = await search('q=prova&section=sport');
    expect(facets.sections.length).toBeGreaterThan(5);
    expect(facets.sections.find(({ value }: { value: string }) => value === 'sport').count).toBe(paging.total);
    expect(facets.authors).toEqual([{ value: 'Wikinotizie', label: 'Wikinotizie', count: paging.total }]);
    expect(facets.months.every(({ value }: { value: string }) => value === '2025-11')).toBe(true);
  });

  test('by date the newest is first', async () => {
    const { results } = await search('q=prova&sort=data&per_page=100');
    const dates = results.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
