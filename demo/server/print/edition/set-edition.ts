import { Canvas } from '../sheet/canvas.ts';
import { cellWidth, FRONT, INSIDE, LEADING, PAGE_HEIGHT, PAGE_WIDTH, PLAIN_FRONT } from '../sheet/geometry.ts';
import type { Edition, PlannedPage, PrintArticle, Region, SetEdition, SetPage } from '../sheet/types.ts';
import type { TextPlace } from '../story/body.ts';
import { drawStory, restOf, shownRows } from '../story/draw-story.ts';
import type { StoryPlace } from '../story/story-options.ts';
import { drawAdvert } from './adverts.ts';
import {
  box,
  columnLeft,
  drawDividers,
  drawImprint,
  drawIndex,
  drawMasthead,
  drawRunningHead,
  drawTeasers,
  indexPiece,
} from './furniture.ts';
import { PictureUse } from './picture-use.ts';
import { type PageArrangement, solvePage } from './solve-page.ts';

const ALL_WIDTHS = [1, 2, 3, 4, 5];
/** Cost of cutting a story: low on the front page, where it is usual, high on inside pages. */
const FRONT_CUT = 0.25;
const INSIDE_CUT = 4;

const MAX_PIECES = 6;

/** A cut story that continues: from which place in its text, and from which page. */
interface Rest {
  readonly article: PrintArticle;
  readonly start: TextPlace;
  readonly from: number;
}

interface Solved {
  readonly n: number;
  readonly section: string;
  readonly arrangement: PageArrangement;
}

const byWeight = (a: PrintArticle, b: PrintArticle): number => b.weight - a.weight || (a.id < b.id ? -1 : 1);

const kickerOf = (from: number): string => (from === 1 ? 'Segue dalla prima pagina' : `Segue da pagina ${from}`);

/** Sets the pages of one edition in order. A story that does not fit its page continues on a later one. */
class Setter {
  readonly edition: Edition;
  readonly articles: ReadonlyMap<string, PrintArticle>;
  readonly pictures = new PictureUse();
  readonly solved: Solved[] = [];
  /** Rows of each story on each page. */
  readonly shown = new Map<string, Map<number, number>>();
  /** The page on which a cut story continues, by story and page of the cut. */
  readonly continuesOn = new Map<string, number>();

  constructor(edition: Edition) {
    this.edition = edition;
    this.articles = new Map(edition.articles.map((article) => [article.id, article]));
  }

  article(id: string): PrintArticle {
    const article = this.articles.get(id);
    if (!article) throw new Error(`The plan names the story ${id}, which the edition does not contain.`);
    return article;
  }

  /** Records the content of a page and returns the stories that continue elsewhere. */
  record(n: number, section: string, arrangement: PageArrangement): Rest[] {
    this.solved.push({ n, section, arrangement });
    const rests: Rest[] = [];
    for (const { option } of arrangement.placed) {
      if (option.kind !== 'story') continue;
      const { article } = option.place;
      const pages = this.shown.get(article.id) ?? new Map<number, number>();
      this.shown.set(article.id, pages.set(n, shownRows(option)));
      if (option.box?.kind === 'photo') this.pictures.note(n, article);
      const start = restOf(option);
      if (start) rests.push({ article, start, from: n });
    }
    return rests;
  }

  frontGrid(): { readonly top: number; readonly rows: number } {
    return this.edition.plan.front.teasers.length ? FRONT : PLAIN_FRONT;
  }

  solveFront(): Rest[] {
    const { plan, brand } = this.edition;
    const articles = plan.front.ids.map((id) => this.article(id));
    const inside = new Set(plan.pages.flatMap(({ ids }) => ids));
    const sections = new Set(plan.pages.map(({ section }) => section));
    const attempt = (lead: readonly number[], cutAll: boolean, index: boolean): PageArrangement | null =>
      solvePage({
        brand,
        places: articles.map((article, rank) => ({
          article,
          rank,
          widths: rank === 0 ? lead : [1, 2, 3],
          cutCost: inside.has(article.id) || cutAll ? FRONT_CUT + (rank === 0 ? 0.6 : 0) : null,
          picture: articles.findIndex(({ illustration }) => illustration === article.illustration) === rank,
        })),
        extra: index ? [indexPiece(Math.min(sections.size, 10))] : [],
        rows: this.frontGrid().rows,
        mirrored: false,
        turn: this.edition.turn ?? Number(this.edition.date.slice(-2)),
        adverts: [0, articles.length > 3 ? 1 : 2],
      });
    const arrangement =
      attempt([4], false, true) ?? attempt([3, 4, 5], false, false) ?? attempt(ALL_WIDTHS, true, false);
    if (!arrangement) throw new Error('The front page cannot be set with these stories.');
    return this.record(1, 'Prima pagina', arrangement);
  }

