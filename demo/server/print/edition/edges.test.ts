import { describe, expect, test } from 'vitest';
import { editionWith, fullEdition, instalment, localStories, madeUpStory } from '../../testing/test-edition.ts';
import { glyphBoxes, letters, regionBox, texts, within } from '../../testing/test-geometry.ts';
import { svgOfPage } from '../sheet/svg.ts';
import type { PrintArticle } from '../sheet/types.ts';
import { italianText } from '../type/italian.ts';
import { composeEdition } from './compose-edition.ts';

const LONG_TITLE =
  'Sottopassi, rotonde e passerelle: il piano che in tre anni promette di togliere dal centro storico un’automobile su quattro, e chi non ci crede';

/** Sets these stories and checks what holds for every edition. */
const compose = (articles: readonly PrintArticle[], wanted: number) => {
  const { set, plan } = composeEdition(editionWith('MG', articles), wanted);
  for (const article of articles) {
    const drawn = set.pages.flatMap((page) => texts(page).filter(({ articleId }) => articleId === article.id));
    const body = drawn.filter(({ style }) => style === 'text').map(({ text }) => text);
    const expected = article.body.filter((text) => !text.startsWith('## ')).map(italianText);
    expect(letters(body.join('')), article.id).toBe(letters(expected.join('')));
    expect(set.pageOf.get(article.id)).toBeGreaterThan(0);
  }
  for (const page of set.pages) {
    for (const item of texts(page)) {
      const regions = page.regions.filter(({ article_id }) => article_id === item.articleId).map(regionBox);
      if (!item.articleId) continue;
      for (const box of glyphBoxes(item))
        expect(
          regions.some((region) => within(box, region)),
          item.text,
        ).toBe(true);
    }
  }
  return { set, plan };
};

describe('every story is set whole with', () => {
  test('titles of 140 characters', () => {
    const stories = localStories('GZ').map((story) => ({ ...story, title: LONG_TITLE, id: story.id }));
    expect(LONG_TITLE.length).toBeGreaterThanOrEqual(140);
    compose(stories, 10);
  });

  test('no picture, no author, no standfirst, no kicker', () => {
    const bare = { illustration: null, caption: null, author: null, standfirst: null, kicker: '' };
    compose(
      localStories('QP').map((story) => ({ ...story, ...bare })),
      10,
    );
  });

  test('stories of one paragraph', () => {
    compose(
      localStories('MG').map((story) => ({ ...story, body: story.body.slice(0, 1) })),
      8,
    );
  });

  test('forty stories of very different length', () => {
    const lengths = [20, 45, 90, 140, 260, 380, 520, 90, 30, 700];
    const sections = ['Cronaca', 'Politica', 'Economia', 'Cultura', 'Sport'];
    compose(
      Array.from({ length: 40 }, (_, index) =>
        madeUpStory(`s${index}`, lengths[index % 10] ?? 90, {
          section: sections[Math.floor(index / 8)] ?? 'Cronaca',
          weight: (index * 37) % 101,
          illustration: index % 3 ? null : 'harbor',
        }),
      ),
      16,
    );
  });

  test('a story longer than a page', () => {
    const { set } = compose([...localStories('GZ').slice(0, 12), madeUpStory('long', 3200, { weight: 10 })], 8);
    expect(
      set.pages.filter(({ regions }) => regions.some(({ article_id }) => article_id === 'long')).length,
    ).toBeGreaterThan(1);
  });

  test('thirty short notices on what was to be a small day', () => {
    compose(
      Array.from({ length: 30 }, (_, index) => madeUpStory(`n${index}`, 40 + index)),
      2,
    );
  });

  test('a word wider than a column', () => {
    const title = 'Il precipitevolissimevolmentissimamente e altre parole';
    const word = 'https://www.esempio-di-un-indirizzo-molto-lungo.example.it/percorso/che/non/finisce/mai';
    compose(
      [...localStories('MG').slice(0, 10), madeUpStory('wide', 60, { title, body: [`Si legge su ${word} da ieri.`] })],
      4,
    );
  });

  test.each([1, 2, 3, 4])('%i stories and an instalment on a small day', (count) => {
    const { set } = compose([...localStories('QP').slice(3, 3 + count), instalment(5, 16)], 2);
    expect(set.pages.length).toBeGreaterThanOrEqual(2);
    expect(set.pages.length).toBeLessThanOrEqual(4);
  });
});

test('an edition without stories is refused with a message', () => {
  expect(() => composeEdition(editionWith('MG', []), 4)).toThrow('without stories');
});

test('the same edition gives the same bytes', () => {
  const once = composeEdition(fullEdition('GZ'), 16).set.pages.map(svgOfPage);
  const again = composeEdition(fullEdition('GZ'), 16).set.pages.map(svgOfPage);
  expect(again).toEqual(once);
});

test('a page’s SVG needs no font and stays moderate', () => {
  for (const page of composeEdition(fullEdition('QP'), 16).set.pages) {
    const svg = svgOfPage(page);
    expect(svg).not.toContain('<text');
    expect(svg.length).toBeLessThan(600_000);
  }
});
