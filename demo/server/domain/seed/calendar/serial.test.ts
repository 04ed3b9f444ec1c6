import { expect, test } from 'vitest';
import { type Chapter, instalmentsOf } from './serial.ts';

const chapter = (name: string, lengths: readonly number[]): Chapter => ({
  chapter: name,
  title: `Titolo ${name}.`,
  paragraphs: lengths.map((length, index) => Array.from({ length }, () => `${name}${index}`).join(' ')),
  illustrations: [{ file: `pinocchio/ill${lengths.length}.jpg`, caption: '' }],
});

const paragraphsOf = (chapters: readonly Chapter[]): string[] => chapters.flatMap(({ paragraphs }) => [...paragraphs]);

test.each<[title: string, chapters: Chapter[], count: number, instalments: number]>([
  ['one chapter, one instalment', [chapter('I', [5, 5])], 1, 1],
  ['the longer chapter is cut', [chapter('I', [5, 5]), chapter('II', [20, 20, 20])], 3, 3],
  ['a giant paragraph is not cut', [chapter('I', [500])], 4, 1],
  ['more instalments than paragraphs', [chapter('I', [5, 5, 5])], 9, 3],
  ['uneven paragraphs', [chapter('I', [90, 1, 1, 1]), chapter('II', [1, 1, 90])], 5, 5],
])('%s', (_title, chapters, count, instalments) => {
  const made = instalmentsOf(chapters, count);
  expect(made).toHaveLength(instalments);
  expect(made.flatMap(({ paragraphs }) => [...paragraphs])).toEqual(paragraphsOf(chapters));
  expect(made.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
  expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => index + 1));
});

test('a part names its chapter; only the first part has the picture', () => {
  const made = instalmentsOf([chapter('I', [5, 5]), chapter('II', [5])], 3);
  expect(made.map(({ title, illustration, caption }) => [title, illustration, caption])).toEqual([
    ['Pinocchio, capitolo I, parte 1 di 2', 'pinocchio/ill2', null],
    ['Pinocchio, capitolo I, parte 2 di 2', null, null],
    ['Pinocchio, capitolo II', 'pinocchio/ill1', null],
  ]);
  expect(made[0]?.summary).toBe('Titolo I');
});