  /** Sets page `n`. `rests` continue on a later page; `left` did not fit on this one. */
  solveInside(n: number, page: PlannedPage, rests: readonly Rest[]): { rests: Rest[]; left: string[] } {
    const own = page.ids.filter((id) => !rests.some(({ article }) => article.id === id) && !this.shown.has(id));
    // The number of arrangements grows with the cube of the number of pieces, so more are never tried.
    const most = Math.max(1, MAX_PIECES - rests.length);
    const left = own.slice(most);
    const attempt = (ids: readonly string[], cutCost: number | null, adverts: readonly [number, number]) => {
      const stories = ids.map((id) => this.article(id)).sort(byWeight);
      const pictures = this.pictures.allowed(n, stories);
      const fresh = stories.map((article): Omit<StoryPlace, 'rank'> => {
        const cut = article.kind === 'serial' ? null : cutCost;
        return { article, widths: ALL_WIDTHS, cutCost: cut, picture: pictures.has(article.id) };
      });
      const continued = rests.map(({ article, start, from }): Omit<StoryPlace, 'rank'> => {
        return { article, widths: ALL_WIDTHS, cutCost, start, kicker: kickerOf(from), picture: false };
      });
      const places = [...fresh.slice(0, 1), ...continued, ...fresh.slice(1)].map((place, rank) => ({ ...place, rank }));
      const [rows, mirrored] = [INSIDE.rows, n % 2 === 1];
      return solvePage({ brand: this.edition.brand, places, extra: [], rows, mirrored, turn: n, adverts });
    };
    for (let ids = own.slice(0, most); ; ids = ids.slice(0, -1)) {
      const arrangement = attempt(ids, null, [0, 2]) ?? attempt(ids, INSIDE_CUT, [0, 2]);
      if (arrangement) return { rests: this.record(n, page.section, arrangement), left };
      const dropped = ids.at(-1);
      if (!dropped) throw new Error(`Page ${n} cannot be set: its stories fit in no way.`);
      left.unshift(dropped);
    }
  }

  solve(): void {
    const { plan } = this.edition;
    const home = new Map(plan.pages.flatMap(({ ids }, index) => ids.map((id) => [id, index + 2] as const)));
    let pending = this.solveFront().map((rest) => ({ ...rest, at: home.get(rest.article.id) ?? 2 }));
    let pushed: string[] = [];
    const count = plan.pages.length;
    for (let n = 2; n <= count + 1 || pending.length > 0 || pushed.length > 0; n++) {
      if (n > count + 24) throw new Error('The stories of this edition do not fit on any number of pages.');
      const planned = plan.pages[n - 2] ?? { section: plan.pages.at(-1)?.section ?? 'Cronaca', ids: [] };
      const rests = pending.filter(({ at }) => at <= n).slice(0, MAX_PIECES - 1);
      for (const { article, from } of rests) this.continuesOn.set(`${article.id} ${from}`, n);
      const page = { section: planned.section, ids: [...pushed, ...planned.ids] };
      if (!rests.length && page.ids.every((id) => this.shown.has(id))) page.ids.push(...this.nextFresh(n, pending));
      const { rests: next, left } = this.solveInside(n, page, rests);
      pending = [...pending.filter((rest) => !rests.includes(rest)), ...next.map((rest) => ({ ...rest, at: n + 1 }))];
      pushed = left;
    }
  }

  /** Stories for a page whose own stories are all on the front page: the next two. */
  nextFresh(n: number, pending: readonly Rest[]): string[] {
    const later = this.edition.plan.pages.slice(n - 1).flatMap(({ ids }) => ids);
    return later.filter((id) => !this.shown.has(id) && !pending.some(({ article }) => article.id === id)).slice(0, 2);
  }

  /** The page with the most rows of a story. */
  pageOf(id: string): number | undefined {
    return [...(this.shown.get(id) ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
  }

  draw({ n, section, arrangement }: Solved): SetPage {
    const { edition } = this;
    const { accent } = edition.brand;
    const canvas = new Canvas();
    const regions: Region[] = [];
    const { top } = n === 1 ? this.frontGrid() : INSIDE;
    if (n === 1) {
      drawMasthead(canvas, edition);
      const teasers = edition.plan.front.teasers.map((id) => this.article(id));
      regions.push(...drawTeasers(canvas, teasers, accent, (id) => this.pageOf(id)));
    } else drawRunningHead(canvas, edition, n, section);
    if (edition.imprint && n === this.solved.length) drawImprint(canvas, edition.imprint);
    drawDividers(canvas, arrangement.dividers, top);
    for (const { option, column, columns, row, rows } of arrangement.placed) {
      const x = columnLeft(column);
      const y = top + row * LEADING;
      if (option.kind === 'advert') drawAdvert(canvas, option, edition.brand, x, y, rows);
      else if (option.kind === 'index') drawIndex(canvas, this.index(), accent, x, y);
      else {
        const { id } = option.place.article;
        drawStory(canvas, option, accent, x, y, rows, this.continuesOn.get(`${id} ${n}`) ?? null);
        regions.push({ article_id: id, polygon: box(x - 3, y - 1, cellWidth(columns) + 6, rows * LEADING + 2) });
      }
    }
    return { n, section, width: PAGE_WIDTH, height: PAGE_HEIGHT, items: canvas.items, regions };
  }

  index(): (readonly [string, number])[] {
    const first = new Map<string, number>();
    for (const { n, section } of this.solved) if (n > 1 && !first.has(section)) first.set(section, n);
    return [...first].slice(0, 10);
  }
}

/** Sets an edition: its pages, and the page of each story. The same edition gives the same pages. */
export const setEdition = (edition: Edition): SetEdition => {
  const setter = new Setter(edition);
  setter.solve();
  const pages = setter.solved.map((solved) => setter.draw(solved));
  const pageOf = new Map([...setter.shown.keys()].map((id) => [id, setter.pageOf(id) ?? 1]));
  return { pages, pageOf };
};
