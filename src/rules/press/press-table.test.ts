import { describe, expect, test } from 'vitest';
import { countsOf, createTable, folded, type PressStory, type SortKey, type TableQuery } from './press-table.ts';

const story = (id: number, more: Partial<PressStory> = {}): PressStory => ({
  id,
  edizione: 'Gaviano città',
  data: '2025-11-20',
  titolo: `Titolo ${id}`,
  autori: [],
  pagina: id,
  testata: 'Il Meriggio',
  sigla: 'MG',
  ...more,
});

const all: TableQuery = { sort: 'id', descending: false, q: '', sigla: '', autore: '', data: '' };

const ids = (stories: readonly PressStory[], ...queries: readonly Partial<TableQuery>[]): number[] => {
  const table = createTable(stories);
  let view = new Uint32Array();
  for (const query of queries) view = Uint32Array.from(table.view({ ...all, ...query }));
  return [...view].map((index) => stories[index]?.id ?? Number.NaN);
};

describe('order', () => {
  const stories = [
    story(30, { titolo: 'Zebra', edizione: 'Zenara', data: '2025-11-19', autori: ['Bruno'], testata: 'Gazzetta' }),
    story(10, { titolo: 'énergia', edizione: 'altariva', data: '2025-11-20', autori: [], pagina: null }),
    story(20, { titolo: 'Energia pulita', edizione: 'Costa', data: '2024-12-31', autori: ['anna', 'Zoe'] }),
  ];
  test.each<[SortKey, boolean, number[]]>([
    ['id', false, [10, 20, 30]],
    ['id', true, [30, 20, 10]],
    ['titolo', false, [10, 20, 30]],
    ['titolo', true, [30, 20, 10]],
    ['edizione', false, [10, 20, 30]],
    ['data', false, [20, 30, 10]],
    ['autore', false, [10, 20, 30]],
    ['pagina', false, [10, 20, 30]],
    ['testata', false, [30, 10, 20]],
  ])('by %s, descending %s', (sort, descending, expected) => {
    expect(ids(stories, { sort, descending })).toEqual(expected);
  });

  test.each([
    ['Ab', 'ab', 'abc', 'abcde', 'abcdef', 'abcdeg'],
    ['a b', 'a-b', 'a.a', 'a1', 'aa'],
    ['', ' x', '-', '1', '10', '2', ':', 'a', 'zz', '«a'],
    ['citta a', 'città b', 'cittadino'],
  ])('titles are in the order of their folded texts: %s, %s, %s', (...titles) => {
    const mixed = titles.map((titolo, id) => story(id, { titolo })).reverse();
    expect(ids(mixed, { sort: 'titolo' }).map((id) => titles[id])).toEqual(
      [...mixed]
        .sort((one, other) => {
          const [a, b] = [folded(one.titolo), folded(other.titolo)];
          return a < b ? -1 : Number(a > b);
        })
        .map(({ titolo }) => titolo),
    );
  });
});

describe('filter', () => {
  const stories = [
    story(1, { titolo: 'Città, più tram', autori: ['G. Restelli'], sigla: 'MG' }),
    story(2, { titolo: 'Il porto cresce', autori: ['S. Montefiori', 'G. Restelli'], testata: 'L’Eco', sigla: 'EM' }),
    story(3, { titolo: 'Tram fermi', data: '2025-11-19', testata: 'L’Eco', sigla: 'EM' }),
  ];
  test.each<[string, Partial<TableQuery>, number[]]>([
    ['nothing asked', {}, [1, 2, 3]],
    ['a word, without accents and capitals', { q: 'CITTA' }, [1]],
    ['two words in any order', { q: 'piu citta' }, [1]],
    ['a part of a word', { q: 'tra' }, [1, 3]],
    ['an author’s name', { q: 'restelli' }, [1, 2]],
    ['a masthead’s name', { q: 'eco' }, [2, 3]],
    ['words of two fields', { q: 'tram restelli' }, [1]],
    ['words without a match', { q: 'tram porto' }, []],
    ['masthead', { sigla: 'EM' }, [2, 3]],
    ['author', { autore: 'G. Restelli' }, [1, 2]],
    ['day', { data: '2025-11-19' }, [3]],
    ['among some', { only: new Set([2, 3]) }, [2, 3]],
    ['all at once', { q: 'tram', sigla: 'EM', data: '2025-11-19' }, [3]],
  ])('%s', (_, query, expected) => {
    expect(ids(stories, query)).toEqual(expected);
  });

  test.each<[string, Partial<TableQuery>[], number[]]>([
    ['a word that grows', [{ q: 't' }, { q: 'tr' }, { q: 'tram' }], [1, 3]],
    ['a word that shrinks', [{ q: 'tram' }, { q: 't' }], [1, 2, 3]],
    ['another word', [{ q: 'tram' }, { q: 'porto' }], [2]],
    ['a removed filter', [{ sigla: 'MG' }, { q: 'tram' }], [1, 3]],
    ['another order', [{ q: 'tram' }, { q: 'tram', descending: true }], [3, 1]],
    ['another set', [{ only: new Set([1]) }, { only: new Set([2]) }], [2]],
    ['another day', [{ data: '2025-11-19' }, { data: '2025-11-20' }], [1, 2]],
    ['another author', [{ autore: 'S. Montefiori' }, { autore: 'G. Restelli' }], [1, 2]],
  ])('one after the other: %s', (_, queries, expected) => {
    expect(ids(stories, ...queries)).toEqual(expected);
  });
});

test('the values of a filter, with their counts', () => {
  expect(countsOf(['Zoe', 'anna', 'Èlia', 'anna'])).toEqual([
    ['anna', 2],
    ['Èlia', 1],
    ['Zoe', 1],
  ]);
});
