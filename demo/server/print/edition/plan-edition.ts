import { COLUMNS, cellWidth, INSIDE } from '../sheet/geometry.ts';
import type { EditionPlan, PlannedPage, PrintArticle } from '../sheet/types.ts';
import { bodyRows } from '../story/body.ts';

/** Order of the sections; others follow in their order of appearance. */
const SECTION_ORDER = [
  'primo piano',
  'cronaca',
  'politica',
  'economia',
  'cultura',
  'sport',
  'ambiente',
  'vita in città',
  'esteri',
  'dal mondo',
  'italia',
  'scienza',
  'vaticano',
];

/** Column rows on a page: five columns, minus the space between the blocks. */
const PAGE_AREA = COLUMNS * INSIDE.rows - 22;
const MAX_ON_PAGE = 6;

/** Column rows that a story takes on an average page, with heading, picture and `part` of its text. */
const areaOf = (article: PrintArticle, part = 1): number => {
  const text = bodyRows(article, cellWidth(1)).length * part;
  const heading = 14 + Math.min(12, article.title.length / 9) + (article.standfirst ? 5 : 0);
  const picture = part < 1 || !article.illustration ? 0 : article.kind === 'serial' ? 50 : 34;
  return text + heading + picture;
};

const rankOf = (section: string): number => {
  const rank = SECTION_ORDER.indexOf(section.toLowerCase());
  return rank < 0 ? SECTION_ORDER.length : rank;
};

/** The stories by section, then by weight; instalments of the serial last. */
const inOrder = (articles: readonly PrintArticle[]): PrintArticle[] => {
  const seen = [...new Set(articles.map(({ section }) => section))];
  return [...articles].sort(
    (a, b) =>
      Number(a.kind === 'serial') - Number(b.kind === 'serial') ||
      rankOf(a.section) - rankOf(b.section) ||
      seen.indexOf(a.section) - seen.indexOf(b.section) ||
      b.weight - a.weight ||
      (a.id < b.id ? -1 : 1),
  );
};

/** Cost of placing these stories on one page; 0 is ideal. */
const pageCost = (stories: readonly PrintArticle[], area: number, capacity: number): number => {
  if (stories.length > MAX_ON_PAGE) return 60 * (stories.length - MAX_ON_PAGE);
  const fill = area / capacity;
  const over = fill > 1 ? ((fill - 1) * 9) ** 2 : ((1 - fill) * 2.6) ** 2;
  const sections = new Set(stories.map(({ section }) => section)).size - 1;
  const picture = stories.some(({ illustration }) => illustration) ? 0 : 0.8;
  return over + sections * 0.7 + picture;
};

/** Divides the stories, in order, into `count` pages with at least one story each. Returns the end index of each page. */
const divide = (
  stories: readonly PrintArticle[],
  areas: readonly number[],
  count: number,
  capacity: number,
): number[] | null => {
  let best: { cost: number; cuts: number[] }[] = [{ cost: 0, cuts: [] }];
  for (let page = 0; page < count; page++) {
    const next: { cost: number; cuts: number[] }[] = [];
    for (let from = page; from < stories.length; from++) {
      const head = best[from];
      if (!head) continue;
      let area = 0;
      for (let to = from + 1; to <= stories.length && to - from <= MAX_ON_PAGE + 1; to++) {
        area += areas[to - 1] ?? 0;
        const cost = head.cost + pageCost(stories.slice(from, to), area, capacity);
        if (cost < (next[to]?.cost ?? Infinity)) next[to] = { cost, cuts: [...head.cuts, to] };
      }
    }
    best = next;
  }
  return best[stories.length]?.cuts ?? null;
};

/** Section in a page's heading: the one with the most text. */
const sectionOf = (stories: readonly PrintArticle[], areas: readonly number[], from: number): string => {
  const sums = new Map<string, number>();
  for (const [index, { section }] of stories.entries()) {
    sums.set(section, (sums.get(section) ?? 0) + (areas[from + index] ?? 0));
  }
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'Cronaca';
};

