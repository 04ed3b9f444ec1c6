import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Story {
  readonly id: string;
  readonly paragraphs: readonly string[];
}

const { articles } = JSON.parse(
  readFileSync(new URL('../../../content/wikinews-it.json', import.meta.url), 'utf8'),
) as { readonly articles: readonly Story[] };

const idsOf = (isWrong: (paragraphs: readonly string[]) => boolean): readonly string[] =>
  articles.filter(({ paragraphs }) => isWrong(paragraphs)).map(({ id }) => id);

// Two joined stories show at their seam: the headline of the second ends the first, or follows a title without a text.
test('every agency story ends with the end of a sentence', () => {
  expect(articles.length).toBe(259);
  expect(idsOf((paragraphs) => !/[.!?»"”;)]$/.test(paragraphs.at(-1) ?? ''))).toEqual([]);
});

test('every sub-heading of an agency story has a text below it', () => {
  const isAlone = (text: string, next: string | undefined) => text.startsWith('## ') && !/^(?!## )/.test(next ?? '## ');
  expect(idsOf((paragraphs) => paragraphs.some((text, at) => isAlone(text, paragraphs[at + 1])))).toEqual([]);
});

test('no agency story has the headline of another one among its sub-headings', () => {
  const headlines = /^## (?:.*(?:è tornata sulla Terra|ha vinto|è morto|Addio a|Morto |in palio|perde la|Eris)|[a-z])/;
  expect(idsOf((paragraphs) => paragraphs.some((text) => headlines.test(text)))).toEqual([]);
});
