import { readFileSync } from 'node:fs';
import { readWordmark } from '../print/sheet/assets.ts';
import type { Edition, PrintArticle, PrintBrand } from '../print/sheet/types.ts';

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8')) as T;

const BRANDS: Readonly<Record<string, Omit<PrintBrand, 'wordmark' | 'sigla'>>> = {
  MG: {
    name: 'Il Meriggio di Gaviano',
    accent: '#0B5A66',
    motto: 'Il quotidiano di Gaviano e della sua provincia dal 1894',
  },
  GZ: { name: 'Gazzetta di Zenara', accent: '#9A431A', motto: 'Foglio cittadino fondato nel 1871' },
  QP: { name: 'Qui Pietrafonte', accent: '#7A5500', motto: 'La città in dieci minuti' },
};

const testBrand = (sigla: string): PrintBrand => {
  const brand = BRANDS[sigla];
  if (!brand) throw new Error(`No test brand ${sigla}.`);
  return { ...brand, sigla, wordmark: readWordmark(sigla) };
};

interface StoryFile extends Omit<PrintArticle, 'id' | 'weight'> {
  readonly slug: string;
}

export const localStories = (sigla: string): PrintArticle[] => {
  const xx = sigla.toLowerCase();
  const names = new Map(
    read<{ slug: string; name: string }[]>(`${xx}/signatures.json`).map(({ slug, name }) => [slug, name]),
  );
  return read<StoryFile[]>(`${xx}/stories.json`).map((story, index) => ({
    ...story,
    id: `${sigla}-${index}`,
    author: names.get(story.author ?? '') ?? null,
    weight: 100 - index,
  }));
};

const wireStories = (from: number, count: number): PrintArticle[] =>
  read<{ articles: { id: string; title: string; section: string; paragraphs: string[] }[] }>('wikinews-it.json')
    .articles.slice(from, from + count)
    .map(({ id, title, section, paragraphs }, index) => ({
      id,
      section: section.charAt(0).toUpperCase() + section.slice(1),
      kicker: 'Wikinotizie',
      title,
      standfirst: null,
      body: paragraphs,
      author: null,
      illustration: null,
      caption: null,
      weight: 40 - index / 100,
    }));

export const instalment = (chapter: number, paragraphs: number): PrintArticle => {
  const { chapters } = read<{ chapters: { chapter: string; title: string; paragraphs: string[] }[] }>('pinocchio.json');
  const found = chapters[chapter];
  if (!found) throw new Error(`No chapter ${chapter}.`);
  return {
    id: 'serial',
    section: 'Il romanzo',
    kicker: `Le avventure di Pinocchio · Capitolo ${found.chapter}`,
    title: found.title,
    standfirst: null,
    body: found.paragraphs.slice(0, paragraphs),
    author: null,
    illustration: 'pinocchio/ill16',
    caption: null,
    weight: 20,
    kind: 'serial',
  };
};

export const editionWith = (sigla: string, articles: readonly PrintArticle[]): Omit<Edition, 'plan'> => ({
  brand: testBrand(sigla),
  date: '2025-11-20',
  number: 319,
  price: '1,70 €',
  imprint: 'I testi segnati «Wikinotizie» sono di Wikinotizie, CC BY 2.5',
  articles,
});

/** A full edition: all local stories, filled up to about fifty with others. */
export const fullEdition = (sigla: string): Omit<Edition, 'plan'> => {
  const local = localStories(sigla);
  return editionWith(sigla, [...local, ...wireStories(40, Math.max(8, 52 - local.length)), instalment(3, 24)]);
};

/** A made-up story of `words` words, for cases that the content lacks. */
export const madeUpStory = (id: string, words: number, change: Partial<PrintArticle> = {}): PrintArticle => {
  const vocabulary =
    'il consiglio comunale ha deciso che la strada del mercato sarà riaperta entro domenica sera'.split(' ');
  const text = Array.from({ length: words }, (_, index) => vocabulary[(index * 7 + (index >> 3)) % vocabulary.length]);
  const body: string[] = [];
  for (let at = 0; at < text.length; at += 45) body.push(`Così ${text.slice(at, at + 45).join(' ')}.`);
  return {
    id,
    section: 'Cronaca',
    kicker: 'Prova',
    title: `Una storia di prova di ${words} parole`,
    standfirst: null,
    body,
    author: null,
    illustration: null,
    caption: null,
    weight: 50,
    ...change,
  };
};