/** Stories of the front page: those with the greatest weight, if possible one per section. */
const chooseFront = (articles: readonly PrintArticle[], count: number): PrintArticle[] => {
  const heavy = articles
    .filter(({ kind }) => kind !== 'serial')
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  const lead = heavy.find(({ illustration }, index) => illustration && index < 4) ?? heavy[0];
  const chosen = lead ? [lead] : [];
  for (const most of [1, 2, 99]) {
    for (const article of heavy) {
      if (chosen.length >= count || chosen.includes(article)) continue;
      if (chosen.filter(({ section }) => section === article.section).length < most) chosen.push(article);
    }
  }
  return [...chosen.slice(0, 1), ...chosen.slice(1).sort((a, b) => b.weight - a.weight)];
};

/**
 * Decides which story goes on which page. `wanted`: number of pages with the front page. Adds two pages at a time when
 * the stories do not fit, and removes two at a time, down to two, when pages would be half empty.
 * `measure`: the share of a page's capacity to use.
 */
export const planEdition = (articles: readonly PrintArticle[], wanted: number, measure = 1): EditionPlan => {
  const capacity = PAGE_AREA * measure;
  if (!articles.length) throw new Error('An edition without stories has no pages.');
  const small = articles.length < 10;
  const front = chooseFront(articles, small ? Math.min(3, Math.max(1, articles.length - 1)) : 5);
  const onFront = new Set(front);
  const ordered = inOrder(articles).filter((article) => !small || !onFront.has(article));
  const areas = ordered.map((article) => areaOf(article, onFront.has(article) ? 0.6 : 1));
  const total = areas.reduce((sum, area) => sum + area, 0);
  let count = Math.max(1, wanted - 1);
  while (total > count * PAGE_AREA * 1.06) count += 2;
  while (count > 2 && total < (count - 2) * PAGE_AREA * 0.66) count -= 2;
  count = Math.min(Math.max(count, Math.ceil(ordered.length / MAX_ON_PAGE)), Math.max(1, ordered.length));
  const cuts = divide(ordered, areas, count, capacity) ?? [ordered.length];
  const pages = cuts.map((to, index): PlannedPage => {
    const from = cuts[index - 1] ?? 0;
    const stories = ordered.slice(from, to);
    return { section: sectionOf(stories, areas, from), ids: stories.map(({ id }) => id) };
  });
  const teasers = chooseTeasers(
    ordered.filter((article) => !onFront.has(article)),
    front,
  );
  return {
    front: { ids: front.map(({ id }) => id), teasers: teasers.map(({ id }) => id) },
    pages: pages.filter(({ ids }) => ids.length > 0),
  };
};

const TEASER_SECTIONS = ['cultura', 'sport', 'vita in città', 'ambiente', 'economia', 'scienza'];

/** Three stories to announce under the masthead, from the later sections, with different pictures. */
const chooseTeasers = (articles: readonly PrintArticle[], front: readonly PrintArticle[]): PrintArticle[] => {
  const used = new Set(front.map(({ illustration }) => illustration));
  const chosen: PrintArticle[] = [];
  const sorted = articles
    .filter(({ kind, title }) => kind !== 'serial' && title.length < 100)
    .sort((a, b) => order(a) - order(b) || b.weight - a.weight || (a.id < b.id ? -1 : 1));
  for (const article of sorted) {
    if (chosen.length === 3 || !article.illustration || used.has(article.illustration)) continue;
    if (chosen.some(({ section }) => section === article.section)) continue;
    used.add(article.illustration);
    chosen.push(article);
  }
  for (const article of sorted) if (chosen.length < 3 && !chosen.includes(article)) chosen.push(article);
  return chosen;
};

const order = ({ section }: PrintArticle): number => {
  const at = TEASER_SECTIONS.indexOf(section.toLowerCase());
  return at < 0 ? TEASER_SECTIONS.length : at;
};
