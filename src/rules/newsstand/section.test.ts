import { expect, test } from 'vitest';
import { pageRange, partStories } from './section.ts';

test.each([
  [8, 11, 'Pagine 8–11'],
  [8, 8, 'Pagina 8'],
  [8, null, 'Pagina 8'],
  [null, 11, ''],
  [undefined, undefined, ''],
])('pages %s to %s: %j', (first, last, text) => {
  expect(pageRange(first, last)).toBe(text);
});

/** Letters with a picture are capital; `|` begins another edition. */
const shelf = (text: string) =>
  text.split('|').flatMap((letters, edition) =>
    [...letters].map((name) => ({
      name,
      image: name === name.toUpperCase() ? 'x.svg' : null,
      id_edizione: edition + 1,
    })),
  );

test.each([
  ['Abcde', 'Abcde', ''],
  ['AbcdeFgH', 'AbcdeFH', 'g'],
  ['Abcdefghijk', 'Abcdejk', 'fghi'],
  ['Abcde|fg', 'Abcdefg', ''],
  ['', '', ''],
])('of %j in full %j, in brief %j', (all, full, briefs) => {
  const names = (stories: readonly { name: string }[]) => stories.map(({ name }) => name).join('');
  const parts = partStories(shelf(all));
  expect([names(parts.full), names(parts.briefs)]).toEqual([full, briefs]);
});

test('stories of no edition are not shortened', () => {
  const stories = shelf('Abcdefg').map((story) => ({ ...story, id_edizione: null }));
  expect(partStories(stories)).toEqual({ full: stories, briefs: [] });
});
