import { expect, test } from 'vitest';
import { threeNewsletters } from './fixtures.ts';
import { ofTheme, themesOf } from './model.ts';

const names = (newsletters: readonly { readonly name: string }[]) => newsletters.map(({ name }) => name);

test('each theme once, in the order of the newsletters', () => {
  const [first] = threeNewsletters;
  if (!first) throw new Error('no newsletter');
  expect(themesOf([...threeNewsletters, first])).toEqual(['Ogni giorno', 'Sport', 'Tempo libero']);
});

test.each([
  ['Sport', ['Campo lungo']],
  ['', ['Prima luce', 'Campo lungo', 'Quota mille']],
  ['Vino', ['Prima luce', 'Campo lungo', 'Quota mille']],
])('of the theme “%s”', (theme, expected) => {
  expect(names(ofTheme(threeNewsletters, theme))).toEqual(expected);
});
