import { expect, test } from 'vitest';
import {
  articlePath,
  editionSlug,
  homePath,
  picturesOnce,
  readingMinutes,
  shelfPath,
  signaturePath,
  storyMeta,
} from './stories.ts';

test.each([
  [{ id: 12, slug: 'il-tram-torna', title: 'Altro' }, '/articolo/12/il-tram-torna'],
  [{ id: 12, title: 'Il tram torna in città: «Perché?»' }, '/articolo/12/il-tram-torna-in-citta-perche'],
  [{ id: 12, slug: null, title: '«…»' }, '/articolo/12'],
  [{ id: 12, title: 'a'.repeat(100) }, `/articolo/12/${'a'.repeat(80)}`],
  [{ id: 12, slug: '../altro', title: '' }, '/articolo/12/..%2Faltro'],
])('%o → %s', (story, path) => {
  expect(articlePath(story)).toBe(path);
});

test.each([
  ['section', 'cronaca', undefined, '/sezione/cronaca'],
  ['section', 'primo piano', '20251120', '/sezione/primo%20piano/20251120'],
  ['special', 'terra-di-vini', undefined, '/speciale/terra-di-vini'],
] as const)('%s %s of %s → %s', (kind, slug, date, path) => {
  expect(shelfPath(kind, slug, date)).toBe(path);
});

test.each([
  [undefined, undefined, '/'],
  [undefined, 'Costa', '/?edizione=costa'],
  ['20251119', 'Valle del Tarso', '/?date=20251119&edizione=valle-del-tarso'],
  ['20251119', undefined, '/?date=20251119'],
])('the home of %j in the edition %j → %s', (date, title, path) => {
  expect(homePath(date, title && editionSlug(title))).toBe(path);
});

test('the address of a signature’s stories', () => {
  expect(signaturePath('laura bressani')).toBe('/firme?nome=laura%20bressani');
});

test.each([
  ['', 1],
  ['parola '.repeat(90), 1],
  ['parola '.repeat(299), 1],
  [Array.from({ length: 300 }, () => 'parola').join(' '), 2],
  ['parola '.repeat(310), 2],
  ['parola '.repeat(1000), 5],
])('a text of %# → minutes', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test.each([
  [{ author: 'Laura Bressani', page: 8 }, 'Laura Bressani · p.\u00a08'],
  [{ author: null, page: 8 }, 'p.\u00a08'],
  [{ author: 'Ansa' }, 'Ansa'],
  [{}, ''],
])('%o → %j', (story, text) => {
  expect(storyMeta(story)).toBe(text);
});

test('a picture is at its first story only', () => {
  const images = ['tram.svg', null, 'tram.svg', 'ponte.svg', undefined, 'tram.svg'];
  const shown = picturesOnce(images.map((image, id) => ({ id, image })));
  expect(shown.map(({ image }) => image ?? '')).toEqual(['tram.svg', '', '', 'ponte.svg', '', '']);
  expect(shown.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});
