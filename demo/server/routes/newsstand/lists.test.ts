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

  test('stories of earlier years come after the day’s own, and say so; no picture comes twice', async () => {
    const { data } = await get('/api/edicola/home');
    const lists = [data.highlights, ...data.sections.map(({ articles }: { articles: unknown[] }) => articles)];
    const isOld = ({ archived }: { archived: boolean }) => archived;
    for (const list of lists) expect(list.map(isOld)).toEqual(list.map(isOld).sort());
    // The day's paper has two stories of its own beside the serial.
    expect(data.highlights.map(isOld)).toEqual([false, false, true, true]);
    const lines = lists.flat();
    expect(lines.filter(isOld).length).toBeGreaterThan(0);
    for (const line of lines) expect(line.kicker === 'Dall’archivio').toBe(line.archived);
    const images = [...lines, data.serial, ...data.specials].flatMap(({ image }) => image ?? []);
    expect(new Set(images).size).toBe(images.length);
  });

  test('a local edition begins with the stories of its own first page', async () => {
    const main = (await get('/api/edicola/home')).data;
    for (const name of ['costa', 'valle-del-tarso', 'ignota']) {
      const { data } = await get(`/api/edicola/home?edizione=${name}`);
      expect(data.issues).toEqual(main.issues);
      expect(data.highlights).toHaveLength(main.highlights.length);
      const edition = data.issues.find(({ title }: { title: string }) =>
        title.toLowerCase().startsWith(name.slice(0, 5)),
      );
      if (!edition) expect(data.highlights).toEqual(main.highlights);
      else {
        const front = await app.db.query<{ id: number }>(
          'select article_id as id from page_region where edition_id = $1 and num = 1',
          [edition.id_edizione],
        );
        expect(front.map(({ id }) => id)).toContain(data.highlights[0].id);
        expect(data.highlights[0].page).toBe(1);
      }
    }
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

  describe('words, their forms, and phrases', () => {
    beforeAll(async () => {
      const stories = [
        ['Il bando', 'Si vota tramite il sito. La linea del tram apre.'],
        ['La domanda', 'Si manda tramite posta.'],
        ['La scelta dell’aula', 'Le scuole aprono a settembre.'],
        ['Aprono le scuole', 'A settembre.'],
        [
          'Aprono tutte le altre scuole',
          'Le vecchie scuole aprono, le scuole nuove aprono, le altre scuole aprono anche loro.',
        ],
      ] as const;
      for (const [n, [title, body]] of stories.entries())
        await app.db.query(
          `insert into article (brand_id, slug, kicker, title, summary, body, section_id, source, source_key, access, published_at)
           select brand_id, $1, 'Parole', $2, '', $3, section_id, source, $1, 'free', published_at
             from article where slug = 'il-tram-torna'`,
          [`parole-${n}`, title, body],
        );
      await app.db.query(
        "insert into open_part (article_id, body, tsv) select id, body, tsv from article where kicker = 'Parole'",
      );
    });
    afterAll(() => app.db.query(`delete from article where kicker = 'Parole'`));

    const titles = async (query: string): Promise<string[]> =>
      (await search(query)).results
        .filter(({ kicker }: { kicker: string }) => kicker === 'Parole')
        .map(({ title }: { title: string }) => title);

    test('a word without Italian endings finds itself, not what the stemmer takes for its forms', async () => {
      expect(await titles('q=tram')).toEqual(['Il bando']);
      expect((await titles('q=tramite')).sort()).toEqual(['Il bando', 'La domanda']);
      expect((await titles('q=tram or posta')).sort()).toEqual(['Il bando', 'La domanda']);
      const [found] = (await search('q=tram')).results.filter(({ title }: { title: string }) => title === 'Il bando');
      expect(found.snippet_html).toBe('La linea del <mark>tram</mark> apre.');
    });

    test('other words find their forms', async () => {
      expect(await titles('q=scuola')).toHaveLength(3);
    });

    test('the exact phrase comes first, in a title before in a text', async () => {
      expect(await titles('q=aprono le scuole')).toEqual([
        'Aprono le scuole',
        'Aprono tutte le altre scuole',
        'La scelta dell’aula',
      ]);
      expect((await titles('q=scuole aprono'))[0]).not.toBe('Aprono le scuole');
    });

    test('a snippet begins and ends with a sentence, or with dots', async () => {
      for (const { snippet_html } of (await search('q=prova&per_page=100')).results) {
        const text = snippet_html.replace(/<[^>]*>/g, '');
        expect(text).toMatch(/^(…|[«“"]?[\p{Lu}\p{N}])/u);
        expect(text).toMatch(/[.!?…][»”"]?$/);
      }
    });
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
