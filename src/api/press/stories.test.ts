import { expect, test, vi } from 'vitest';
import { serving } from '../../platform/net/client-testing.ts';
import { lastDateOf, rowsOf } from './stories.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

test.each([
  ['a day', { rassegna_date: { date: '2025-11-20' } }, { kind: 'ok', data: '2025-11-20' }],
  ['absent', {}, { kind: 'ok', data: undefined }],
  ['nothing in it', { rassegna_date: {} }, { kind: 'ok', data: undefined }],
  ['null', { rassegna_date: null }, { kind: 'ok', data: undefined }],
  ['an empty day', { rassegna_date: { date: '' } }, { kind: 'ok', data: undefined }],
  ['another shape', { rassegna_date: 7 }, { kind: 'badShape', status: 200 }],
])('last date: %s', async (_, data, result) => {
  expect(await lastDateOf(serving(() => Response.json({ success: true, data })).client)).toEqual(result);
});

const row = (id: number) => ({
  id,
  edizione: 'Gaviano',
  data: '2025-11-20',
  titolo: 'T',
  autori: [],
  pagina: null,
  testata: 'M',
  sigla: 'MG',
  anche_in: [],
  motivi: [],
});

test('all pages are loaded; onFirst receives the first one', async () => {
  const first: number[][] = [];
  const query = { from: '2025-11-19', to: '2025-11-20', onlyMatches: true, grouped: false };
  const { client, received } = serving(({ query: { page } }) => {
    const rassegna = page === '1' ? [row(1), row(2)] : [row(3)];
    return Response.json({ success: true, data: { rassegna, paging: { page: 1, per_page: 1000, total: 3 } } });
  });
  const result = await rowsOf(client, query, (rows, total) => first.push([rows.length, total]));
  expect(result).toMatchObject({ kind: 'ok', data: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  expect(first).toEqual([[2, 3]]);
  const rest = { from: '2025-11-19', to: '2025-11-20', profilo: '1', raggruppa: '0', per_page: '1000' };
  expect(received.map(({ query }) => query)).toEqual([
    { ...rest, page: '1' },
    { ...rest, page: '2' },
  ]);
});

test('an empty page is the last one', async () => {
  const data = { rassegna: [], paging: { page: 1, per_page: 1000, total: 9 } };
  const { client } = serving(() => Response.json({ success: true, data }));
  const query = { from: '2025-11-20', to: '2025-11-20', onlyMatches: false, grouped: true };
  expect(await rowsOf(client, query, () => {})).toEqual({ kind: 'ok', data: [] });
});
