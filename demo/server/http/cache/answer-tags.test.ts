import { expect, test } from 'vitest';
import { tagsOf } from './answer-tags.ts';

const line = { id: 7, brand: 'MG', title: 'Il tram', id_edizione: 3 };

test.each([
  ['/api/edicola/home', { highlights: [line], issues: [{ id_edizione: 4, brand: 'MG', title: 'Città' }] }],
  ['/api/edicola/sezione', { articles: [line], item: { id: 9, titolo: 'Cronaca', id_edizione: 4 } }],
])('a list has the tags of its papers, its stories and its editions: %s', (path, data) => {
  const tags = tagsOf({ siglas: ['MG', 'GZ'], path, isForEverybody: true, body: { data } });
  expect(tags.toSorted()).toEqual([
    'edizione-3',
    'edizione-4',
    'elenchi-gz',
    'elenchi-mg',
    'storia-7',
    'testata-gz',
    'testata-mg',
    'tutti',
  ]);
});

test('an article is no list, and not for everybody', () => {
  const body = { data: { article: { ...line, sisters: [{ id: 8, brand: 'GZ', title: 'Il tram' }] } } };
  const tags = tagsOf({ siglas: ['MG'], path: '/api/edicola/articolo', isForEverybody: false, body });
  expect(tags.toSorted()).toEqual(['edizione-3', 'storia-7', 'storia-8', 'testata-mg']);
});

test('a printed page has the tag of its edition', () => {
  const path = '/api/edicola/pagina/12/1.avif';
  expect(tagsOf({ siglas: ['GZ'], path, isForEverybody: true, body: undefined })).toEqual([
    'tutti',
    'testata-gz',
    'edizione-12',
  ]);
});
