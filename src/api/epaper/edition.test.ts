import { expect, test } from 'vitest';
import { serving } from '../../platform/net/client-testing.ts';
import { editionOf, imageAt, textsOf } from './edition.ts';

const answering = (data: unknown) => serving(() => Response.json({ success: true, data })).client;

const region = {
  article_id: 5,
  polygon: [
    [0, 0],
    [9, 0],
    [9, 9],
  ],
};
const page = { n: 1, section: 'Prima', image: 'x', thumbnail: 'y', w: 690, h: 1000, regions: [region] };
const edition = {
  id: 12,
  id_edizione: 12,
  title: 'Gaviano città',
  date: '2025-11-20',
  cover: null,
  pages: [page],
  widths: [320, 640],
  toc: [],
};

test('resolves with the edition of the envelope', async () => {
  expect(await editionOf(answering({ edizione: edition }), '12')).toEqual({ kind: 'ok', data: edition });
});

test.each([
  ['a page without a size', { ...edition, pages: [{ ...page, w: null }] }],
  ['a region of one number', { ...edition, pages: [{ ...page, regions: [{ ...region, polygon: [[1]] }] }] }],
  ['a region of words', { ...edition, pages: [{ ...page, regions: [{ ...region, polygon: [['0', '9']] }] }] }],
  ['no widths', { ...edition, widths: undefined }],
])('%s is a bad shape', async (_, edizione) => {
  expect(await editionOf(answering({ edizione }), '12')).toEqual({ kind: 'badShape', status: 200 });
});

const refusing = (data: unknown, status = 403) =>
  serving(() => Response.json({ success: false, data }, { status })).client;
const issue = { id_edizione: 12, title: 'Gaviano città', date: '2025-11-20', cover: null, pages: 16 };
const refused = { kind: 'badStatus', status: 403, code: 'ERR_NO_ACCESS', errors: {} };

test.each([
  ['names its edition', refusing({ code: 'ERR_NO_ACCESS', edizione: issue }), { ...refused, issue }],
  ['may not name its edition', refusing({ code: 'ERR_NO_ACCESS' }), refused],
  ['ignores an incomplete edition', refusing({ code: 'ERR_NO_ACCESS', edizione: { title: 'x' } }), refused],
  [
    'of another status ignores the edition',
    refusing({ edizione: issue }, 404),
    { kind: 'badStatus', status: 404, errors: {} },
  ],
])('a refusal %s', async (_, client, result) => {
  expect(await editionOf(client, '12')).toEqual(result);
});

test('F15 five thousand pages, stories or regions are capped', async () => {
  const many = <T>(one: T): T[] => Array.from({ length: 5000 }, () => one);
  const edizione = { ...edition, pages: many({ ...page, regions: [region] }) };
  const result = await editionOf(answering({ edizione }), '12');
  expect(result.kind === 'ok' && result.data.pages.length).toBe(300);
  const texts = await textsOf(answering({ testi: many({ id: 1, body_html: '<p>x</p>' }) }), '12');
  expect(texts.kind === 'ok' && texts.data.length).toBe(300);
});

test.each([
  ['/p/12/4.webp?v=1-20251120&w=1000', 320, 'avif', '/p/12/4.avif?v=1-20251120&w=320'],
  ['/p/12/4.webp?w=1000&v=1', 2000, 'webp', '/p/12/4.webp?w=2000&v=1'],
  ['https://cdn.example/4.jpg', 640, 'avif', 'https://cdn.example/4.avif'],
  ['/pages.webp/4', 640, 'avif', '/pages.webp/4'],
] as const)('%s at %i as %s', (image, width, format, address) => {
  expect(imageAt(image, width, format)).toBe(address);
});
